/**
 * Locations in ESLint's format.
 *
 * @module
 */
import { placesIn, type Counting, type Place, type Span } from "../lines.js";
import type { SourceLines, SourceLocation, SourcePoint } from "./types.js";

/** The line breaks of ESLint: ECMAScript, "Line Terminators". */
const PROGRAM: Counting<SourceLines, SourcePoint> = {
  ends: /\r\n|[\n\r\u2028\u2029]/g,
  method: "getLocFromIndex",
  write: ({ line, column }) => ({ line: line + 1, column }),
  ask: (sourceCode, offset) => sourceCode.getLocFromIndex(offset),
};

/** Returns the function that converts spans in a document to locations. */
export function locationsIn(place: Place<SourceLines> | undefined): (span: Span) => SourceLocation {
  return placesIn(place, PROGRAM);
}

/**
 * Converts a span of a URI (a diagnostic, a node or an edit) to a location.
 *
 * @param span offsets in the URI, in UTF-16 code units
 * @param place the document, a program, and the offset of the URI in it; by default the URI is a text of one line
 * @returns a value for `loc` of `context.report`: lines count from 1, columns from 0
 * @throws {TypeError} if an argument has the wrong type
 * @throws {RangeError} if an offset is not in the document
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toLoc } from "uri-grammar/eslint";
 *
 * const [space] = diagnose("a b");
 * toLoc(space).start; // => { line: 1, column: 1 }
 */
export function toLoc(span: Span, place?: Place<SourceLines>): SourceLocation {
  return locationsIn(place)(span);
}
