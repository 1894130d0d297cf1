/**
 * Percent-encodes what cannot stand where it stands, and changes nothing else.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import { endOfAuthority, firstOf, schemeEnd } from "../core/parts.js";
import { isTriplet, setOf, triplet, type CharacterSet } from "../core/percent.js";

/**
 * Returns how many code units the character at an offset has, if it is beyond ASCII and the part allows it; otherwise
 * 0.
 */
export type Beyond = (text: string, at: number) => number;

/** What a part allows. */
export interface Allowed {
  readonly ascii: CharacterSet;
  readonly beyond: Beyond | null;
  /** The ASCII characters that the part allows, but `encodeURI` encodes. */
  readonly stops: string;
  /** The characters that `encodeURI` keeps, but the part does not allow. */
  readonly also: readonly string[];
}

/**
 * Returns what a part allows.
 *
 * @param characters all ASCII characters except "%" that the part allows
 * @param beyond finds the characters beyond ASCII that the part allows; `null` if it allows none
 */
export function allowedBy(characters: string, beyond: Beyond | null): Allowed {
  const ascii = setOf(characters);
  const isKept = (character: string): boolean => encodeURI(character) === character;
  const stops = Array.from(characters).filter((character) => !isKept(character));
  const also = Array.from(ascii.keys(), (code) => String.fromCharCode(code)).filter(
    (character) => isKept(character) && !characters.includes(character),
  );
  return { ascii, beyond, stops: stops.join(""), also };
}

/** What a standard allows where. */
export interface Places {
  readonly automaton: Automaton;
  /** The rule of references. */
  readonly rule: string;
  /** The characters of an authority and `HOST_DELIMITERS`. */
  readonly authority: Allowed;
  /** The first segment of a reference without a scheme. */
  readonly first: Allowed;
  readonly path: Allowed;
  readonly query: Allowed;
  readonly fragment: Allowed;
}

/** The characters that decide which part of an authority is the host. Encoding one of them would choose the host. */
export const HOST_DELIMITERS = "@[]\\";

/**
 * Encodes each character of a text that cannot stand where it stands.
 *
 * @param text any text
 * @param places what may stand where
 * @returns the same text, if it is a reference
 */
export function encodedByPlace(text: string, places: Places): string {
  const { automaton, rule } = places;
  const isReference = automaton.tester(rule);
  if (isReference(text)) return text;
  const { index } = automaton.recognize(text, rule);
  // What precedes the index is allowed, except a triplet that is cut off.
  const cut = text.charCodeAt(index - 1) === PERCENT ? 1 : text.charCodeAt(index - 2) === PERCENT ? 2 : 0;
  /** Returns the text from `done` on, with a part in which each character is encoded that it does not allow. */
  const encoded = (done: number, start: number, end: number, allowed: Allowed): string =>
    encodedFrom(text, done, Math.max(start, index - cut), end, allowed);

  let result = "";
  let done = 0;
  const colon = schemeEnd(text);
  // If the text before the ":" cannot be a scheme, it begins a path. What follows the ":" is then no authority.
  let start = index > colon ? colon + 1 : 0;
  if (index > colon && text.startsWith("//", start)) {
    const authority = start + "//".length;
    start = endOfAuthority(text, authority);
    if (index <= start) {
      // If encoding does not help, the delimiters are wrong, and programs differ about the host.
      const better = encoded(authority, authority, start, places.authority);
      if (better.length > start - authority && isReference(`//${better}`)) {
        result = text.slice(0, authority) + better;
        done = start;
      }
    }
  }
  const fragment = firstOf(text, "#", start, text.length);
  const query = firstOf(text, "?", start, fragment);
  if (start === 0) {
    done = start = firstOf(text, "/", 0, query);
    result = encoded(0, 0, start, places.first);
  }
  // The delimiters before the query and the fragment stay.
  return (
    result +
    encoded(done, start, query, places.path) +
    encoded(query, query + 1, fragment, places.query) +
    encoded(fragment, fragment + 1, text.length, places.fragment)
  );
}

/**
 * Returns a text from an offset to another, with each character encoded that a part does not allow.
 *
 * @param start the first offset; the text before `from` stays
 */
function encodedFrom(text: string, start: number, from: number, end: number, allowed: Allowed): string {
  let result = "";
  let done = start;
  let left = FEW;
  for (let at = from; at < end;) {
    const width = widthAt(text, at, allowed);
    if (width > 0) {
      at += width;
      continue;
    }
    const code = text.charCodeAt(at);
    result += text.slice(done, at);
    if (code < ASCII && left-- > 0) {
      result += triplet(code);
      done = at + 1;
    } else {
      done = stretchEnd(text, at + 1, end, allowed);
      result += encodedStretch(text.slice(at, done), allowed.also);
    }
    at = done;
  }
  return result + text.slice(done, end);
}

/** How many characters of a part are encoded one by one. If there are more, `encodeURI` is faster. */
const FEW = 8;
const ASCII = 128;
const PERCENT = 0x25;

/** Returns how many code units are allowed at an offset: those of a triplet or of a character, or 0. */
function widthAt(text: string, at: number, { ascii, beyond }: Allowed): number {
  const code = text.charCodeAt(at);
  if (code >= ASCII) return beyond === null ? 0 : beyond(text, at);
  // The "%" is in no set. A part ends at a delimiter, so a triplet does not go beyond it.
  return ascii[code] === 1 ? 1 : isTriplet(text, at) ? 3 : 0;
}

/** Returns the offset of the next character that is allowed and that `encodeURI` would encode. */
function stretchEnd(text: string, from: number, end: number, { beyond, stops }: Allowed): number {
  if (beyond === null && stops === "") return end;
  let at = from;
  for (; at < end; at++) {
    if (text.charCodeAt(at) >= ASCII ? beyond !== null && beyond(text, at) > 0 : stops.includes(text.charAt(at))) break;
  }
  return at;
}

/**
 * Encodes all characters of a stretch that a part does not allow. `encodeURI` is many times faster than a loop, and what
 * it does otherwise is corrected.
 *
 * @param also the characters that it keeps, but the part does not allow
 */
function encodedStretch(stretch: string, also: readonly string[]): string {
  let encoded = wellEncoded(stretch);
  // The "%" of a triplet becomes "%25". No other "%25" has digits behind it, because those of other octets have a "%".
  if (stretch.includes("%")) encoded = encoded.replace(ENCODED_TRIPLET, "%");
  for (const each of also) if (encoded.includes(each)) encoded = encoded.replaceAll(each, encodeURIComponent(each));
  return encoded;
}

const ENCODED_TRIPLET = /%25(?=[\dA-Fa-f]{2})/g;

/** Encodes a text. U+FFFD is encoded in the place of a lone surrogate, which has no UTF-8 encoding. */
function wellEncoded(text: string): string {
  try {
    return encodeURI(text);
  } catch {
    return encodeURI(text.replace(LONE_SURROGATE, "\uFFFD"));
  }
}

const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;
