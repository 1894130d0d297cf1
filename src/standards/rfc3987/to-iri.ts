/**
 * Conversion of URIs to IRIs (RFC 3987 section 3.2).
 *
 * @module
 */
import { assertString } from "../../core/arguments.js";
import { rewriteTriplets } from "../../core/percent.js";
import { references } from "../rfc3986/references.js";
import { decodeSequences, unreserved } from "./sequences.js";

/**
 * Converts a URI to an equivalent IRI that people can read (RFC 3987 section 3.2). It decodes percent-encoded unreserved
 * characters, and characters beyond ASCII that an IRI can contain. All other percent-encodings stay exactly the same:
 * reserved characters, octets that are not UTF-8, and bidirectional formatting characters, which section 4.1 forbids.
 *
 * @param uri a URI-reference of RFC 3986
 * @returns an IRI, or a relative reference if `uri` is one; `toURI` converts it to a URI that is equivalent to `uri`
 * @throws {URISyntaxError} if `uri` is not a URI-reference of RFC 3986
 * @throws {TypeError} if `uri` is not a string
 *
 * @example
 * import { toIRI } from "uri-grammar/iri";
 *
 * toIRI("http://www.example.org/D%C3%BCrst"); // => "http://www.example.org/D\u00FCrst"
 * toIRI("http://www.example.org/D%FCrst"); // => "http://www.example.org/D%FCrst"
 */
export function toIRI(uri: string): string {
  assertString(uri, "The URI");
  if (!references.test(uri)) throw references.refusal(uri, references.defaultRule);
  return decodeSequences(rewriteTriplets(uri, unreserved(), false));
}
