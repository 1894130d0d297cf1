/**
 * Changes of the parts of a reference, by the grammar of RFC 3986.
 *
 * @module
 */
import { changer, type PartChanges } from "../../operations/change.js";
import type { NodeBase } from "../../tree/node.js";
import { grammar } from "./grammar.js";

const byGrammar = changer(grammar);

/**
 * Changes parts of a reference.
 *
 * @param uri a URI-reference, or its tree
 * @param parts the parts to change, each as it stands in a URI: percent-encode data before. A part that is missing stays
 *   as it is, and `null` removes it. `segments` stands for the path: this begins with "/" if it did before, or if there
 *   is an authority.
 * @returns the reference, which has exactly these parts
 * @throws {URISyntaxError} if `uri` is not a URI-reference; if a part does not match its rule, with offsets in the text of
 *   that part; and if the parts, written together, would be read as other parts
 * @throws {TypeError} if there is no such part, if a part is neither a string nor `null`, and if two parts are given that
 *   exclude each other
 *
 * @example
 * import { change } from "uri-grammar";
 *
 * change("http://h:80/a?b#c", { port: null, host: "x.example", fragment: "top" }); // => "http://x.example/a?b#top"
 * change("http://h/a/b", { segments: ["x", "y%2Fz"], query: null }); // => "http://h/x/y%2Fz"
 */
export function change(uri: string | NodeBase, parts: PartChanges): string {
  return byGrammar(uri, parts);
}
