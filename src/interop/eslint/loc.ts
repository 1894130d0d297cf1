/**
 * Locations as ESLint has them.
 *
 * @module
 */
import { lineCounter, type Point, type Span } from "../lines.js";
import type { SourceLocation, SourcePoint } from "./types.js";

/** Where a URI stands in a source text. */
export interface SourcePlace {
  /** The source text, or ESLint's `sourceCode`, which counts its lines once for all locations. */
  readonly source?: string | { getLocFromIndex(index: number): SourcePoint };
  /** Where the URI begins in the source text: an offset in UTF-16 code units. 0 by default. */
  readonly offset?: number;
}

/** ECMAScript, "Line Terminators". */
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/g;

/**
 * Makes a location of a stretch of a URI: of a diagnostic, a node or an edit.
 *
 * @param span offsets in the URI
 * @param place the source text and where the URI begins in it; without it, the URI is a text of one line
 * @returns what `context.report` takes as `loc`: lines count from 1, columns from 0
 *
 * @example
 * import { safeParse } from "uri-grammar";
 * import { toLoc } from "uri-grammar/eslint";
 *
 * toLoc(safeParse("a b").diagnostic).start; // => { line: 1, column: 1 }
 */
export function toLoc({ start, end }: Span, { source = "", offset = 0 }: SourcePlace = {}): SourceLocation {
  const pointAt = typeof source === "string" ? counter(source) : source.getLocFromIndex.bind(source);
  return { start: pointAt(offset + start), end: pointAt(offset + end) };
}

function counter(text: string): (offset: number) => SourcePoint {
  const pointAt = lineCounter(text, LINE_ENDS);
  return (offset) => {
    const { line, column }: Point = pointAt(offset);
    return { line: line + 1, column };
  };
}
