/**
 * Tags for template literals that write values into URIs (`uri-grammar/tag`). The place of a hole decides how its value is
 * written, so no value can change the structure of a URI.
 *
 * @module
 */
import { encodeData } from "../core/percent.js";
import { reference, type URIReferenceString, type URIString } from "../standards/rfc3986/reference.js";
import { reference as referenceOfIRIs, type IRIString } from "../standards/rfc3987/reference.js";
import { tagOf, type URITag } from "./tag.js";

export { URISyntaxError, type Diagnostic, type Edit, type Repair, type Severity } from "../core/diagnostic.js";
export type { IRIString, URIReferenceString, URIString };
export type { TagOptions, TagValue, URITag } from "./tag.js";
export {
  path,
  raw,
  type HoleParameter,
  type HoleParameters,
  type HoleText,
  type RawText,
  type Segments,
} from "./values.js";

/**
 * Writes values into a URI, each by the place of its hole. A value can never change another part.
 *
 * @example
 * import { uri } from "uri-grammar/tag";
 *
 * uri`https://api.example.com/users/${"a/b"}?q=${"x&y=1"}`; // => "https://api.example.com/users/a%2Fb?q=x%26y%3D1"
 * uri`https://example.com/?${{ page: 2, tag: ["a", "b"], none: undefined }}`; // => "https://example.com/?page=2&tag=a&tag=b"
 */
export const uri: URITag<URIString> = /* @__PURE__ */ tagOf({
  automaton: reference,
  absolute: "URI",
  rfc: "3986",
  encode: encodeData,
  rule: "URI",
  section: "3",
  isReference: false,
});

/**
 * Writes values into a URI or a relative reference. No value makes a reference with another host.
 *
 * @example
 * import { uriReference } from "uri-grammar/tag";
 *
 * uriReference`/users/${"a/b"}#${"top"}`; // => "/users/a%2Fb#top"
 */
export const uriReference: URITag<URIReferenceString> = /* @__PURE__ */ tagOf({
  automaton: reference,
  absolute: "URI",
  rfc: "3986",
  encode: encodeData,
  rule: "URI-reference",
  section: "4.1",
  isReference: true,
});

/** The vowels and final consonants of Hangul, and a vowel of Kirat Rai. NFC joins them to the letter before them. */
const JOINING = /[\u1160-\u11FF\u{16D67}]/u;

/** Returns whether a character beyond ASCII is a letter that no normalization changes. */
const isStable = (character: string): boolean =>
  /\p{L}/u.test(character) && !JOINING.test(character) && character.normalize("NFKC") === character;

/** Percent-encodes all characters except the unreserved ones of ASCII and letters that no normalization changes. */
function encodeBeyond(text: string): string {
  // Most texts have only ASCII. A lone surrogate is no letter, so it is refused.
  if (!/[^\0-\x7F]/.test(text)) return encodeData(text);
  encodeData(text);
  return text.replace(/[^\w.~-]/gu, (character) => (isStable(character) ? character : encodeData(character)));
}

/**
 * Writes values into an IRI. Letters that NFKC leaves as they are stay; everything else is written as by `uri`. A value
 * that is a host must be ASCII.
 *
 * @example
 * import { iri } from "uri-grammar/tag";
 *
 * iri`https://example.com/${"caf\u00E9 \u2116"}`; // => "https://example.com/caf\u00E9%20%E2%84%96"
 */
export const iri: URITag<IRIString> = /* @__PURE__ */ tagOf({
  automaton: referenceOfIRIs,
  absolute: "IRI",
  rfc: "3987",
  encode: encodeBeyond,
  rule: "IRI",
  section: "2.2",
  isReference: false,
});
