/**
 * Conversion of URIs to IRIs (RFC 3987 section 3.2).
 *
 * @module
 */
import { blank, delimiter, invisible, ofHost } from "../../../generated/kept.js";
import { assertString } from "../../core/arguments.js";
import { authorityAfter, schemeEnd } from "../../core/parts.js";
import { rewriteTriplets } from "../../core/percent.js";
import { references } from "./references.js";
import { decodeSequences, unreserved } from "./sequences.js";

/**
 * Converts a URI to an equivalent IRI that people can read (RFC 3987 section 3.2). It decodes percent-encoded unreserved
 * characters, and characters beyond ASCII that people can read. All other percent-encodings stay exactly the same:
 *
 * - reserved characters and octets that are not UTF-8;
 * - white space, line separators, and invisible characters such as the bidirectional formatting characters, which section
 *   4.1 forbids;
 * - characters that look like a delimiter, such as the full-width slash U+FF0F, and in the host also characters that look
 *   like a digit or a dot (section 6.1).
 *
 * The input can be an IRI: its characters beyond ASCII stay.
 *
 * @param input a URI or an IRI, or a relative reference
 * @returns an IRI, or a relative reference if `input` is one; `toURI` converts both to equivalent URIs
 * @throws {URISyntaxError} if `input` is not an IRI-reference
 * @throws {TypeError} if `input` is not a string
 *
 * @example
 * import { toIRI } from "uri-grammar/iri";
 *
 * toIRI("http://www.example.org/D%C3%BCrst"); // => "http://www.example.org/D\u00FCrst"
 * toIRI("http://www.example.org/D%FCrst"); // => "http://www.example.org/D%FCrst"
 * toIRI("http://www.example.org/\u00FC%C3%BC%EF%BC%8F"); // => "http://www.example.org/\u00FC\u00FC%EF%BC%8F"
 */
export function toIRI(input: string): string {
  assertString(input);
  if (!references.test(input)) throw references.refusal(input, references.defaultRule);
  const text = rewriteTriplets(input, unreserved(), false);
  const host = authorityAfter(text, schemeEnd(text) + 1)?.host;
  return decodeSequences(text, (character, at) => {
    const isInHost = host !== undefined && at >= host.start && at < host.end;
    return [blank, invisible, delimiter].some((set) => set.test(character)) || (isInHost && ofHost.test(character));
  });
}
