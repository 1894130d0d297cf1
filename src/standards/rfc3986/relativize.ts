/**
 * Relativization by RFC 3986, the inverse of resolution.
 *
 * @module
 */
import { relativizer, type PathOption } from "../../operations/relativize.js";
import type { NodeBase } from "../../tree/node.js";
import { references } from "./references.js";
import { resolution, toTarget, type ResolveOptions } from "./resolution.js";

/** The options that the reference will be resolved with, and its form. */
export type RelativizeOptions = Pick<ResolveOptions, "strict" | "literal"> & PathOption;

const byResolution = relativizer(references, resolution, toTarget);

/**
 * Finds a short reference that resolves to the target by RFC 3986.
 *
 * @param target a URI, or its tree
 * @param base a URI, or its tree
 * @param options the options that the reference will be resolved with; `path: "relative"` for a path without "/" at the
 *   front
 * @returns a relative reference that resolves to the target. If no shorter reference does, the target itself, for
 *   example if the schemes or authorities differ, or if the target has dot-segments that resolution cannot produce.
 * @throws {URISyntaxError} if the target or the base is not a URI
 * @throws {RangeError} if a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { relativize } from "uri-grammar";
 *
 * relativize("http://a/b/g", "http://a/b/c/d;p?q"); // => "../g"
 * relativize("http://b/", "http://a/b/c/d;p?q"); // => "http://b/"
 * relativize("http://a/g", "http://a/b/c/d;p?q"); // => "/g"
 * relativize("http://a/g", "http://a/b/c/d;p?q", { path: "relative" }); // => "../../g"
 */
export function relativize(target: string | NodeBase, base: string | NodeBase, options?: RelativizeOptions): string {
  return byResolution(target, base, options);
}
