/**
 * Comparison by RFC 3986 section 6.
 *
 * @module
 */
import { comparer, type Comparer } from "../../operations/compare.js";
import { grammar } from "./grammar.js";
import { byRules, normalization } from "./normalization.js";

const comparison = comparer(grammar, byRules, normalization);

/**
 * Compares two references by RFC 3986 section 6, rung by rung.
 *
 * @example
 * import { compare } from "uri-grammar";
 *
 * compare("http://example.com", "HTTP://EXAMPLE.com:80/"); // => { equivalent: true, rung: "scheme" }
 * compare("http://a/", "http://b/"); // => { equivalent: false, rung: null }
 */
export const compare: Comparer["compare"] = comparison.compare;

/**
 * Whether two references are equivalent by RFC 3986 section 6.
 *
 * @example
 * import { equivalent } from "uri-grammar";
 *
 * equivalent("http://example.com", "http://EXAMPLE.com:80/"); // => true
 * equivalent("http://example.com", "http://EXAMPLE.com:80/", { rung: "syntax" }); // => false
 */
export const equivalent: Comparer["equivalent"] = comparison.equivalent;

/**
 * The rungs of RFC 3986, the lowest first, each with its section.
 *
 * @example
 * import { rungs } from "uri-grammar";
 *
 * rungs; // => { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" }
 */
export const rungs: Comparer["rungs"] = comparison.rungs;
