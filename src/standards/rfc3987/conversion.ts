/**
 * Conversion between IRIs and URIs by RFC 3987 section 3.
 *
 * @module
 */
import { blank, delimiter, invisible, ofHost } from "../../../generated/kept.js";
import { assertString, readOptions, wrongType } from "../../core/arguments.js";
import { URISyntaxError } from "../../core/diagnostic.js";
import { authorityAfter, schemeEnd, componentsOf, type Span } from "../../core/parts.js";
import { rewriteTriplets } from "../../core/percent.js";
import { references, urlOf } from "./references.js";
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

/** Options of the conversion to a URI. */
export interface ToURIOptions {
  /**
   * How to convert a host name with characters beyond ASCII. `"percent-encode"`, the default, is right for all schemes. A
   * function gets the host name and returns it in ASCII, for example `domainToASCII` of `node:url`. Use it only if the
   * scheme uses domain names.
   */
  readonly host?: "percent-encode" | ((host: string) => string) | undefined;
}

/**
 * Converts an IRI to the URI of the same resource (RFC 3987 section 3.1): each character beyond ASCII becomes the
 * percent-encoded octets of its UTF-8 encoding. A URI does not change.
 *
 * @param iri an IRI-reference
 * @param options how to convert the host
 * @returns a URI, or a relative reference if `iri` is one
 * @throws {URISyntaxError} if `iri` is not an IRI-reference, for example because of a lone surrogate; or, with the code
 *   `rfc3987/host-conversion`, if the result of the function is not a valid host in ASCII. The offsets, in UTF-16 code
 *   units, refer to `iri`
 * @throws {TypeError} if `iri` is not a string, or the option or the result of the function has the wrong type
 *
 * @example
 * import { toURI } from "uri-grammar/iri";
 *
 * toURI("http://r\u00E9sum\u00E9.example.org"); // => "http://r%C3%A9sum%C3%A9.example.org"
 * toURI("http://example.com/\u{10300}"); // => "http://example.com/%F0%90%8C%80"
 */
export function toURI(iri: string, options?: ToURIOptions): string {
  assertString(iri, "The IRI");
  const { host = PERCENT_ENCODE } = readOptions(options, CHECKS);
  if (!references.test(iri)) throw references.refusal(iri, references.defaultRule);
  if (typeof host !== "function") return encoded(iri);
  const span = authorityAfter(iri, schemeEnd(iri) + 1)?.host;
  const name = span ? iri.slice(span.start, span.end) : "";
  if (!span || encoded(name) === name) return encoded(iri);
  return encoded(iri.slice(0, span.start)) + converted(name, host, span) + encoded(iri.slice(span.end));
}

const PERCENT_ENCODE = "percent-encode";

const CHECKS = {
  host: (value: unknown) => {
    if (value === PERCENT_ENCODE || typeof value === "function") return;
    throw wrongType("The option 'host'", "'percent-encode' or a function", value);
  },
};

/** Some characters beyond ASCII. A longer repetition could overflow the stack, and a pair of surrogates stays together. */
const BEYOND_ASCII = /[^\0-\x7F]{1,1000}/gu;

/** Percent-encodes the characters beyond ASCII of a part of a valid IRI. */
function encoded(text: string): string {
  return text.replace(BEYOND_ASCII, encodeURIComponent);
}

/** Converts a host name by a function of the user, and checks the result. */
function converted(name: string, convert: (host: string) => string, { start, end }: Span): string {
  const result: unknown = convert(name);
  assertString(result, "The result of 'host'");
  const reference = `//${result}`;
  const isHost = result !== "" && references.test(reference) && encoded(result) === result;
  // Other parts of the reference could hide in the result.
  if (isHost && componentsOf(reference, true).host === result) return result;
  const section = "3.1";
  throw new URISyntaxError({
    severity: "error",
    code: "rfc3987/host-conversion",
    message: "The host name cannot be converted to ASCII: the function did not return a valid host.",
    start,
    end,
    rule: "ireg-name",
    section,
    url: urlOf(section),
  });
}
