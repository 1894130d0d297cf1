/**
 * Percent-encoding (RFC 3986 section 2.1). It is the same in every standard; each standard derives its character sets
 * from its own grammar.
 *
 * @module
 */
import { URISyntaxError } from "./diagnostic.js";
import { sectionUrl } from "./url.js";

/** A set of ASCII characters: 1 at the codes of its members. */
export type CharacterSet = Uint8Array;

const ASCII = 128;

/**
 * Builds a set from texts.
 *
 * @param characters the members, all ASCII
 * @param except characters that are no members
 */
export function setOf(characters: string, except = ""): CharacterSet {
  return characterSet((character) => characters.includes(character) && !except.includes(character));
}

/**
 * Builds the set of the ASCII characters that match a rule.
 *
 * @param matches tests a string of one character
 */
export function characterSet(matches: (character: string) => boolean): CharacterSet {
  return Uint8Array.from({ length: ASCII }, (_, code) => (matches(String.fromCharCode(code)) ? 1 : 0));
}

const HEXDIG = "0123456789ABCDEF";

/** Formats an octet as `%` and two upper-case digits (RFC 3986 section 2.1 prefers upper case). */
export function triplet(octet: number): string {
  return `%${HEXDIG.charAt(octet >> 4)}${HEXDIG.charAt(octet & 0xf)}`;
}

/**
 * Percent-encodes the UTF-8 octets of every character outside a set (RFC 3986 section 2.5).
 *
 * @param text any text
 * @param allowed the characters that are not encoded
 * @throws {URISyntaxError} at a lone surrogate, which has no UTF-8 encoding
 */
export function percentEncode(text: string, allowed: CharacterSet): string {
  let result = "";
  let done = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ASCII) {
      if (allowed[code] === 1) continue;
      result += text.slice(done, at) + triplet(code);
      done = at + 1;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) as number);
    if (character.length === 1 && (code & 0xf800) === 0xd800) {
      throw percentError(at, at + 1, "lone-surrogate", "A lone surrogate has no UTF-8 encoding.");
    }
    result += text.slice(done, at) + encodeURIComponent(character);
    at += character.length - 1;
    done = at + 1;
  }
  return result + text.slice(done);
}

/**
 * Percent-encodes data for any position: every character that is not unreserved (RFC 3986 section 2.3).
 *
 * @param text any text
 * @throws {URISyntaxError} at a lone surrogate, which has no UTF-8 encoding
 */
export function encodeData(text: string): string {
  return percentEncode(text, UNRESERVED);
}

const UNRESERVED = /* @__PURE__ */ characterSet((character) => /[\w.~-]/.test(character));

/**
 * Returns whether a text is the percent-encoding of all characters of another text, in UTF-8.
 *
 * @param encoded a text
 * @param plain the other text
 */
export function isEncodingOf(encoded: string, plain: string): boolean {
  if (plain.length === 1 && plain.charCodeAt(0) < ASCII) return encoded === triplet(plain.charCodeAt(0));
  try {
    // Nearly all other encodings are of letters beyond ASCII.
    if (plain.charCodeAt(0) >= ASCII && encoded === encodeURIComponent(plain)) return true;
  } catch {
    // Half of a surrogate pair has no encoding.
    return false;
  }
  if (plain === "" || encoded.length < 3 * plain.length || encoded.split("%").length - 1 !== encoded.length / 3)
    return false;
  try {
    return decodeURIComponent(encoded) === plain;
  } catch {
    return false;
  }
}

/**
 * Percent-encodes octets.
 *
 * @param octets any octets
 * @param allowed the characters that are not encoded
 */
export function percentEncodeOctets(octets: Uint8Array, allowed: CharacterSet): string {
  return Array.from(octets, (octet) => (allowed[octet] === 1 ? String.fromCharCode(octet) : triplet(octet))).join("");
}

/**
 * Decodes every percent-encoded octet once, as UTF-8.
 *
 * @param text a component or a part of one
 * @returns the decoded text; characters outside triplets are not changed
 * @throws {URISyntaxError} if a `%` is not followed by two hexadecimal digits, or the octets are not valid UTF-8
 */
export function percentDecode(text: string): string {
  let result = "";
  let done = 0;
  for (
    // Stryker disable next-line StringLiteral: The first pass then changes nothing, and looks for the first triplet.
    let at = text.indexOf("%");
    at >= 0;
    at = text.indexOf("%", done)
  ) {
    let end = at;
    while (text.charCodeAt(end) === 0x25) {
      assertTriplet(text, end);
      end += 3;
    }
    result += text.slice(done, at) + decodeRun(text, at, end);
    done = end;
  }
  return result + text.slice(done);
}

/**
 * Decodes a part of a longer text, as `percentDecode` does.
 *
 * @param part the part
 * @param offset where the part begins; the offsets of an error refer to the longer text
 */
export function percentDecodeAt(part: string, offset: number): string {
  try {
    return percentDecode(part);
  } catch (error) {
    const { diagnostic } = error as URISyntaxError;
    const [start, end] = [diagnostic.start + offset, diagnostic.end + offset];
    throw new URISyntaxError({ ...diagnostic, start, end, index: start });
  }
}

