/**
 * Diagnostics of a URI in a text: their places, and which of their repairs are certain there.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import type { Edit } from "../core/edits.js";
import { endOfAuthority, type Span } from "../core/parts.js";
import { isEncodingOf } from "../core/percent.js";
import { LOOK_BACK } from "./extent.js";

/**
 * Converts a diagnostic of a reference into a diagnostic of the text that contains it.
 *
 * @param diagnostic a diagnostic of a reference
 * @param placeOf converts an offset in the reference to an offset in the text; see `placesIn`
 * @returns the diagnostic, with its offsets and those of its repair in the text
 */
export function inText(diagnostic: Diagnostic, placeOf: (offset: number) => number): Diagnostic {
  return moved(diagnostic, (start, end) => {
    const from = placeOf(start);
    // The end of a range is after its last character and not before the next one, because white space can be between
    // them.
    return { start: from, end: end === start ? from : placeOf(end - 1) + 1 };
  });
}

/**
 * Moves a diagnostic.
 *
 * @param diagnostic the diagnostic
 * @param spanOf converts the ranges
 * @param write converts the text of its repair, if it is not written as it is
 */
export function moved(
  diagnostic: Diagnostic,
  spanOf: (start: number, end: number) => Span,
  write: (text: string) => string = (text) => text,
): Diagnostic {
  const { start, end, index, repair } = diagnostic;
  const edits = repair?.edits.map((edit): Edit => ({ ...spanOf(edit.start, edit.end), text: write(edit.text) }));
  return {
    ...diagnostic,
    ...spanOf(start, end),
    ...(index === undefined ? {} : { index: spanOf(index, index).start }),
    ...(edits === undefined ? {} : { repair: { ...repair, edits } as NonNullable<typeof repair> }),
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

/**
 * Characters that no URI contains and that no format escapes or uses for something else: some of ASCII, and letters, marks,
 * numbers and symbols of all scripts, but not the replacement character.
 */
const CERTAIN = /^(?:[ "^`|]|(?![\0-\x7F\uFFFD])[\p{L}\p{M}\p{N}\p{S}])+$/u;
/** A percent sign after a number, as in `100%`, or as a whole value, as in `unit=%&`. */
const PERCENTAGE = /\d%(?![\dA-Za-z(])|=%(?=&)/y;
/** The beginning of alternatives, as in a regular expression: `(a|b)`. */
const IN_PARENTHESES = /\([^()]*$/;
/** Text that looks like an escape of a format that is not known. */
const LOOKS_ESCAPED = /\\|&#?\w+;/;

/**
 * Returns whether a repair is certain in a text: it only encodes characters that no format escapes.
 *
 * @param reference the reference
 * @param edits the edits of a repair that is certain for the reference alone
 * @param isKnown whether the escapes of the text's format are already decoded
 * @param doubtful characters that can mean something else in this text
 */
export function isCertainInText(
  reference: string,
  edits: readonly Edit[],
  isKnown: boolean,
  doubtful: readonly RegExp[],
): boolean {
  if (!isKnown && LOOKS_ESCAPED.test(reference)) return false;
  const host = endOfAuthority(reference, reference.indexOf("//") + 2);
  return edits.every(({ start, end, text }) => {
    const before = reference.slice(start, end);
    if (doubtful.some((pattern) => pattern.test(before))) return false;
    if (before.includes("|") && IN_PARENTHESES.test(reference.slice(Math.max(0, start - LOOK_BACK), start)))
      return false;
    if (before === "" || before === "%") {
      PERCENTAGE.lastIndex = start - (before === "" ? 2 : 1);
      return (before === "" ? text === "25" : text === "%25") && start > 1 && PERCENTAGE.test(reference);
    }
    return CERTAIN.test(before) && !(start < host && /[^\0-\x7F]/.test(before)) && isEncodingOf(text, before);
  });
}
