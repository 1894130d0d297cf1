/**
 * Percent-encoded characters beyond ASCII: which of them an IRI can contain as characters (RFC 3987 sections 2.2, 3.2
 * and 4.1).
 *
 * @module
 */
import { lazy } from "../../core/lazy.js";
import { characterSet, octetAt, type CharacterSet } from "../../core/percent.js";
import { reference } from "./reference.js";

/**
 * The characters that control the direction of the text around them. Section 4.1 forbids the first seven. Unicode added
 * the others later, for the same purpose.
 */
const BIDI_FORMATTING = /[\u200E\u200F\u202A-\u202E\u061C\u2066-\u2069]/g;

/** Finds the offsets of the bidirectional formatting characters in a text. */
export function* bidiFormattingIn(text: string): Generator<number> {
  for (const { index } of text.matchAll(BIDI_FORMATTING)) yield index;
}

/** The characters of ASCII whose percent-encodings can be decoded. */
export const unreserved: () => CharacterSet = lazy(() =>
  characterSet((character) => reference().test(character, "unreserved")),
);

/** Callback for each percent-encoded character that can be decoded. Returns whether it stays percent-encoded. */
export type KeepsSequence = (character: string, at: number, before: string) => boolean;

/**
 * Decodes the percent-encoded characters beyond ASCII that an IRI can contain. All other percent-encodings stay exactly
 * the same: octets that are not UTF-8, ASCII characters, bidirectional formatting characters, noncharacters, and private
 * characters outside the query.
 *
 * @param text a valid reference
 * @param keeps called for each character, with its offset in the text and its percent-encoding
 */
export function decodeSequences(text: string, keeps: KeepsSequence): string {
  if (!text.includes("%")) return text;
  const query = queryOf(text);
  return text.replace(SEQUENCE, (before: string, at: number) => {
    const after = characterOf(before, at >= query.start && at < query.end);
    return after === null || keeps(after, at, before) ? before : after;
  });
}

/** A lead octet of UTF-8 beyond ASCII, and the octets that follow it. `characterOf` checks their values. */
const SEQUENCE =
  /%[C-Dc-d][\dA-Fa-f]%[89ABab][\dA-Fa-f]|%[Ee][\dA-Fa-f](?:%[89ABab][\dA-Fa-f]){2}|%[Ff][0-4](?:%[89ABab][\dA-Fa-f]){3}/g;

/** Returns the range of the query. */
function queryOf(text: string): { readonly start: number; readonly end: number } {
  const hash = text.indexOf("#");
  const end = hash < 0 ? text.length : hash;
  const start = text.indexOf("?");
  return start < 0 ? { start: end, end } : { start, end };
}

/** Returns the character of a sequence; `null` if the octets are not UTF-8, or an IRI cannot contain the character. */
function characterOf(sequence: string, isInQuery: boolean): string | null {
  let point = octetAt(sequence, 0) & (0xff >> (sequence.length / 3 + 1));
  for (let at = 3; at < sequence.length; at += 3) point = (point << 6) | (octetAt(sequence, at) & 0x3f);
  // An overlong form of a character is not UTF-8, and neither is a surrogate or a code point past the last one.
  if (point < (LEAST[sequence.length / 3 - 2] as number) || point > 0x10ffff) return null;
  const character = String.fromCodePoint(point);
  const tester = reference();
  const isAllowed = tester.test(character, "ucschar") || (isInQuery && tester.test(character, "iprivate"));
  return isAllowed && character.search(BIDI_FORMATTING) < 0 ? character : null;
}

/** The first code point with two, three and four octets. */
const LEAST = [0x80, 0x800, 0x10000] as const;
