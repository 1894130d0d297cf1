/**
 * Component recomposition by RFC 3986 section 5.3.
 *
 * @module
 */
import { recomposer, type Recompose } from "../../operations/recompose.js";
import { grammar } from "./grammar.js";

/**
 * Writes a tree of RFC 3986, or components, as a string.
 *
 * @example
 * import { recompose, parse } from "uri-grammar";
 *
 * recompose(parse("http://example.com/#")); // => "http://example.com/#"
 * recompose({ scheme: "urn", path: "a:b" }); // => "urn:a:b"
 */
export const recompose: Recompose = recomposer(grammar);
