/**
 * Component recomposition by RFC 3986 section 5.3, with the grammar of RFC 3987.
 *
 * @module
 */
import type { SomeComponents } from "../../core/components.js";
import { recomposer } from "../../operations/recompose.js";
import type { NodeBase } from "../../tree/node.js";
import { grammar } from "./grammar.js";

const byGrammar = recomposer(grammar);

/**
 * Recomposes a tree of RFC 3987, or components, into a string.
 *
 * @param parts a node, whose positions are ignored; or components. A component that is `null` or missing is absent. If
 *   `host` is given, the authority is composed of its parts; otherwise `authority` is used. A port can be an integer
 * @returns the text. For a result of `parseIRI` or `components`, it equals their input.
 * @throws {URISyntaxError} if the text does not match the grammar, or would be parsed into other parts. The offsets, in
 *   UTF-16 code units, refer to this text.
 * @throws {RangeError} if the type of the node is unknown
 * @throws {TypeError} if the argument is neither a tree nor components, or a component is unknown
 *
 * @example
 * import { components, recompose } from "uri-grammar/iri";
 *
 * recompose({ ...components("http://h/ros\u00E9"), port: 8080, authority: null }); // => "http://h:8080/ros\u00E9"
 */
export function recompose(parts: NodeBase | SomeComponents): string {
  return byGrammar(parts);
}
