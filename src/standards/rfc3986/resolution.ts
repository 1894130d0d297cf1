/**
 * Reference resolution by RFC 3986 section 5.2.
 *
 * @module
 */
import { compose, type MainComponents } from "../../core/components.js";
import { guardPath, removeDotSegments } from "../../operations/dot-segments.js";
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
import { references } from "./references.js";

/** How a reference is resolved. */
export interface ResolveOptions {
  /** `false` ignores a scheme that is the base's own, as parsers before RFC 3986 did (section 5.2.2). Default `true`. */
  readonly strict?: boolean;
  /**
   * `true` follows the letter of section 5.2.4 even where the path it gives begins with "//" and is thus read as an
   * authority that neither side had: `.//g` on `f:/a` is then `f://g`, and what is then read as one need not be valid.
   * By default the path gets "/." before it.
   */
  readonly literal?: boolean;
  /** `true` returns how the result came about, too. */
  readonly trace?: boolean;
}

/** The algorithm: a base is a URI, whose fragment is dropped. */
export const resolution: ResolutionRules<ResolveOptions> = {
  baseRule: "URI",
  options: { strict: BOTH, literal: BOTH, trace: BOTH },
  transform,
};

/** The same with a target as the drafts before have it: `relativize` works by this. */
export const toTarget: ResolveToTarget<ResolveOptions> = targetResolver(references, resolution);

/**
 * Resolves a reference against a base (RFC 3986 section 5.2).
 *
 * @param ref a URI-reference, or its tree
 * @param base a URI, or its tree; its fragment is dropped (section 5.1)
 * @param options how to resolve
 * @returns the target URI, or with `trace: true` the target URI and its trace
 * @throws {URISyntaxError} if `ref` is not a URI-reference, or `base` is not a URI: a relative base cannot give a target
 * @throws {RangeError} if a tree is not that of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { resolve } from "uri-grammar";
 *
 * resolve("../g?y#s", "http://a/b/c/d;p?q"); // => "http://a/b/g?y#s"
 * resolve("http:g", "http://a/b/c/d;p?q", { strict: false }); // => "http://a/b/c/g"
 */
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options: ResolveOptions & { readonly trace: true },
): Resolution;
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options?: ResolveOptions & { readonly trace?: false },
): string;
export function resolve(ref: string | NodeBase, base: string | NodeBase, options?: ResolveOptions): string | Resolution;
export function resolve(
  ref: string | NodeBase,
  base: string | NodeBase,
  options: ResolveOptions = {},
): string | Resolution {
  const { uri, trace } = toTarget(ref, base, options) as Target & { readonly type: "URI" };
  return trace ? { uri, trace } : uri;
}

/** Section 5.2.2, Transform References. */
function transform(R: MainComponents, Base: MainComponents, options: ResolveOptions, note: Note): MainComponents {
  const { query, fragment } = R;
  const isOwnScheme = options.strict === false && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const ownScheme = isOwnScheme ? null : R.scheme;
  if (isOwnScheme) {
    const step = "not strict: the scheme is the base's own and is ignored";
    note?.("5.2.2", step, compose(R), compose({ ...R, scheme: null }));
  }
  let { scheme, authority } = Base;
  let target: MainComponents;
  let step: string;
  if (ownScheme !== null) {
    step = "the reference has a scheme: nothing is the base's";
    ({ scheme, authority } = R);
    target = { scheme, authority, path: withoutDots(R.path, authority, options, note), query, fragment };
  } else if (R.authority !== null) {
    step = "the reference has an authority: the scheme is the base's";
    ({ authority } = R);
    target = { scheme, authority, path: withoutDots(R.path, authority, options, note), query, fragment };
  } else if (R.path === "" && query === null) {
    step = "the reference's path is empty and it has no query: scheme, authority, path and query are the base's";
    target = { scheme, authority, path: Base.path, query: Base.query, fragment };
  } else if (R.path === "") {
    step = "the reference's path is empty: scheme, authority and path are the base's";
    target = { scheme, authority, path: Base.path, query, fragment };
  } else if (R.path.startsWith("/")) {
    step = "the reference's path is absolute: scheme and authority are the base's";
    target = { scheme, authority, path: withoutDots(R.path, authority, options, note), query, fragment };
  } else {
    step = "the reference's path is relative: it is merged with the base's";
    const merged = merge(Base, R.path);
    note?.("5.2.3", "merge", R.path, merged);
    target = { scheme, authority, path: withoutDots(merged, authority, options, note), query, fragment };
  }
  note?.("5.2.2", step, compose(R), compose(target));
  return target;
}

/** Section 5.2.4, and what section 3.3 demands of its result. */
function withoutDots(path: string, authority: string | null, { literal = false }: ResolveOptions, note: Note): string {
  const removed = removeDotSegments(path);
  note?.("5.2.4", "remove_dot_segments", path, removed);
  const guarded = literal ? removed : guardPath(removed, authority);
  if (guarded !== removed) note?.("3.3", 'a path without authority must not begin with "//"', removed, guarded);
  return guarded;
}

/** Section 5.2.3, Merge Paths. */
function merge(Base: MainComponents, path: string): string {
  if (Base.authority !== null && Base.path === "") return `/${path}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + path;
}