/** Returns whether a text can be decoded, and gives another text. */
export function isDecodedAs(encoded: string, text: string): boolean {
  try {
    return percentDecode(encoded) === text;
  } catch {
    return false;
  }
}

/**
 * Decodes every percent-encoded octet once, into octets.
 *
 * @param text a component or a part of one
 * @returns the octets; characters outside triplets are encoded as UTF-8
 * @throws {URISyntaxError} if a `%` is not followed by two hexadecimal digits, and at a lone surrogate
 */
export function percentDecodeOctets(text: string): Uint8Array {
  const encoded = percentEncode(text, EVERY_ASCII);
  const octets = new Uint8Array(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at++) {
    let octet = encoded.charCodeAt(at);
    if (octet === 0x25) {
      assertTriplet(encoded, at);
      octet = octetAt(encoded, at);
      at += 2;
    }
    octets[length++] = octet;
  }
  return octets.slice(0, length);
}

const EVERY_ASCII = /* @__PURE__ */ characterSet(() => true);

/** The code of "A". The hexadecimal digits from it on are letters. */
const LETTERS = 0x41;
/** The code of "a". The hexadecimal digits from it on are lower-case letters. */
const LOWER_CASE = 0x61;

/** A text whose letters are ASCII letters outside of percent-encodings. */
const PLAIN = /^[^%\x80-\uFFFF]*$/;

/**
 * Converts a component to lower case, except percent-encoded octets, whose normal form is upper case.
 *
 * @param text a valid component or a part of one
 */
export function lowerCase(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Stryker disable next-line Regex: Each letter is converted alone. This is only slower.
  return text.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

/** Callback of `rewriteTriplets` for each triplet that it changes. */
export type TripletChange = (at: number, before: string, after: string) => void;

/**
 * Rewrites the percent-encoded octets of a valid component. Each is decoded at most once.
 *
 * @param text a component in which every `%` begins a triplet
 * @param decodable the characters whose triplets are decoded
 * @param upperCase whether the digits of the other triplets become upper case
 * @param changed called for each change, with its offset in the text
 */
export function rewriteTriplets(
  text: string,
  decodable: CharacterSet,
  upperCase: boolean,
  changed?: TripletChange,
): string {
  let result = "";
  let done = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", at + 3)) {
    if (isKept(text, at, decodable, upperCase)) continue;
    const before = text.slice(at, at + 3);
    const octet = octetAt(text, at);
    const after = decodable[octet] === 1 ? String.fromCharCode(octet) : before.toUpperCase();
    changed?.(at, before, after);
    result += text.slice(done, at) + after;
    done = at + 3;
  }
  return result + text.slice(done);
}

/** Returns whether `rewriteTriplets` would return the text unchanged. It takes the same parameters. */
export function keepsTriplets(text: string, decodable: CharacterSet, upperCase: boolean): boolean {
  let at = text.indexOf("%");
  while (at >= 0 && isKept(text, at, decodable, upperCase)) at = text.indexOf("%", at + 3);
  return at < 0;
}

function isKept(text: string, at: number, decodable: CharacterSet, upperCase: boolean): boolean {
  if (decodable[octetAt(text, at)] === 1) return false;
  return !upperCase || (text.charCodeAt(at + 1) < LOWER_CASE && text.charCodeAt(at + 2) < LOWER_CASE);
}

/** Returns the octet of the triplet at an offset. */
export function octetAt(text: string, at: number): number {
  return digitOf(text.charCodeAt(at + 1)) * 16 + digitOf(text.charCodeAt(at + 2));
}

/** Returns the value of a hexadecimal digit code. The low four bits of a letter, of either case, are 1 to 6. */
function digitOf(code: number): number {
  return code < LETTERS ? code & 0xf : (code & 0xf) + 9;
}

const PERCENT = 0x25;

/** Returns whether a code unit is a hexadecimal digit. */
function isHex(code: number): boolean {
  const letter = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (letter >= 0x61 && letter <= 0x66);
}

/** Returns whether there is a triplet at an offset. */
export function isTriplet(text: string, at: number): boolean {
  return text.charCodeAt(at) === PERCENT && isHex(text.charCodeAt(at + 1)) && isHex(text.charCodeAt(at + 2));
}

function assertTriplet(text: string, at: number): void {
  if (!isTriplet(text, at)) {
    throw percentError(
      at,
      Math.min(at + 3, text.length),
      "malformed",
      "'%' must be followed by two hexadecimal digits.",
    );
  }
}

/** Decodes consecutive triplets, one UTF-8 sequence at a time, so that an error has an exact position. */
function decodeRun(text: string, start: number, end: number): string {
  let result = "";
  for (let at = start; at < end;) {
    const lead = octetAt(text, at);
    const length = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const next = Math.min(at + 3 * length, end);
    try {
      result += decodeURIComponent(text.slice(at, next));
    } catch {
      throw percentError(at, next, "not-utf-8", "The percent-encoded octets are not valid UTF-8.");
    }
    at = next;
  }
  return result;
}

function percentError(start: number, end: number, code: string, message: string): URISyntaxError {
  const section = code === "malformed" ? "2.1" : "2.5";
  return new URISyntaxError({
    severity: "error",
    code: `percent/${code}`,
    message,
    start,
    end,
    index: start,
    rule: "pct-encoded",
    section,
    url: sectionUrl("3986", section),
  });
}
