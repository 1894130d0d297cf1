/**
 * One column of comma-separated values, by RFC 4180: fields stand between commas and records between line breaks; a
 * field in quotes may hold both, and a quote that is doubled. A line may end in LF alone, and a field may have any
 * characters but the quote.
 *
 * @module
 */
import { CR, LF, linesBefore, type Cut, type Records } from "./lines.js";

const QUOTE = 0x22;
const COMMA = 0x2c;

const enum Place {
  FieldStart,
  InField,
  InQuotes,
  /** The quotes are closed, unless another quote follows. */
  AfterQuote,
}

/** @returns a look at chunks that tells the line breaks between records from those in quotes */
export function cutCSV(): Cut {
  let place: Place = Place.FieldStart;
  return (chunk) => {
    let end = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (place === Place.InQuotes) {
        at = chunk.indexOf(QUOTE, at);
        if (at < 0) break;
        place = Place.AfterQuote;
      } else if (byte === QUOTE) {
        // After a quote it is the second of two; in the midst of a field it is wrong, as whoever reads the field says.
        if (place !== Place.InField) place = Place.InQuotes;
      } else if (byte === LF) {
        place = Place.FieldStart;
        end = at + 1;
      } else {
        place = byte === COMMA ? Place.FieldStart : Place.InField;
      }
    }
    return end;
  };
}

/** What is wrong with a text, and where. */
interface Fault {
  readonly index: number;
  readonly message: string;
}

/** The fields of one record, and where the next one begins. */
interface Row {
  readonly fields: readonly string[];
  readonly next: number;
}

/**
 * @param text whole records
 * @param column which field is wanted, counted from 0
 * @returns that field of each record; of those up to the first that is wrong, or has no such field
 */
export function columnOf(text: string, column: number): Records {
  const strings: string[] = [];
  const lines: number[] = [];
  let line = 0;
  const upTo = ({ index, message }: Fault): Records => ({
    strings,
    lines,
    fault: { line: linesBefore(text, index), message },
  });
  for (let start = 0; start < text.length;) {
    const row = rowAt(text, start);
    if (!("fields" in row)) return upTo(row);
    const field = row.fields[column];
    if (field === undefined) return upTo({ index: start, message: `no field ${String(column + 1)}` });
    strings.push(field);
    lines.push(line);
    line += linesBefore(text.slice(start, row.next), row.next - start);
    start = row.next;
  }
  return { strings, lines };
}

/**
 * @param text whole records, the first of which is the header
 * @param name what the header calls a column
 * @returns its index, and where the first record after the header begins; or what is wrong
 */
export function columnNamed(text: string, name: string): { readonly column: number; readonly next: number } | string {
  const row = rowAt(text, 0);
  if (!("fields" in row)) return `line ${String(linesBefore(text, row.index) + 1)}: ${row.message}`;
  const column = row.fields.indexOf(name);
  if (column < 0) return `the header has no column ${JSON.stringify(name)}`;
  if (row.fields.lastIndexOf(name) > column) return `the header has more than one column ${JSON.stringify(name)}`;
  return { column, next: row.next };
}

/** The record that begins at an index, unless it is none of RFC 4180. */
function rowAt(text: string, start: number): Row | Fault {
  const fields: string[] = [];
  for (let at = start; ; at++) {
    const end = text.charCodeAt(at) === QUOTE ? endOfQuoted(text, at) : endOfPlain(text, at);
    if (typeof end !== "number") return end;
    fields.push(fieldOf(text, at, end));
    at = end;
    if (text.charCodeAt(at) === COMMA) continue;
    if (text.charCodeAt(at) === CR) at++;
    return { fields, next: at + 1 };
  }
}

/** The text of a field, without quotes around it and with one for two in it. */
function fieldOf(text: string, start: number, end: number): string {
  if (text.charCodeAt(start) !== QUOTE) return text.slice(start, end);
  return text.slice(start + 1, end - 1).replaceAll('""', '"');
}

function endOfPlain(text: string, start: number): number | Fault {
  let at = start;
  for (; !isEnd(text, at); at++) {
    if (text.charCodeAt(at) === QUOTE) return { index: at, message: "a quote in a field that does not begin with one" };
  }
  return at;
}

function endOfQuoted(text: string, start: number): number | Fault {
  let at = start;
  do {
    at = text.indexOf('"', at + 1) + 1;
    if (at === 0) return { index: start, message: "a quote that is not closed" };
  } while (text.charCodeAt(at) === QUOTE);
  if (!isEnd(text, at)) return { index: at, message: "text after the quote that closes a field" };
  return at;
}

/** Whether a field ends at an index. */
function isEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === COMMA || code === LF || at >= text.length || (code === CR && text.charCodeAt(at + 1) === LF);
}
