/**
 * The tag for IRIs (RFC 3987).
 *
 * @module
 */
import { encodeData } from "../core/percent.js";
import { reference, type IRIString } from "../standards/rfc3987/reference.js";
import { tagOf, type URITag } from "./tag.js";

/** The vowels and final consonants of Hangul. NFC joins them to the letter before them. */
const JOINING = /[\u1160-\u11FF]/;

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
  automaton: reference,
  absolute: "IRI",
  rfc: "3987",
  encode: encodeBeyond,
  rule: "IRI",
  section: "2.2",
  isReference: false,
});
