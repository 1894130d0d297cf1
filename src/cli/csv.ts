/**
 * Reads one column of comma-separated values (RFC 4180). A line may also end in LF.
 *
 * @module
 */
import { constants } from "node:buffer";
import type { Parser } from "csv-parse";
import type { Inputs } from "./inputs.js";
import { linesOf } from "./lines.js";
import { cannotRead, type Source } from "./sources.js";
import { textIn, type Text } from "./utf8.js";

/** Messages for the error codes of csv-parse, because its own messages repeat the input. */
const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quote is not closed",
  CSV_INVALID_CLOSING_QUOTE: "text follows the closing quote of a field",
  INVALID_OPENING_QUOTE: "a field that does not begin with a quote contains one",
  CSV_MAX_RECORD_SIZE: "a record is longer than a string can be",
};

/** An error in a record. */
class Fault extends Error {}

/**
 * Reads one field of each record.
 *
 * @param column the field: its index, or its name in the header
 * @param interrupted says whether the source was interrupted; an incomplete record is then ignored
 * @returns the inputs, one block for each chunk of the source, up to the first invalid record
 * @throws {Failure} if the source cannot be read
 */
export async function* columnOf(
  { name, bytes }: Pick<Source, "name" | "bytes">,
  column: string | number,
  interrupted?: AbortSignal,
): AsyncGenerator<Inputs> {
  const { parse } = await import("csv-parse");
  let index = typeof column === "number" ? column : undefined;
  let line = 0;
  let inputs: Text[] = [];
  let lines: number[] = [];
  const add = (record: readonly Buffer[]): void => {
    if (index === undefined) {
      index = indexOf(String(column), record);
    } else {
      const field = record[index];
      if (field === undefined) throw new Fault(`field ${String(index + 1)} is missing`);
      inputs.push(textIn(field));
      lines.push(line);
    }
    // The fields contain all line breaks of the record except the last.
    line += record.reduce((sum, field) => sum + linesOf(field), 1);
  };
  // The types of csv-parse do not know that fields can be bytes.
  const options: object = {
    encoding: null,
    record_delimiter: ["\n", "\r\n"],
    relax_column_count: true,
    max_record_size: constants.MAX_STRING_LENGTH,
    // Records are read here and not from the stream of records, which would lose those before an error.
    on_record: (record: readonly Buffer[]) => {
      add(record);
      return null;
    },
  };
  const parser = parse(options);
  parser.on("error", () => undefined);
  const block = (error?: Error | null): Inputs => {
    const place = { source: name, line: 1 };
    const taken = { inputs, lines, place };
    inputs = [];
    lines = [];
    if (!error) return taken;
    const { code = "" } = error as NodeJS.ErrnoException;
    const message = cannotRead(name, REASONS[code] ?? error.message, line + 1);
    return { ...taken, fault: { kind: "unreadable", message } };
  };
  for await (const chunk of bytes) {
    const error = await written(parser, chunk);
    if (inputs.length > 0 || error) yield block(error);
    if (error) return;
  }
  if (interrupted?.aborted === true) return;
  const error = await written(parser);
  if (inputs.length > 0 || error) yield block(error);
}

/** Writes a chunk, or the end, and returns the error, if any. */
function written(parser: Parser, chunk?: Uint8Array): Promise<Error | null | undefined> {
  return new Promise((resolve) => {
    if (chunk) parser.write(chunk, resolve);
    else parser.end(resolve);
  });
}

/** Returns the index of a column by its name in the header. */
function indexOf(name: string, header: readonly Buffer[]): number {
  const names = header.map(String);
  const index = names.indexOf(name);
  if (index < 0) throw new Fault(`the header has no column ${JSON.stringify(name)}`);
  if (names.lastIndexOf(name) > index) throw new Fault(`the header has more than one column ${JSON.stringify(name)}`);
  return index;
}
