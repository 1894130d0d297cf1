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
import { relativizer } from "../../operations/relativize.js";
import type { NodeBase } from "../../tree/node.js";
import { resolution as byRFC3986, type ResolveOptions } from "../rfc3986/resolution.js";
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

/** The type of resolution for IRIs: `resolve` returns the target IRI, or with `trace: true` also the trace. */
export interface ResolveIRI {
  (ref: string | NodeBase, base: string | NodeBase, options: ResolveOptions & { readonly trace: true }): Resolution;
  (
    ref: string | NodeBase,
    base: string | NodeBase,
    options?: ResolveOptions & { readonly trace?: false | undefined },
  ): string;
  (ref: string | NodeBase, base: string | NodeBase, options?: ResolveOptions): string | Resolution;
}

/** The type of relativization for IRIs: it returns a short reference that resolves to the target. */
export type RelativizeIRI = (
  target: string | NodeBase,
  base: string | NodeBase,
  options?: Pick<ResolveOptions, "strict" | "literal">,
) => string;

/**
 * Resolves a reference against a base (RFC 3987 section 6.5).
 *
 * @param ref an IRI-reference, or its tree
 * @param base an IRI, or its tree; its fragment is ignored
 * @param options the options of resolution
 * @returns the target IRI, or with `trace: true` the target IRI and its trace
 * @throws {URISyntaxError} if `ref` is not an IRI-reference, or `base` is not an IRI
 * @throws {RangeError} if a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 */
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options: ResolveOptions & { readonly trace: true },
): Resolution;
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options?: ResolveOptions & { readonly trace?: false | undefined },
): string;
export function resolve(ref: string | NodeBase, base: string | NodeBase, options?: ResolveOptions): string | Resolution;
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options?: ResolveOptions,
): string | Resolution {
  const { uri, trace } = toTarget(ref, base, options) as Target & { readonly type: "URI" };
  return trace ? { uri, trace } : uri;
}

const byResolution = relativizer(references, resolution, toTarget);

/**
 * Finds a short reference that resolves to the target.
 *
 * @param target an IRI, or its tree
 * @param base an IRI, or its tree
 * @param options the options that the reference will be resolved with
 * @returns a relative reference that resolves to the target; the target itself if no shorter reference does
 * @throws {URISyntaxError} if the target or the base is not an IRI
 * @throws {RangeError} if a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 */
export function relativize(
  target: string | NodeBase,
  base: string | NodeBase,
  options?: Pick<ResolveOptions, "strict" | "literal">,
): string {
  return byResolution(target, base, options);
}
