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
import { punycodeOf } from "./punycode.js";
import { decodeSequences, unreserved } from "./sequences.js";

/** Options of the conversion to an IRI. */
export interface ToIRIOptions {
  /**
   * How to convert the host. `"percent-decode"`, the default, is right for all schemes. A function gets a domain name and
   * returns it in Unicode, for example `domainToUnicode` of `node:url`. Use it only if the scheme uses domain names.
   *
   * The function is called only for domain names of at most 255 characters with a label that begins with `xn--`. Of its
   * result, only these labels are used, and only if they are the normal form of what their Punycode says, without a
   * character that could be read as another one. All other labels stay the same, and so does a host that has
   * percent-encodings.
   */
  readonly host?: "percent-decode" | ((host: string) => string) | undefined;
}

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
 * @param options how to convert the host
 * @returns an IRI, or a relative reference if `input` is one; `toURI` converts both to equivalent URIs. If a function
 *   converted the host, `toURI` needs its counterpart
 * @throws {URISyntaxError} if `input` is not an IRI-reference
 * @throws {TypeError} if `input` is not a string, or the option or the result of the function has the wrong type
 *
 * @example
 * import { toIRI } from "uri-grammar/iri";
 * import { domainToUnicode } from "node:url";
 *
 * toIRI("http://www.example.org/D%C3%BCrst"); // => "http://www.example.org/D\u00FCrst"
 * toIRI("http://www.example.org/D%FCrst"); // => "http://www.example.org/D%FCrst"
 * toIRI("http://www.example.org/\u00FC%C3%BC%EF%BC%8F"); // => "http://www.example.org/\u00FC\u00FC%EF%BC%8F"
 * toIRI("http://xn--rsum-bpad.example.org", { host: domainToUnicode }); // => "http://r\u00E9sum\u00E9.example.org"
 */
export function toIRI(input: string, options?: ToIRIOptions): string {
  assertString(input);
  const { host = PERCENT_DECODE } = readOptions(options, TO_IRI);
  if (!references.test(input)) throw references.refusal(input, references.defaultRule);
  const text = rewriteTriplets(input, unreserved(), false);
  const span = hostIn(text);
  const isDecoded = host === PERCENT_DECODE;
  const iri = decodeSequences(text, (character, at) => {
    const isInHost = span !== undefined && at >= span.start && at < span.end;
    return isUnclear(character) || (isInHost && (!isDecoded || ofHost.test(character)));
  });
  if (isDecoded) return iri;
  // The text before the host can have become shorter.
  const { start, end } = hostIn(iri) ?? NOWHERE;
  return iri.slice(0, start) + readable(iri.slice(start, end), host) + iri.slice(end);
}

/** Returns the place of the host. */
function hostIn(reference: string): Span | undefined {
  return authorityAfter(reference, schemeEnd(reference) + 1)?.host;
}

const NOWHERE: Span = { start: 0, end: 0 };

/** Returns whether people cannot see a character, or can read it as a delimiter. */
function isUnclear(text: string): boolean {
  return [blank, invisible, delimiter].some((set) => set.test(text));
}

/** The most characters of a domain name (RFC 1035 section 2.3.4). */
export const LONGEST_NAME = 255;
/** The same of a label. */
const LONGEST_LABEL = 63;

/** The front of a label in Punycode (RFC 5890 section 2.3.2.1). */
const ACE = "xn--";

/** A character that no domain name has. */
const NOT_OF_NAMES = /[^\w.\-\x80-\u{10FFFF}]/u;

/** Converts the labels of a host by a function of the user. Those that it does not convert correctly stay the same. */
function readable(host: string, convert: (host: string) => string): string {
  const labels = host.split(".", LONGEST_NAME);
  if (host.length > LONGEST_NAME || NOT_OF_NAMES.test(host) || !labels.some(isEncoded)) return host;
  const result: unknown = convert(host);
  assertString(result, THE_RESULT);
  // A longer result has other labels.
  const converted = result.split(".", LONGEST_NAME);
  if (converted.length !== labels.length) return host;
  return labels.map((label, index) => decodedLabel(label, converted[index] as string)).join(".");
}

function isEncoded(label: string): boolean {
  return label.length <= LONGEST_LABEL && label.slice(0, ACE.length).toLowerCase() === ACE;
}

/** Returns what a function decoded, if it is the only meaning of the label; else the label. */
function decodedLabel(label: string, decoded: string): string {
  const isName = decoded.length <= LONGEST_LABEL && references.test(`//${decoded}`) && encoded(decoded) !== decoded;
  if (!isEncoded(label) || !isName || isEncoded(decoded)) return label;
  // The counterpart of the function would change other forms before it encodes them.
  const isNormal = decoded.toLowerCase().normalize("NFKC") === decoded;
  if (!isNormal || isUnclear(decoded) || ofHost.test(decoded)) return label;
  return punycodeOf(decoded) === label.slice(ACE.length).toLowerCase() ? decoded : label;
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
  const { host = PERCENT_ENCODE } = readOptions(options, TO_URI);
  if (!references.test(iri)) throw references.refusal(iri, references.defaultRule);
  if (typeof host !== "function") return encoded(iri);
  const span = hostIn(iri);
  const name = span ? iri.slice(span.start, span.end) : "";
  if (!span || encoded(name) === name) return encoded(iri);
  return encoded(iri.slice(0, span.start)) + converted(name, host, span) + encoded(iri.slice(span.end));
}

const PERCENT_ENCODE = "percent-encode";
const PERCENT_DECODE = "percent-decode";

const TO_URI = { host: /* @__PURE__ */ aWordOrFunction(PERCENT_ENCODE) };
const TO_IRI = { host: /* @__PURE__ */ aWordOrFunction(PERCENT_DECODE) };

/** Returns the check of the option. */
function aWordOrFunction(word: string): (value: unknown) => void {
  return (value) => {
    if (value === word || typeof value === "function") return;
    throw wrongType("The option 'host'", `'${word}' or a function`, value);
  };
}

const THE_RESULT = "The result of 'host'";

/** Some characters beyond ASCII. A longer repetition could overflow the stack, and a pair of surrogates stays together. */
const BEYOND_ASCII = /[^\0-\x7F]{1,1000}/gu;

/** Percent-encodes the characters beyond ASCII of a part of a valid IRI. */
function encoded(text: string): string {
  return text.replace(BEYOND_ASCII, encodeURIComponent);
}

/** Converts a host name by a function of the user, and checks the result. */
function converted(name: string, convert: (host: string) => string, { start, end }: Span): string {
  const result: unknown = convert(name);
  assertString(result, THE_RESULT);
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
