/**
 * Reference resolution by RFC 3986 section 5.2.
 *
 * @module
 */
import { compose, type MainComponents } from "../../core/components.js";
import {
  guardPath,
  mayHaveDotSegments,
  removeDotSegments,
  removeKnownDotSegments,
} from "../../operations/dot-segments.js";
import {
  BOTH,
  targetResolver,
  type Note,
  type Resolution,
  type ResolutionRules,
  type ResolveToTarget,
  type Target,
} from "../../operations/resolve.js";
import type { NodeBase } from "../../tree/node.js";
import type { URIReferenceString, URIString } from "./reference.js";
import { references } from "./references.js";

/** Options of resolution. */
export interface ResolveOptions {
  /**
   * `false` ignores a scheme that equals the scheme of the base, as parsers before RFC 3986 did (section 5.2.2).
   * Default `true`.
   */
  readonly strict?: boolean | undefined;
  /**
   * `true` applies section 5.2.4 literally, even if the resulting path begins with "//" and is then parsed as an
   * authority that neither reference nor base has: `.//g` on `f:/a` becomes `f://g`. Such an authority can be invalid,
   * so the result is not always a URI. By default, "/." is inserted before the path.
   */
  readonly literal?: boolean | undefined;
  /**
   * `true` also allows a base without a scheme, and an empty one. The result is the reference that leads from any URI
   * with an authority to the same target as first the base and then the reference: for every such URI `u`,
   * `resolve(resolve(ref, base, { relativeBase: true }), u)` is `resolve(ref, resolve(base, u))`. Its path has no
   * dot-segments except ".." at the front, and "./" where the path would otherwise mean something else. A base with a
   * scheme gives the same result as without this option.
   */
  readonly relativeBase?: boolean | undefined;
  /** `true` also returns the trace of the steps. */
  readonly trace?: boolean | undefined;
}

/** The algorithm. The base is a URI whose fragment is ignored. */
export const resolution: ResolutionRules<ResolveOptions> = {
  baseRule: "URI",
  options: { strict: BOTH, literal: BOTH, relativeBase: BOTH, trace: BOTH },
  transform,
};

/** The same algorithm with a target as its result, like the drafts; `relativize` uses it. */
export const toTarget: ResolveToTarget<ResolveOptions> = targetResolver(references, resolution);

/**
 * Resolves a reference against a base (RFC 3986 section 5.2).
 *
 * @param ref a URI-reference, or its tree
 * @param base a URI, or its tree; its fragment is ignored (section 5.1). With `relativeBase: true`, any URI-reference
 * @param options the options of resolution
 * @returns the target URI, or with `trace: true` the target URI and its trace. TypeScript knows that it is a URI. With
 *   `literal: true`, the result is not always a URI: check it with `isURI`
 * @throws {URISyntaxError} if `ref` is not a URI-reference, or `base` is not a URI. The error's `argument` is
 *   "reference" or "base"
 * @throws {RangeError} if a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { resolve } from "uri-grammar";
 *
 * resolve("../g?y#s", "http://a/b/c/d;p?q"); // => "http://a/b/g?y#s"
 * resolve("http:g", "http://a/b/c/d;p?q", { strict: false }); // => "http://a/b/c/g"
 * resolve("../../c", "a/b", { relativeBase: true }); // => "../c"
 */
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options: Traced & ToURI,
): Resolution<URIString>;
export function resolve(ref: string | NodeBase, base: string | NodeBase, options?: Untraced & ToURI): URIString;
/** With a relative base, the result can be a relative reference. */
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options: Traced & ToReference,
): Resolution<URIReferenceString>;
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options?: Untraced & ToReference,
): URIReferenceString;
/** With the option `literal`, the result is not always a URI. */
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

/** The options with a trace in the result, and those without one. */
export type Traced = ResolveOptions & { readonly trace: true };
export type Untraced = ResolveOptions & { readonly trace?: false | undefined };

/** The options with which the result is a reference. */
interface ToReference {
  readonly literal?: false | undefined;
}

/** The options with which the result is a URI. */
export interface ToURI extends ToReference {
  readonly relativeBase?: false | undefined;
}

/** Transforms a reference (section 5.2.2). */
function transform(R: MainComponents, Given: MainComponents, options: ResolveOptions, note: Note): MainComponents {
  const { query, fragment } = R;
  const Base = Given.scheme === null ? reduced(Given, options, note) : Given;
  const isOwnScheme = options.strict === false && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const ownScheme = isOwnScheme ? null : R.scheme;
  if (isOwnScheme) {
    const step = "not strict: the scheme equals the scheme of the base and is ignored";
    note?.("5.2.2", step, compose(R), compose({ scheme: null, authority: R.authority, path: R.path, query, fragment }));
  }
  let { scheme, authority } = Base;
  let target: MainComponents;
  let step: string;
  if (ownScheme !== null) {
    step = "the reference has a scheme: the base is not used";
    ({ scheme, authority } = R);
    target = { scheme, authority, path: withoutDots(R.path, { scheme, authority }, options, note), query, fragment };
  } else if (R.authority !== null) {
    step = "the reference has an authority: the scheme comes from the base";
    ({ authority } = R);
    target = { scheme, authority, path: withoutDots(R.path, { scheme, authority }, options, note), query, fragment };
  } else if (R.path === "" && query === null) {
    step = "the reference's path is empty and it has no query: scheme, authority, path and query come from the base";
    target = { scheme, authority, path: Base.path, query: Base.query, fragment };
  } else if (R.path === "") {
    step = "the reference's path is empty: scheme, authority and path come from the base";
    target = { scheme, authority, path: Base.path, query, fragment };
  } else if (R.path.startsWith("/")) {
    step = "the reference's path is absolute: scheme and authority come from the base";
    target = { scheme, authority, path: withoutDots(R.path, { scheme, authority }, options, note), query, fragment };
  } else {
    step = "the reference's path is relative: it is merged with the path of the base";
    const merged = merge(Base, R.path);
    note?.("5.2.3", "merge", R.path, merged);
    target = { scheme, authority, path: withoutDots(merged, { scheme, authority }, options, note), query, fragment };
  }
  note?.("5.2.2", step, compose(R), compose(target));
  return target;
}

/** Removes the dot-segments of a base without a scheme: resolving the base would remove them, too. */
function reduced(Base: MainComponents, options: ResolveOptions, note: Note): MainComponents {
  const { scheme, authority, path, query, fragment } = Base;
  if (!mayHaveDotSegments(path)) return Base;
  return { scheme, authority, path: withoutDots(path, Base, options, note), query, fragment };
}

/**
 * Removes dot-segments (section 5.2.4), and changes the result as section 3.3 requires. Of a relative path, only those are
 * removed whose segments are known.
 */
function withoutDots(
  path: string,
  { scheme, authority }: Pick<MainComponents, "scheme" | "authority">,
  { literal = false }: ResolveOptions,
  note: Note,
): string {
  if (scheme === null && authority === null && !path.startsWith("/")) {
    const known = removeKnownDotSegments(path);
    note?.("5.2.4", "remove_dot_segments, but keep '..' that the base does not have", path, known);
    return known;
  }
  const removed = removeDotSegments(path);
  note?.("5.2.4", "remove_dot_segments", path, removed);
  const guarded = literal ? removed : guardPath(removed, authority);
  if (guarded !== removed) note?.("3.3", 'a path without an authority must not begin with "//"', removed, guarded);
  return guarded;
}

/** Merges the paths of base and reference (section 5.2.3). */
function merge(Base: MainComponents, path: string): string {
  if (Base.authority !== null && Base.path === "") return `/${path}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + path;
}
