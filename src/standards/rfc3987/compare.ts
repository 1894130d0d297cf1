/**
 * Comparison by RFC 3987 section 5.
 *
 * @module
 */
import { comparer, type CompareOptions } from "../../operations/compare.js";
import type { NodeBase } from "../../tree/node.js";
import { byRules, normalization } from "./normalization.js";
import { references } from "./references.js";

const comparison = comparer(references, byRules, normalization);

/**
 * Returns whether two IRI-references are equivalent by RFC 3987 section 5, which means that their normal forms are equal.
 *
 * @param a an IRI-reference, or its tree
 * @param b an IRI-reference, or its tree
 * @param options the rung, the known redirects, and whether to ignore fragments
 * @returns whether they are equivalent on that rung
 * @throws {URISyntaxError} if one of them is not an IRI-reference. The error's `argument` is "a" or "b"
 * @throws {RangeError} if the rung is unknown, or a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { equivalent } from "uri-grammar/iri";
 *
 * equivalent("http://example.com/ros\u00E9", "http://example.com:80/ros%C3%A9"); // => true
 * equivalent("http://example.com/ros\u00E9", "http://example.com/rose\u0301"); // => false
 */
export function equivalent(a: string | NodeBase, b: string | NodeBase, options?: CompareOptions): boolean {
  return comparison.equivalent(a, b, options);
}
