/**
 * One column of comma-separated values, by RFC 4180. A line may also end in LF alone.
 *
 * @module
 */
import { constants } from "node:buffer";
import type { Parser } from "csv-parse";
import type { Inputs } from "./inputs.js";
import { linesOf } from "./lines.js";
import { cannotRead, type Source } from "./sources.js";
import { textIn, type Text } from "./utf8.js";

/** What is wrong, by the codes of csv-parse: its own messages repeat the input. */
const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quote that is not closed",
  CSV_INVALID_CLOSING_QUOTE: "text after the quote that closes a field",
  INVALID_OPENING_QUOTE: "a quote in a field that does not begin with one",
  CSV_MAX_RECORD_SIZE: "a record is longer than a string can be",
};

/** Something is wrong with a record. */
class Fault extends Error {}

/**
 * @param column which field of each record is an input: its index, or its name in the header
 * @param interrupted whether the source was ended; a record that is not complete is then left out
 * @returns the inputs, in blocks as the source gives them, up to the first record that is wrong
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
      if (field === undefined) throw new Fault(`no field ${String(index + 1)}`);
      inputs.push(textIn(field));
      lines.push(line);
    }
    // The line breaks of a record are in its fields, but for the last one.
    line += record.reduce((sum, field) => sum + linesOf(field), 1);
  };
  // Its types know no fields in bytes.
  const options: object = {
    encoding: null,
    record_delimiter: ["\n", "\r\n"],
    relax_column_count: true,
    max_record_size: constants.MAX_STRING_LENGTH,
    // What is taken here does not become a stream of records: that would lose those before an error.
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

/** @returns the error, if what is written, or the end, is wrong */
function written(parser: Parser, chunk?: Uint8Array): Promise<Error | null | undefined> {
  return new Promise((resolve) => {
    if (chunk) parser.write(chunk, resolve);
    else parser.end(resolve);
  });
}

/** The index of a column that the header names. */
function indexOf(name: string, header: readonly Buffer[]): number {
  const names = header.map(String);
  const index = names.indexOf(name);
  if (index < 0) throw new Fault(`the header has no column ${JSON.stringify(name)}`);
  if (names.lastIndexOf(name) > index) throw new Fault(`the header has more than one column ${JSON.stringify(name)}`);
  return index;
}
