/**
 * Replacements of stretches of a text.
 *
 * @module
 */

/** A replacement of one stretch of the input by another text. */
export interface Edit {
  /** Where the stretch begins: an offset in UTF-16 code units. */
  readonly start: number;
  /** Where it ends: the offset after its last code unit. */
  readonly end: number;
  /** What to put in its place. */
  readonly text: string;
}

/**
 * @param text any text
 * @param edits in the order of the text; they do not overlap
 * @returns the text with all edits applied
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, text: replacement } of edits) {
    pieces.push(text.slice(done, start), replacement);
    done = end;
  }
  pieces.push(text.slice(done));
  return pieces.join("");
}
