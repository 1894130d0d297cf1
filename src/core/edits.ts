/**
 * Text replacements.
 *
 * @module
 */
import { anything, aString, assertOrder, GREATEST, readList, readObject, upTo } from "./arguments.js";

/** A replacement of one range of the input. */
export interface Edit {
  /** The start of the range: an offset in UTF-16 code units. */
  readonly start: number;
  /** The end of the range: the offset after its last code unit. */
  readonly end: number;
  /** The new text of the range. */
  readonly text: string;
}

/** Compares edits by their places. An insertion comes before the replacement of the characters behind it. */
export function byPlace(a: Omit<Edit, "text">, b: Omit<Edit, "text">): number {
  return a.start - b.start || a.end - b.end;
}

/**
 * Applies edits to a text.
 *
 * @param text any text
 * @param edits in the order of the text, without overlaps
 * @returns the edited text
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = "";
  let done = 0;
  for (const { start, end, text: replacement } of edits) {
    edited += text.slice(done, start) + replacement;
    done = end;
  }
  return edited + text.slice(done);
}

/**
 * Returns a checked copy of the edits of a repair.
 *
 * @param edits the list
 * @param length the length of the text that they change
 */
export function readEdits(edits: unknown, length: number = GREATEST): Edit[] {
  const offset = upTo(length);
  let done = 0;
  return readList<unknown>(edits, "'edits' of the repair", anything).map((given) => {
    const edit = readObject<Edit>(given, "edit", { start: offset, end: offset, text: aString });
    assertOrder(edit, "edit");
    if (edit.start < done) throw new RangeError("The edits must be in the order of the text, without overlaps.");
    done = edit.end;
    return edit;
  });
}
