/**
 * Finds the extent of an invalid URI in a text, where the grammar cannot help.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import type { Edit } from "../core/edits.js";
import { endOfAuthority, type Span } from "../core/parts.js";
import { isEncodingOf } from "../core/percent.js";

/**
 * Characters that always end a URI and never occur in one. White space is among the control or non-ASCII characters.
 */
const ENDS = /[\0- <>"`\x7F]/;
/**
 * The same for non-ASCII characters. Dashes and letters stay: programs replace hyphens by dashes, and people type
 * letters.
 */
const ENDS_PAST_ASCII = /[\s\p{Cc}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\u2014]/u;
/** Characters at the end of a URI that probably do not belong to it. Invisible characters belong to it elsewhere. */
const GIVEN_BACK = /[.,;:!?'|\\^([{\p{Cf}]/u;

/** Characters that never occur in a URI. */
const NOWHERE = /[^!#-;=?-[\]_a-z~]/i;
/** The beginning of a URI after a character that never occurs in a URI. */
const ANOTHER = /[^!#-;=?-[\]_a-z~][a-z][a-z\d+.-]*:\/\//i;
const ANOTHER_HERE = new RegExp(ANOTHER.source, "iy");

/** The closing bracket for each opening one. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

/** Returns whether another URI begins in the text, after a character that no URI contains: then the text is a list. */
export function holdsAnother(text: string): boolean {
  return ANOTHER.test(text);
}

/** Marks of emphasis in Markdown. */
const MARKS = ["**", "__", "~~"];
/** Character references of the delimiters of HTML. */
const REFERENCE = /&(?:gt|lt|quot);/y;

const [AMPERSAND, QUOTE] = [0x26, 0x27];

/**
 * Returns a function that tells whether an undelimited URI ends before a code unit, because the text around the URI begins
 * there. It is called for each code unit of each URI, so it must be fast.
 *
 * @param text any text
 * @param start the offset of the URI
 */
export function endingOf(text: string, start: number): (at: number, code: number) => boolean {
  const isQuoted = text.charCodeAt(start - 1) === QUOTE;
  const mark = start < 2 ? undefined : MARKS.find((each) => text.startsWith(each, start - 2));
  return (at, code) => {
    if (code === AMPERSAND) {
      REFERENCE.lastIndex = at;
      return REFERENCE.test(text);
    }
    return (isQuoted && code === QUOTE) || (mark !== undefined && text.startsWith(mark, at));
  };
}

/**
 * Returns the end of an undelimited URI, valid or not. It ends at white space, at quotes, at a bracket that closes an
 * earlier one, or at another URI. Punctuation of the sentence is excluded.
 *
 * @param text any text
 * @param start the offset of the URI
 */
export function meantEnd(text: string, start: number): number {
  const unclosed = new Map(Array.from(CLOSING.values(), (closing) => [closing, 0]));
  const isEnd = endingOf(text, start);
  let end = start;
  for (; end < text.length; end++) {
    const character = text.charAt(end);
    if (isEnd(end, text.charCodeAt(end))) break;
    if ((character > "\x7F" ? ENDS_PAST_ASCII : ENDS).test(character)) break;
    if (NOWHERE.test(character) && beginsAnother(text, end)) break;
    // Forum tags: "[url]http://a/[/url]".
    if (text.startsWith("[/", end)) break;
    const closing = CLOSING.get(character);
    const bracket = closing ?? character;
    const depth = unclosed.get(bracket);
    if (depth === undefined) continue;
    if (closing === undefined && depth === 0) break;
    unclosed.set(bracket, closing === undefined ? depth - 1 : depth + 1);
  }
  while (end > start && GIVEN_BACK.test(text.charAt(end - 1))) end--;
  return end;
}

function beginsAnother(text: string, at: number): boolean {
  ANOTHER_HERE.lastIndex = at;
  return ANOTHER_HERE.test(text);
}

/**
 * Converts a diagnostic of a reference into a diagnostic of the text that contains it.
 *
 * @param diagnostic a diagnostic of a reference
 * @param placeOf converts an offset in the reference to an offset in the text; see `placesIn`
 * @returns the diagnostic, with its offsets and those of its repair in the text
 */
export function inText(diagnostic: Diagnostic, placeOf: (offset: number) => number): Diagnostic {
  const { index, repair } = diagnostic;
  const spanOf = <Place extends Span>(place: Place): Place => {
    const from = placeOf(place.start);
    // The end of a range is after its last character and not before the next one, because white space can be between
    // them.
    return { ...place, start: from, end: place.end === place.start ? from : placeOf(place.end - 1) + 1 };
  };
  return {
    ...spanOf(diagnostic),
    ...(index === undefined ? {} : { index: placeOf(index) }),
    ...(repair ? { repair: { ...repair, edits: repair.edits.map((edit: Edit) => spanOf(edit)) } } : {}),
  };
}

/**
 * Returns a function that converts an offset in a reference to an offset in the text.
 *
 * @param start the offset of the reference in the text
 * @param removed the white space of the text that was removed from the reference
 */
export function placesIn(start: number, removed: readonly Span[]): (offset: number) => number {
  // The offsets from which text was removed, and the total length removed up to each.
  const offsets: number[] = [];
  const lengths: number[] = [0];
  let length = 0;
  for (const span of removed) {
    offsets.push(span.start - start - length);
    lengths.push((length += span.end - span.start));
  }
  return (offset) => {
    let [low, high] = [0, offsets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((offsets[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    return start + offset + (lengths[low] as number);
  };
}

/** Characters that files escape, or write for other things, so nobody may change them without asking. */
const NEVER_CERTAIN = /[\\[\]{}#\uFFFD]/;

/**
 * Returns whether a repair is certain, although the format of the text around the reference is not known: it only encodes
 * characters that no format escapes.
 *
 * @param reference the reference
 * @param edits the edits of a repair that is certain for the reference alone
 */
export function isCertainInText(reference: string, edits: readonly Edit[]): boolean {
  const host = endOfAuthority(reference, reference.indexOf("//") + 2);
  return edits.every(({ start, end, text }) => {
    const before = reference.slice(start, end);
    if (before === "") return text === "25";
    if (NEVER_CERTAIN.test(before) || (start < host && /[^\0-\x7F]/.test(before))) return false;
    return isEncodingOf(text, before);
  });
}
