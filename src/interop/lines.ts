/**
 * Converts offsets in a URI to lines and columns of the document that contains it.
 *
 * @module
 */
import {
  anything,
  assertObject,
  aWholeNumber,
  readable,
  readOptions,
  readSpan,
  upTo,
  type Checks,
} from "../core/arguments.js";

/** The position of a URI in a larger document. `Counter` is a library's object that counts the document's lines. */
export interface Place<Counter extends object = never> {
  /**
   * The document: its text, or a library's object that counts its lines once for all positions. By default the document
   * has one line.
   */
  readonly document?: string | Counter | undefined;
  /** The offset of the URI in the document, in UTF-16 code units. Default 0. */
  readonly offset?: number | undefined;
}

/** A half-open range of a URI, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A position in a text, counted from 0. */
export interface Point {
  /** The number of lines before it. */
  readonly line: number;
  /** The number of UTF-16 code units before it on its line. */
  readonly column: number;
}

/** How a tool counts lines and columns. */
export interface Counting<Counter extends object, Position> {
  /** Matches the line breaks of the tool. */
  readonly ends: RegExp;
  /** Converts a position to the tool's format. */
  readonly write: (point: Point, offset: number, text: string) => Position;
  /** The method of the library's object that returns positions. */
  readonly method: keyof Counter & string;
  /** Asks the library's object for a position. */
  readonly ask: (counter: Counter, offset: number) => Position;
}

/**
 * Returns a function that converts a span of a URI to positions in a document.
 *
 * @param place the document and the offset of the URI in it
 * @param counting how the tool counts
 * @returns a function that throws a RangeError if a span is not in the document
 * @throws {TypeError} if the document is neither a text nor an object with the tool's method, or the offset is not a
 *   number
 * @throws {RangeError} if the offset is not in the document
 */
export function placesIn<Counter extends object, Position>(
  place: Place<Counter> | undefined,
  { ends, write, method, ask }: Counting<Counter, Position>,
): (span: Span) => { start: Position; end: Position } {
  const { document, offset = 0 } = readOptions<Place<Counter>>(place, PLACE);
  let positionAt: (at: number) => Position;
  // Without a document, nothing is known about the text behind the URI.
  let length = Number.MAX_SAFE_INTEGER;
  if (document === undefined) positionAt = (at) => write({ line: 0, column: at }, at, "");
  else if (typeof document === "string") {
    ({ length } = document);
    const pointAt = lineCounter(document, ends);
    positionAt = (at) => write(pointAt(at), at, document);
  } else {
    assertObject(document, DOCUMENT);
    if (typeof readable(DOCUMENT, () => document[method]) !== "function") {
      throw new TypeError(`${DOCUMENT} must be a string, or an object with the method ${method}.`);
    }
    positionAt = (at) => ask(document, at);
  }
  upTo(length)(offset, "The option 'offset'");
  return (span) => {
    const { start, end } = readSpan(span, "span", length - offset);
    return { start: positionAt(offset + start), end: positionAt(offset + end) };
  };
}

const DOCUMENT = "The option 'document'";

/** The checks of a place. */
export const PLACE: Checks<Place<object>> = { document: anything, offset: aWholeNumber };

/**
 * Returns a function that converts offsets of a text to lines and columns. The line breaks are searched only once.
 *
 * @param text the text
 * @param ends matches a line break, or is one
 */
export function lineCounter(text: string, ends: RegExp | string): (offset: number) => Point {
  const starts = [0];
  const end = typeof ends === "string" ? ends : "";
  let next = end === "" ? -1 : text.indexOf(end);
  if (typeof ends !== "string") {
    for (const { 0: found, index } of text.matchAll(ends)) starts.push(index + found.length);
  }
  return (offset) => {
    // Nobody may ask for what follows, so the other line breaks are searched later.
    for (; next >= 0 && next < offset; next = text.indexOf(end, next + 1)) starts.push(next + end.length);
    // Binary search for the last line that begins at or before the offset.
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: offset - (starts[low] as number) };
  };
}
