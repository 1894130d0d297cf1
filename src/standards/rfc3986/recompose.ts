/**
 * Component recomposition by RFC 3986 section 5.3.
 *
 * @module
 */
import type { Components } from "../../core/components.js";
import { recomposer } from "../../operations/recompose.js";
import type { NodeBase } from "../../tree/node.js";
import { grammar } from "./grammar.js";

const byGrammar = recomposer(grammar);

/**
 * Writes a tree of RFC 3986, or components, as a string.
 *
 * @param parts a node, whose positions are not looked at; or components, each absent if it is `null` or missing. If
 *   there is a host, the authority is made of its parts; otherwise `authority` is taken as it is.
 * @returns the text: for what `parse` or `components` gave, the very input
 * @throws {URISyntaxError} if the text does not match the grammar, or would be read as other parts than those given. Its
 *   offsets are in the text that was refused.
 * @throws {RangeError} if there is no node of that type
 *
 * @example
 * import { components, recompose, parse } from "uri-grammar";
 *
 * recompose(parse("http://example.com/#")); // => "http://example.com/#"
 * recompose({ scheme: "urn", path: "a:b" }); // => "urn:a:b"
 * recompose({ ...components("http://example.com:80/"), port: null }); // => "http://example.com/"
 */
export function recompose(parts: NodeBase | Partial<Components>): string {
  return byGrammar(parts);
}
