/**
 * Relativization of IRIs, the inverse of resolution (RFC 3987 section 6.5).
 *
 * @module
 */
import { relativizer } from "../../operations/relativize.js";
import type { NodeBase } from "../../tree/node.js";
import type { RelativizeOptions } from "../rfc3986/relativize.js";
import { references } from "./references.js";
import { resolution, toTarget } from "./resolution.js";

const byResolution = relativizer(references, resolution, toTarget);

/**
 * Finds a short reference that resolves to the target: the inverse of resolution (RFC 3987 section 6.5).
 *
 * @param target an IRI, or its tree
 * @param base an IRI, or its tree
 * @param options the options that the reference will be resolved with
 * @returns a relative reference that resolves to the target; the target itself if no shorter reference does
 * @throws {URISyntaxError} if the target or the base is not an IRI
 * @throws {RangeError} if a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { relativize } from "uri-grammar/iri";
 *
 * relativize("http://example.com/\u00FC", "http://example.com/a/b"); // => "/\u00FC"
 * relativize("http://example.com/\u00FC", "http://example.com/a/b", { path: "relative" }); // => "../\u00FC"
 */
export function relativize(target: string | NodeBase, base: string | NodeBase, options?: RelativizeOptions): string {
  return byResolution(target, base, options);
}
