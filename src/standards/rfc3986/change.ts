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
 * Changes parts of a reference. All other parts stay as they are.
 *
 * @param uri a URI-reference, or its tree
 * @param parts the new parts, each as it stands in a URI: percent-encode data first. `null` removes a part. `segments`
 *   is a list of strings that takes the place of `path`. The new path begins with "/" if the old one did, or if there
 *   is an authority.
 * @returns the reference, which has exactly these parts
 * @throws {URISyntaxError} if `uri` is not a URI-reference; if a part does not match its rule; and if the parts,
 *   written together, would be read as other parts. Offsets are in UTF-16 code units: in `uri`, in the text of the
 *   part, or in the text that was written.
 * @throws {RangeError} if a tree is not that of a reference
 * @throws {TypeError} if there is no such part, if a part has another type, and if `path` and `segments`, or
 *   `authority` and one of its parts, are both given
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
