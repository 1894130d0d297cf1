/**
 * Component recomposition by RFC 3986 section 5.3.
 *
 * @module
 */
import type { SomeComponents } from "../../core/components.js";
import { recomposer } from "../../operations/recompose.js";
import type { NodeBase } from "../../tree/node.js";
import { grammar } from "./grammar.js";

const byGrammar = recomposer(grammar);

/**
 * Recomposes a tree of RFC 3986, or components, into a string.
 *
 * @param parts a node, whose positions are ignored; or components. A component that is `null` or missing is absent. If
 *   `host` is given, the authority is composed of its parts; otherwise `authority` is used.
 * @returns the text. For a result of `parse` or `components`, it equals their input.
 * @throws {URISyntaxError} if the text does not match the grammar, or would be parsed into other parts. The offsets, in
 *   UTF-16 code units, refer to this text.
 * @throws {RangeError} if the type of the node is unknown
 *
 * @example
 * import { components, recompose, parse } from "uri-grammar";
 *
 * recompose(parse("http://example.com/#")); // => "http://example.com/#"
 * recompose({ scheme: "urn", path: "a:b" }); // => "urn:a:b"
 * recompose({ ...components("http://example.com:80/"), port: null }); // => "http://example.com/"
 */
export function recompose(parts: NodeBase | SomeComponents): string {
  return byGrammar(parts);
}
