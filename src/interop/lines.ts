/**
 * Documents around a URI, their lines and their columns: a URI has none of its own.
 *
 * @module
 */

/** Where a URI stands in a larger document. `Counter` is what a library has to count the document's lines. */
export interface Place<Counter extends object = never> {
  /**
   * The document: its text, or the object of the library, which counts the lines once for all places. Without it, all is
   * one line.
   */
  readonly document?: string | Counter;
  /** Where the URI begins in the document: an offset in UTF-16 code units. 0 by default. */
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

/** How a tool counts places, and how it writes them. */
export interface Counting<Counter extends object, Position> {
  /** What ends a line: tools differ on that. */
  readonly ends: RegExp;
  /** Writes a place of a text. */
  readonly write: (point: Point, offset: number, text: string) => Position;
  /** Asks the object of the library for a place. */
  readonly ask: (counter: Counter, offset: number) => Position;
}

/**
 * Makes a function that says where a stretch of a URI lies in a document.
 *
 * @param place the document and where the URI begins in it
 * @param counting how the tool counts
 */
export function placesIn<Counter extends object, Position>(
  { document = "", offset = 0 }: Place<Counter>,
  { ends, write, ask }: Counting<Counter, Position>,
): (span: Span) => { start: Position; end: Position } {
  let positionAt: (at: number) => Position;
  if (typeof document === "string") {
    const pointAt = lineCounter(document, ends);
    positionAt = (at) => write(pointAt(at), at, document);
  } else positionAt = (at) => ask(document, at);
  return ({ start, end }) => ({ start: positionAt(offset + start), end: positionAt(offset + end) });
}

/**
 * Counts the lines of a text, once for all offsets that are asked for.
 *
 * @param text the text
 * @param ends what ends a line
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
