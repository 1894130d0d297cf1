/**
 * Lines and columns: a URI has none, the texts that it stands in have.
 *
 * @module
 */

/** Where a URI stands in a larger text. */
export interface Surroundings {
  /** The larger text, by which lines are counted. Without it, all is one line. */
  readonly text?: string;
  /** Where the URI begins in the text: an offset in UTF-16 code units. 0 by default. */
  readonly offset?: number;
}

/** A stretch of a URI: offsets in UTF-16 code units, half-open. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place in a text. */
export interface Point {
  /** The number of lines that end before it. */
  readonly line: number;
  /** The number of UTF-16 code units before it on its line. */
  readonly column: number;
}

/**
 * Counts the lines of a text, once for all offsets that are asked for.
 *
 * @param text the text
 * @param ends what ends a line: tools differ on that
 * @returns a function that says on which line and in which column an offset of the text lies
 */
export function lineCounter(text: string, ends: RegExp): (offset: number) => Point {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(ends)) starts.push(index + end.length);
  return (offset) => {
    // The last line that begins at the offset or before it.
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: offset - (starts[low] as number) };
  };
}
