/**
 * Classifies characters: which ones are invisible, which ones are often copied by mistake, and how messages name them.
 *
 * @module
 */
import { pointOf, quoted } from "../core/diagnostic.js";
import type { Span } from "../core/parts.js";

/** The kind of a character, for explanations. */
export type Kind = "ascii" | "blank" | "tab" | "break" | "invisible" | "control" | "surrogate" | "other";

/** Characters without a glyph and without width: the first and last code point of each range. */
const INVISIBLE: readonly (readonly [first: number, last: number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe0fff],
];
/** Characters without a glyph but with a width. */
const BLANKS = "\\xA0\\u115F\\u1160\\u1680\\u2000-\\u200A\\u202F\\u205F\\u2800\\u3000\\u3164\\uFFA0";
const BLANK = new RegExp(`[${BLANKS}]`);

/**
 * Returns the kind of a character.
 *
 * @param code a code point, as returned by `codePointAt`
 */
export function kindOf(code: number): Kind {
  // Stryker disable next-line EqualityOperator: U+0080 is a control character in both branches.
  if (code < 0x80) {
    if (code > 0x20 && code < 0x7f) return "ascii";
    if (code === 0x20) return "blank";
    if (code === 0x09) return "tab";
    return code >= 0x0a && code <= 0x0d ? "break" : "control";
  }
  if (code === 0x85 || code === 0x2028 || code === 0x2029) return "break";
  if (code < 0xa0) return "control";
  // Most are letters of languages that use the Latin script.
  if (code > 0xad && code < 0x34f) return "other";
  if (code >= 0xd800 && code < 0xe000) return "surrogate";
  if (BLANK.test(String.fromCodePoint(code))) return "blank";
  return INVISIBLE.some(([first, last]) => code >= first && code <= last) ? "invisible" : "other";
}

/** Returns whether a character is white space: a blank, a tab or a line break. */
export function isWhite(code: number): boolean {
  // Fast path: most characters are ASCII letters.
  // Stryker disable next-line ConditionalExpression: None of these characters is white space. This is only slower.
  if (code > 0x20 && code < 0x85) return false;
  const kind = kindOf(code);
  return kind === "blank" || kind === "tab" || kind === "break";
}

/** Returns whether a character is white space or invisible. */
export function isNothing(code: number): boolean {
  // Stryker disable next-line EqualityOperator: kindOf gives none of the four kinds for U+007F.
  const isASCII = code < 0x7f;
  // Stryker disable next-line ConditionalExpression: kindOf gives none of the four kinds for these characters.
  // This is only slower.
  if (isASCII && code > 0x20) return false;
  const kind = kindOf(code);
  return kind === "blank" || kind === "tab" || kind === "break" || kind === "invisible";
}

/**
 * The groups of characters that most texts lack: a set bit means that a text has one. One loop over a text saves many
 * searches in it.
 */
export const BEYOND_ASCII = 1;
export const TAB = 2;
export const QUOTE = 4;
export const OPENING = 8;
export const TAIL = 16;

/** The group of each ASCII character that is in one. */
const GROUPS = /* @__PURE__ */ Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  const among = (members: string, group: number): number => (members.includes(character) ? group : 0);
  const quotes = among("\"'`<", QUOTE | TAIL);
  // All placeholders have an opening, and the tail is what begins text after a reference.
  return among("\t", TAB) | quotes | among("<[{%@$*", OPENING) | among("\t\n\v\f\r ]\\", TAIL);
});

/** Returns the groups of which a text has characters. */
export function groupsOf(text: string): number {
  let groups = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    groups |= code < 0x80 ? (GROUPS[code] as number) : BEYOND_ASCII;
  }
  return groups;
}

/**
 * Invisible characters that join or modify the one before them: joiners, variation selectors, and the tags of flags. They
 * belong to that character, unless it is ASCII.
 */
const JOINERS = "\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}\\u180B-\\u180F\\u200C-\\u200D\\u{E0020}-\\u{E007F}";
const JOINER = new RegExp(`[${JOINERS}]`, "u");

/** Returns whether a character belongs to the one before it, unless that is ASCII. */
export function isJoiner(code: number): boolean {
  return code >= 0x180b && JOINER.test(String.fromCodePoint(code));
}

/** Returns a range of a text without the white space and the invisible characters at its ends. */
export function trimmed(text: string, from = 0, to: number = text.length): Span {
  let [start, end] = [from, to];
  while (start < end && isNothing(text.charCodeAt(start))) start++;
  while (start < end && isNothing(text.charCodeAt(end - 1))) end--;
  // Joiners belong to the character before them.
  if (end > start && text.charCodeAt(end - 1) >= 0x80) while (end < to && isJoiner(text.charCodeAt(end))) end++;
  return { start, end };
}

