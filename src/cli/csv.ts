/**
 * Reads one column of delimiter-separated values (RFC 4180, with any delimiter), and divides records around another. A
 * line may also end in LF.
 *
 * @module
 */
import { constants } from "node:buffer";
import type { Parser } from "csv-parse";
import { Fault, indexOf, Rewriter, spansOf, type CSVHeader } from "./csv-records.js";
import type { Inputs } from "./inputs.js";
import { LF, linesOf, textOf } from "./lines.js";
import { decodedFrom, type Octets } from "./records.js";
import { cannotRead, type Source } from "./sources.js";
import { textIn, type Text } from "./utf8.js";

/** Which columns of CSV are read and written: plain data, because threads receive it. */
export interface CSVFormat {
  readonly kind: "csv";
  /** The column to read: its index, or its name in the header. */
  readonly column: string | number;
  /** The column that receives the result, in the same form, if records are written again. */
  readonly to?: string | number | undefined;
  /** The delimiter; by default, that of the first record. */
  readonly delimiter?: string | undefined;
}

/** How a source is read. */
interface Reading {
  readonly header: CSVHeader;
  /** Whether no other source follows. */
  readonly isLast: boolean;
  /** Says whether the source was interrupted; an incomplete record is then ignored. */
  readonly interrupted?: AbortSignal | undefined;
}

/** Messages for the error codes of csv-parse, because its own messages repeat the input. */
const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quote is not closed",
  CSV_INVALID_CLOSING_QUOTE: "text follows the closing quote of a field",
  INVALID_OPENING_QUOTE: "a field that does not begin with a quote contains one",
  CSV_MAX_RECORD_SIZE: "a record is longer than a string can be",
};

/**
 * Reads one field of each record.
 *
 * @returns the inputs, one block for each chunk of the source, up to the first invalid record
 * @throws {Failure} if the source cannot be read
 */
export async function* columnOf(
  { name, bytes }: Pick<Source, "name" | "bytes">,
  format: CSVFormat,
  { header, isLast, interrupted }: Reading = { header: {}, isLast: true },
): AsyncGenerator<Inputs> {
  const { parse } = await import("csv-parse");
  const { column } = format;
  let index = typeof column === "number" ? column : undefined;
  let width: number | undefined;
  let line = 0;
  let inputs: Text[] = [];
  let lines: number[] = [];
  let rewriter: Rewriter | undefined;
  const add = (record: readonly Buffer[], end: number): void => {
    width ??= record.length;
    rewriter?.begin(end);
    if (index === undefined) {
      const names = record.map(textOf);
      index = indexOf(column as string, names);
      rewriter?.addHeader(names, name, header);
    } else if (width === 1 || record.length > 1 || record[0]?.length !== 0) {
      const field = record[index];
      if (field === undefined) throw new Fault(`field ${String(index + 1)} is missing`);
      rewriter?.addRecord(record, width);
      inputs.push(textIn(field));
      lines.push(line);
    } else rewriter?.addEmpty();
    // The fields contain all line breaks of the record except the last.
    line += record.reduce((sum, field) => sum + linesOf(field), 1);
  };
  const begin = (first: Uint8Array): Parser => {
    const delimiter = format.delimiter ?? delimiterIn(first, column);
    if (format.to !== undefined) rewriter = new Rewriter(format.to, delimiter, isLast);
    // The types of csv-parse do not know that fields can be bytes.
    const options: object = {
      delimiter,
      encoding: null,
      record_delimiter: ["\n", "\r\n"],
      relax_column_count: true,
      max_record_size: constants.MAX_STRING_LENGTH,
      // Records are read here and not from the stream of records, which would lose those before an error.
      on_record: (record: readonly Buffer[], { bytes: end }: { readonly bytes: number }) => {
        add(record, end);
        return null;
      },
    };
    return parse(options).on("error", () => undefined);
  };
  const block = (error?: Error | null): Inputs => {
    const place = { source: name, line: 1 };
    const taken = { inputs, lines, place, framed: rewriter?.take() };
    inputs = [];
    lines = [];
    if (!error) return taken;
    const { code = "" } = error as NodeJS.ErrnoException;
    const message = cannotRead(name, REASONS[code] ?? error.message, line + 1);
    return { ...taken, fault: { kind: "unreadable", message } };
  };
  const isBegun = (): boolean => inputs.length > 0 || rewriter?.isBegun === true;
  let parser: Parser | undefined;
  for await (const chunk of format.delimiter === undefined ? fromFirstRecord(bytes) : bytes) {
    parser ??= begin(chunk);
    rewriter?.read(chunk);
    const error = await written(parser, chunk);
    if (isBegun() || error) yield block(error);
    if (error) return;
  }
  if (parser === undefined || interrupted?.aborted === true) return;
  const error = await written(parser);
  if (isBegun() || error) yield block(error);
}

/** Writes a chunk, or the end, and returns the error, if any. */
function written(parser: Parser, chunk?: Uint8Array): Promise<Error | null | undefined> {
  return new Promise((resolve) => {
    if (chunk) parser.write(chunk, resolve);
    else parser.end(resolve);
  });
}

/** How much of a source may be read before its delimiter must be known, in bytes. */
const ENOUGH = 1 << 20;

/** Joins the chunks of a source up to the end of its first record. */
async function* fromFirstRecord(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array[] | undefined = [];
  let length = 0;
  let isQuoted = false;
  for await (const chunk of chunks) {
    if (begun === undefined) {
      yield chunk;
      continue;
    }
    begun.push(chunk);
    length += chunk.length;
    const { end, isOpen } = recordEnd(chunk, isQuoted);
    isQuoted = isOpen;
    if (end === undefined && length < ENOUGH) continue;
    yield Buffer.concat(begun);
    begun = undefined;
  }
  if (begun !== undefined && begun.length > 0) yield Buffer.concat(begun);
}

const QUOTE = 0x22;

/** Finds the end of a record. A quote in quotes is doubled, so each quote begins or ends a quoted text. */
function recordEnd(bytes: Uint8Array, isQuoted: boolean): { readonly end?: number; readonly isOpen: boolean } {
  let isOpen = isQuoted;
  for (const [at, byte] of bytes.entries()) {
    if (byte === QUOTE) isOpen = !isOpen;
    else if (byte === LF && !isOpen) return { end: at, isOpen };
  }
  return { isOpen };
}

const DELIMITERS = [",", ";", "\t", "|"] as const;

/**
 * Returns the delimiter of the first record: the one that is most often there outside of quotes. If the column has a
 * name, a delimiter that separates this name comes first.
 */
function delimiterIn(bytes: Uint8Array, column: string | number): string {
  const record = Buffer.from(bytes.subarray(0, recordEnd(bytes, false).end))
    .toString("latin1")
    .replace(/\r$/, "");
  const found = DELIMITERS.map((delimiter) => {
    const spans = spansOf(record, delimiter, Infinity);
    const isNamed = spans.some(({ start, end }) => valueOf(record.slice(start, end)) === column);
    return { delimiter, count: spans.length - 1, isNamed };
  }).filter(({ count }) => count > 0);
  found.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.count - a.count);
  return found[0]?.delimiter ?? ",";
}

/** Returns the value of a field. */
function valueOf(field: Octets): string {
  return decodedFrom(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
}
