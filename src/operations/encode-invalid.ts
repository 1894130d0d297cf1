/**
 * Percent-encodes what cannot stand where it stands, and changes nothing else.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import { firstOf, mainParts } from "../core/parts.js";
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
  const { scheme, authority, path, query, fragment } = mainParts(text);
  const { index } = automaton.recognize(text, rule);
  const start = (scheme === null ? 0 : scheme.length + 1) + (authority === null ? 0 : authority.length + 2);
  let result = text.slice(0, start);
  let rest = path;
  if (scheme !== null && index <= scheme.length) {
    // The text before the ":" cannot be a scheme, so it begins a path. What follows the ":" is then no authority.
    rest = result + path;
    result = "";
  } else if (authority !== null && index <= start) {
    // If encoding does not help, the delimiters are wrong, and programs differ about the host.
    const better = text.slice(0, start - authority.length) + encodedPart(authority, places.authority);
    if (better !== result && isReference(better)) result = better;
  }
  if (result === "") {
    const end = firstOf(rest, "/", 0, rest.length);
    result = encodedPart(rest.slice(0, end), places.first);
    rest = rest.slice(end);
  }
  result += encodedPart(rest, places.path);
  if (query !== null) result += `?${encodedPart(query, places.query)}`;
  if (fragment !== null) result += `#${encodedPart(fragment, places.fragment)}`;
  return result;
}

/** Encodes each character of a part that it does not allow. */
function encodedPart(part: string, allowed: Allowed): string {
  let result = "";
  let done = 0;
  let left = FEW;
  for (let at = 0; at < part.length;) {
    const width = widthAt(part, at, allowed);
    if (width > 0) {
      at += width;
      continue;
    }
    const code = part.charCodeAt(at);
    result += part.slice(done, at);
    if (code < ASCII && left-- > 0) {
      result += triplet(code);
      done = at + 1;
    } else {
      done = stretchEnd(part, at + 1, allowed);
      result += encodedStretch(part.slice(at, done), allowed.also);
    }
    at = done;
  }
  return done === 0 ? part : result + part.slice(done);
}

/** How many characters of a part are encoded one by one. If there are more, `encodeURI` is faster. */
const FEW = 8;
const ASCII = 128;

/** Returns how many code units are allowed at an offset: those of a triplet or of a character, or 0. */
function widthAt(part: string, at: number, { ascii, beyond }: Allowed): number {
  const code = part.charCodeAt(at);
  if (code >= ASCII) return beyond === null ? 0 : beyond(part, at);
  // The "%" is in no set.
  return ascii[code] === 1 ? 1 : isTriplet(part, at) ? 3 : 0;
}

/** Returns the offset of the next character that is allowed and that `encodeURI` would encode. */
function stretchEnd(part: string, from: number, { beyond, stops }: Allowed): number {
  if (beyond === null && stops === "") return part.length;
  let at = from;
  for (; at < part.length; at++) {
    if (part.charCodeAt(at) >= ASCII ? beyond !== null && beyond(part, at) > 0 : stops.includes(part.charAt(at))) break;
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
  let marked = stretch;
  for (const each of also) if (marked.includes(each)) marked = marked.replaceAll(each, encodeURIComponent(each));
  const encoded = wellEncoded(marked);
  // The "%" of a triplet becomes "%25". No other "%25" has digits behind it, because those of other octets have a "%".
  return marked.includes("%") ? encoded.replace(ENCODED_TRIPLET, "%") : encoded;
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
