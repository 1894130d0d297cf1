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
 * @param parts a node, whose positions are ignored; or components. A component that is `null` or missing is absent. If
 *   there is a host, the authority is written from its parts; otherwise `authority` is written as it is.
 * @returns the text. For what `parse` or `components` returned, this is their input.
 * @throws {URISyntaxError} if the text does not match the grammar, or would be read as other parts. Its offsets, in
 *   UTF-16 code units, are in the text that was refused.
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
