/**
 * What was meant as a URI in a text, where no grammar helps because it is not valid.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import type { Edit } from "../core/edits.js";
import type { Span } from "../core/parts.js";

/** What no URI has in it and what always ends one; white space is among the control characters or past ASCII. */
const ENDS = /[\0- <>"`\x7F]/;
/** The same past ASCII. Dashes stay: programs put them in place of hyphens, and letters are what people type. */
const ENDS_PAST_ASCII = /[\s\p{Cc}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\u2014]/u;
/** What stands at an end without being meant. Of invisible characters, only those at the end are not. */
const GIVEN_BACK = /[.,;:!?'|\\^([{\p{Cf}]/u;

/** What no URI has in it. */
const NOWHERE = /[^!#-;=?-[\]_a-z~]/i;
/** A URI begins, after what no URI has in it. */
const ANOTHER = /[^!#-;=?-[\]_a-z~][a-z][a-z\d+.-]*:\/\//i;
const ANOTHER_HERE = new RegExp(ANOTHER.source, "iy");

/** What closes what opens. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

/** Whether a URI begins in the text after what no URI has in it: what is around them is a list. */
export function holdsAnother(text: string): boolean {
  return ANOTHER.test(text);
}

/**
 * Where a URI ends that nothing delimits, valid or not: at white space, quotes, a bracket that closes what was open
 * before it, or another URI; without the punctuation of the sentence.
 *
 * @param text any text
 * @param start where it begins
 */
export function meantEnd(text: string, start: number): number {
  const unclosed = new Map(Array.from(CLOSING.values(), (closing) => [closing, 0]));
  let end = start;
  for (; end < text.length; end++) {
    const character = text.charAt(end);
    if ((character > "\x7F" ? ENDS_PAST_ASCII : ENDS).test(character)) break;
    if (NOWHERE.test(character) && beginsAnother(text, end)) break;
    // The tags of forums: "[url]http://a/[/url]".
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
 * @param diagnostic a diagnostic of a reference
 * @param start where the reference begins in a text
 * @param removed the white space of the text that the reference is without
 * @returns the diagnostic with its offsets, and those of its repair, in the text
 */
export function inText(diagnostic: Diagnostic, start: number, removed: readonly Span[]): Diagnostic {
  const { index, repair } = diagnostic;
  const placeOf = placesIn(start, removed);
  const spanOf = <Place extends Span>(place: Place): Place => {
    const from = placeOf(place.start);
    // The end of a stretch is behind its last character, not before the next, since white space can be between.
    return { ...place, start: from, end: place.end === place.start ? from : placeOf(place.end - 1) + 1 };
  };
  return {
    ...spanOf(diagnostic),
    ...(index === undefined ? {} : { index: placeOf(index) }),
    ...(repair ? { repair: { ...repair, edits: repair.edits.map((edit: Edit) => spanOf(edit)) } } : {}),
  };
}

/** Where in a text each character of a reference stands, given its offset in the reference. */
function placesIn(start: number, removed: readonly Span[]): (offset: number) => number {
  // The offsets from which on something was removed, and how much up to there.
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
