/**
 * Reference resolution. RFC 3987 section 6.5 applies the algorithm of RFC 3986 to IRIs without a change.
 *
 * @module
 */
import {
  targetResolver,
  type Resolution,
  type ResolutionRules,
  type ResolveToTarget,
  type Target,
} from "../../operations/resolve.js";
import type { NodeBase } from "../../tree/node.js";
import {
  resolution as byRFC3986,
  type ResolveOptions,
  type ToURI,
  type Traced,
  type Untraced,
} from "../rfc3986/resolution.js";
import type { RelativizeOptions } from "../rfc3986/operations.js";
import type { IRIString } from "./reference.js";
import { references } from "./references.js";

/** The algorithm. The base is an IRI whose fragment is ignored. */
export const resolution: ResolutionRules<ResolveOptions> = {
  baseRule: "IRI",
  options: byRFC3986.options,
  transform: (R, Base, options, note) =>
    byRFC3986.transform(
      R,
      Base,
      options,
      note &&
        ((section, step, before, after) => {
          note(`RFC3986:${section}`, step, before, after);
        }),
    ),
};

/** The same algorithm with a target as its result. */
export const toTarget: ResolveToTarget<ResolveOptions> = targetResolver(references, resolution);

/** The type of resolution for IRIs: it returns the target IRI, or with `trace: true` also the trace. */
export type ResolveIRI = typeof resolve;

/** The type of relativization for IRIs: it returns a short reference that resolves to the target. */
export type RelativizeIRI = (target: string | NodeBase, base: string | NodeBase, options?: RelativizeOptions) => string;

/**
 * Resolves a reference against a base (RFC 3987 section 6.5).
 *
 * @param ref an IRI-reference, or its tree
 * @param base an IRI, or its tree; its fragment is ignored. With `relativeBase: true`, any IRI-reference
 * @param options the options of resolution, which are those for URIs
 * @returns the target IRI, or with `trace: true` the target IRI and its trace. With `literal: true`, the result is not
 *   always an IRI; with a relative base, it is an IRI-reference
 * @throws {URISyntaxError} if `ref` is not an IRI-reference, or `base` is not an IRI. The error's `argument` is
 *   "reference" or "base"
 * @throws {RangeError} if a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { resolve } from "uri-grammar/iri";
 *
 * resolve("\u00FC", "http://example.com/a/b"); // => "http://example.com/a/\u00FC"
 * resolve("../\u00FC", "a/b/c", { relativeBase: true }); // => "a/\u00FC"
 */
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options: Traced & ToURI,
): Resolution<IRIString>;
export function resolve(ref: string | NodeBase, base: string | NodeBase, options?: Untraced & ToURI): IRIString;
export function resolve(ref: string | NodeBase, base: string | NodeBase, options: Traced): Resolution;
export function resolve(ref: string | NodeBase, base: string | NodeBase, options?: Untraced): string;
export function resolve(ref: string | NodeBase, base: string | NodeBase, options?: ResolveOptions): string | Resolution;
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options?: ResolveOptions,
): string | Resolution {
  const { uri, trace } = toTarget(ref, base, options) as Target & { readonly type: "URI" };
  return trace ? { uri, trace } : uri;
}
