/**
 * Divides tables with separated values into fields (RFC 4180).
 *
 * @module
 */
import { addDoubled } from "./escapes.js";
import { Decoded, type Place, type Scan } from "./piece.js";
import { codeAt, isBreak, lineEnd, nextOf, Ranges, STRING, TEXT, trimmedEnd } from "./lines.js";
import { asValue, isNameOfReference } from "./names.js";

const [TAB, SPACE, QUOTE, COMMA, SEMICOLON] = [0x09, 0x20, 0x22, 0x2c, 0x3b];

const QUOTED: Place = { kind: "string", write: (text) => text.replaceAll('"', '""') };

/** Divides fields between commas or, if the first line has more of them, semicolons. */
export const csv: Scan = fieldsBetween((text, start) => {
  let balance = 0;
  for (let at = start; !isBreak(codeAt(text, at)); at++) {
    const code = text.charCodeAt(at);
    if (code === SEMICOLON) balance++;
    else if (code === COMMA) balance--;
  }
  return balance > 0 ? SEMICOLON : COMMA;
});

/** Divides fields between tabs. */
export const tsv: Scan = fieldsBetween(() => TAB);

/**
 * Returns a scanner of fields.
 *
 * @param separatorOf returns the separator in the lines from an offset
 */
function fieldsBetween(separatorOf: (text: string, start: number) => number): Scan {
  return (document, start, end, emit) => {
    const text = document.slice(0, end);
    const ranges = new Ranges(text, emit);
    if (!ranges.hasColon(start, end)) return;
    const doubled = nextOf('""', text);
    const separator = separatorOf(text, start);
    const references = columnsOfReferences(text.slice(0, start + LONGEST_SAMPLE), start, separator);
    readFields(text, start, separator, (from, to, given, column) => {
      const place = given !== TEXT && references.has(column) ? asValue(given) : given;
      if (given !== QUOTED) ranges.trimmed(from, to, place);
      else if (doubled(from) >= to) ranges.exact(from, to, place);
      else if (ranges.hasColon(from, to)) {
        const decoded = new Decoded(text);
        addDoubled(decoded, text, from, to, '"');
        ranges.decoded(decoded, place);
      }
    });
  };
}

/** Receives the fields of a table in order, and their columns. */
type OnField = (from: number, to: number, place: Place, column: number) => void;

function readFields(text: string, start: number, separator: number, onField: OnField): void {
  let column = 0;
  for (let at = start; at < text.length;) {
    let from = at;
    while (codeAt(text, from) === SPACE) from++;
    let to = from;
    if (codeAt(text, from) === QUOTE) {
      const close = closingQuote(text, from + 1);
      to = close + 1;
      while (codeAt(text, to) === SPACE) to++;
      const next = codeAt(text, to);
      if (close >= 0 && (next === separator || isBreak(next))) onField(from + 1, close, QUOTED, column);
      else {
        // The quote is a mistake. It must not hide the lines after it.
        to = lineEnd(text, from);
        onField(from, to, TEXT, column);
      }
    } else {
      for (; to < text.length; to++) {
        const code = text.charCodeAt(to);
        if (code === separator || isBreak(code)) break;
      }
      onField(from, to, STRING, column);
    }
    column = isBreak(codeAt(text, to)) ? 0 : column + 1;
    at = to + 1;
  }
}

/** The values in a column, and how many of them begin as URIs. */
interface Column {
  values: number;
  uris: number;
}

/** The most characters that are read to tell what the columns are. */
const LONGEST_SAMPLE = 0x10000;
/** A column with fewer values says nothing. */
const LEAST_VALUES = 10;
const URI_BEGINS = /[A-Za-z][A-Za-z\d+.-]{0,30}:\/\//y;

/** Returns the columns whose values are references: by their names in the first line, or because nine of ten are URIs. */
function columnsOfReferences(text: string, start: number, separator: number): ReadonlySet<number> {
  const named = new Set<number>();
  const columns = new Map<number, Column>();
  const firstLine = lineEnd(text, start);
  readFields(text, start, separator, (from, to, _, column) => {
    const end = trimmedEnd(text, from, to);
    if (from === end) return;
    URI_BEGINS.lastIndex = from;
    const isURI = URI_BEGINS.test(text);
    if (from < firstLine && !isURI) {
      if (isNameOfReference(text.slice(from, end))) named.add(column);
      return;
    }
    const counted = columns.get(column);
    if (counted === undefined) columns.set(column, { values: 1, uris: Number(isURI) });
    else {
      counted.values++;
      if (isURI) counted.uris++;
    }
  });
  for (const [column, { values, uris }] of columns) {
    if (values >= LEAST_VALUES && uris * 10 >= values * 9) named.add(column);
  }
  return named;
}

/** Returns the offset of the next quote that is not doubled, or -1. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && codeAt(text, at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}
