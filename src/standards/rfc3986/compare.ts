/**
 * Comparison by RFC 3986 section 6.
 *
 * @module
 */
import { comparer, type CompareOptions, type Comparer, type Comparison } from "../../operations/compare.js";
import type { NodeBase } from "../../tree/node.js";
import { byRules, normalization } from "./normalization.js";
import { references } from "./references.js";

const comparison = comparer(references, byRules, normalization);

/**
 * Compares two references by RFC 3986 section 6, rung by rung. References are compared as written, so resolve relative
 * references first (section 6.1).
 *
 * @param a a URI-reference, or its tree
 * @param b a URI-reference, or its tree
 * @param options the highest rung, the known redirects, and whether to ignore fragments
 * @returns whether they are equivalent, and the lowest rung that shows it
 * @throws {URISyntaxError} if one of them, or a URI read from `redirects`, is not a URI-reference
 * @throws {RangeError} if the rung is unknown, or a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { compare } from "uri-grammar";
 *
 * compare("http://example.com", "HTTP://EXAMPLE.com:80/"); // => { equivalent: true, rung: "scheme" }
 * compare("http://a/", "http://b/"); // => { equivalent: false, rung: null }
 */
export function compare(a: string | NodeBase, b: string | NodeBase, options?: CompareOptions): Comparison {
  return comparison.compare(a, b, options);
}

/**
 * Returns whether two references are equivalent by RFC 3986 section 6, which means that their normal forms are equal.
 *
 * @param a a URI-reference, or its tree
 * @param b a URI-reference, or its tree
 * @param options the rung, the known redirects, and whether to ignore fragments
 * @returns whether they are equivalent on that rung
 * @throws {URISyntaxError} if one of them is not a URI-reference
 * @throws {RangeError} if the rung is unknown, or a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { equivalent } from "uri-grammar";
 *
 * equivalent("http://example.com", "http://EXAMPLE.com:80/"); // => true
 * equivalent("http://example.com", "http://EXAMPLE.com:80/", { rung: "syntax" }); // => false
 */
export function equivalent(a: string | NodeBase, b: string | NodeBase, options?: CompareOptions): boolean {
  return comparison.equivalent(a, b, options);
}

/**
 * The rungs of RFC 3986, the lowest first, each with its section.
 *
 * @example
 * import { rungs } from "uri-grammar";
 *
 * rungs; // => { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" }
 */
export const rungs: Comparer["rungs"] = comparison.rungs;
