/**
 * Changes parts of a reference, by the grammar of RFC 3986.
 *
 * @module
 */
import { changer, type PartChanges } from "../../operations/change.js";
import type { NodeBase } from "../../tree/node.js";
import { grammar } from "./grammar.js";
import type { KnownURI } from "./known.js";
import type { URIReferenceString, URIString } from "./reference.js";

const byGrammar = changer(grammar);

/**
 * Changes parts of a reference. All other parts stay the same.
 *
 * @param uri a URI-reference, or its tree
 * @param parts the new parts in URI syntax: percent-encode data first. `null` removes a part. `segments` is a list of
 *   strings that replaces `path`. The new path begins with "/" if the old path did or if there is an authority.
 * @returns the reference with exactly these parts. TypeScript knows that it is a URI, if a scheme is given, or if `uri`
 *   is known to be a URI and its scheme is not removed
 * @throws {URISyntaxError} if `uri` is not a URI-reference; if a part does not match its rule; or if the combined parts
 *   would be parsed as different parts. Offsets, in UTF-16 code units, refer to `uri`, to the text of the part, or to
 *   the combined text.
 * @throws {RangeError} if the tree is not the tree of a reference
 * @throws {TypeError} if a part is unknown or has the wrong type; if both `path` and `segments`, or both `authority`
 *   and one of its parts, are given
 *
 * @example
 * import { change } from "uri-grammar";
 *
 * change("http://h:80/a?b#c", { port: null, host: "x.example", fragment: "top" }); // => "http://x.example/a?b#top"
 * change("http://h/a/b", { segments: ["x", "y%2Fz"], query: null }); // => "http://h/x/y%2Fz"
 */
export function change(uri: KnownURI, parts: PartChanges & { readonly scheme?: string | undefined }): URIString;
export function change(uri: string | NodeBase, parts: PartChanges & { readonly scheme: string }): URIString;
export function change(uri: string | NodeBase, parts: PartChanges): URIReferenceString;
export function change(uri: string | NodeBase, parts: PartChanges): string {
  return byGrammar(uri, parts);
}