const UNSEEN = INVISIBLE.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("");
/** An invisible character, or the first half of one. Nearly no text has one, and a test is much faster than a search. */
const CAN_BE_UNSEEN = new RegExp(`[${INVISIBLE.map((range) => range.map(unitOf).join("-")).join("")}]`);

/** Returns the escape of the first code unit of a character in a pattern. */
function unitOf(point: number): string {
  return `\\u${String.fromCodePoint(point).charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The number of characters that a pattern matches at once. A longer match could overflow the stack. */
const MOST_MATCHED = "999";
/** A character with those that belong to it; or, as a group, invisible characters that belong to none. */
const JOINED_OR_UNSEEN = new RegExp(
  `[^\\0-\\x9F\\u2028\\u2029${BLANKS}${UNSEEN}][${JOINERS}]{1,${MOST_MATCHED}}|([${UNSEEN}]{1,${MOST_MATCHED}})`,
  "gu",
);

/** Returns the ranges of the invisible characters of a text that belong to no other character, in order. */
export function unseenRuns(text: string): Iterable<Span> {
  return CAN_BE_UNSEEN.test(text) ? runsIn(text) : NONE;
}

const NONE: readonly Span[] = [];

function* runsIn(text: string): Generator<Span> {
  let [start, end] = [0, 0];
  for (const { 1: unseen, index } of text.matchAll(JOINED_OR_UNSEEN)) {
    if (unseen === undefined) continue;
    if (index > end) {
      if (end > start) yield { start, end };
      start = index;
    }
    end = index + unseen.length;
  }
  if (end > start) yield { start, end };
}

/** A text without the invisible characters that belong to no other character. */
export interface Seen {
  readonly text: string;
  /** Returns where an offset of the text with them is. */
  readonly toSeen: (offset: number) => number;
}

/** Returns a text without its invisible characters; `null` if it has none. */
export function seen(text: string): Seen | null {
  const runs = unseenRuns(text);
  if (runs === NONE) return null;
  const [starts, removed]: [number[], number[]] = [[], []];
  let rest = "";
  let [done, sum] = [0, 0];
  for (const { start, end } of runs) {
    rest += text.slice(done, start);
    done = end;
    starts.push(start);
    removed.push((sum += end - start));
  }
  if (sum === 0) return null;
  const toSeen = (offset: number): number => {
    const run = atMost(starts, offset - 1);
    if (run < 0) return offset;
    // Inside a run, its characters before the offset are gone, too.
    const before = removed[run - 1] ?? 0;
    return offset - before - Math.min((removed[run] as number) - before, offset - (starts[run] as number));
  };
  return { text: rest + text.slice(done), toSeen };
}

/** Returns the number of the last element that is at most a limit, in a sorted list; -1 if there is no such element. */
function atMost(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The names of characters that are hard to see or to distinguish. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x00, "NUL"],
  [0xa0, "no-break space"],
  [0xad, "soft hyphen"],
  [0x200b, "zero-width space"],
  [0x200c, "zero-width non-joiner"],
  [0x200d, "zero-width joiner"],
  [0x200e, "left-to-right mark"],
  [0x200f, "right-to-left mark"],
  [0x202f, "narrow no-break space"],
  [0x2060, "word joiner"],
  [0x3000, "ideographic space"],
  [0xfeff, "byte order mark"],
]);

/** Non-ASCII quotation marks. */
const QUOTES = /[\u2018-\u201F\xAB\xBB\u2039\u203A\u300C-\u300F]/;

/**
 * Names a character in a sentence.
 *
 * @param code a code point
 * @returns for instance `'x'`, `a space`, `an invisible character (zero-width space, U+200B)`
 */
export function nounOf(code: number): string {
  if (code > 0x20 && code < 0x7f) return quoted(String.fromCharCode(code));
  if (code === 0x20) return "a space";
  const name = NAMES.get(code);
  const point = name === undefined ? pointOf(code) : `${name}, ${pointOf(code)}`;
  switch (kindOf(code)) {
    case "tab":
      return "a tab";
    case "break":
      return "a line break";
    case "invisible":
      return `an invisible character (${point})`;
    case "control":
      return `a control character (${point})`;
    case "surrogate":
      return `half of a surrogate pair (${point})`;
    case "other":
      if (code === 0x2026) return `an ellipsis (${point})`;
      return QUOTES.test(String.fromCodePoint(code)) ? `a curly quote (${point})` : `a non-ASCII character (${point})`;
    default:
      return `a blank character (${point})`;
  }
}

/** Returns whether a text has no lone surrogates. Only such a text can be encoded in UTF-8. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/** Letters that are often typed instead of digits. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ["O", "0"],
  ["o", "0"],
  ["l", "1"],
  ["I", "1"],
]);

/** Returns a letter in the other case; any other character unchanged. */
export function otherCase(letter: string): string {
  const lower = letter.toLowerCase();
  return letter === lower ? letter.toUpperCase() : lower;
}
