/**
 * Changes parts of a reference, by the grammar of RFC 3987.
 *
 * @module
 */
import { changer, type PartChanges } from "../../operations/change.js";
import type { NodeBase } from "../../tree/node.js";
import { grammar } from "./grammar.js";
import type { IRIReferenceString } from "./reference.js";

const byGrammar = changer(grammar);

/**
 * Changes parts of an IRI or a relative reference. All other parts stay the same.
 *
 * @param iri an IRI-reference, or its tree
 * @param parts the new parts in IRI syntax: percent-encode data first. `null` removes a part. `segments` is a list of
 *   strings that replaces `path`. A port can be an integer
 * @returns the reference with exactly these parts
 * @throws {URISyntaxError} if `iri` is not an IRI-reference; if a part does not match its rule; or if the combined parts
 *   would be parsed as different parts. Offsets, in UTF-16 code units, refer to `iri`, to the text of the part, or to the
 *   combined text.
 * @throws {RangeError} if the tree is not the tree of a reference
 * @throws {TypeError} if a part is unknown or has the wrong type; if both `path` and `segments`, or both `authority`
 *   and one of its parts, are given
 *
 * @example
 * import { change } from "uri-grammar/iri";
 *
 * change("http://h/a#b", { host: "b\u00FCcher.example", fragment: null }); // => "http://b\u00FCcher.example/a"
 */
export function change(iri: string | NodeBase, parts: PartChanges): IRIReferenceString {
  return byGrammar(iri, parts) as IRIReferenceString;
}
