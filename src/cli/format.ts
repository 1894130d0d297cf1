/**
 * What standard input is made of: lines or, by `--from`, one field of each record.
 *
 * @module
 */
import { FROM } from "./command.js";
import { columnNamed, columnOf, cutCSV } from "./csv.js";
import { Failure, Misuse } from "./errors.js";
import type { Inputs, Step } from "./inputs.js";
import { afterLines, cutLines, linesBefore, linesIn, linesOf, piecesOf, textOf, type Records } from "./lines.js";
import { memberOf } from "./ndjson.js";
import { cannotRead, type Place, type Source } from "./sources.js";
import { printable, quote } from "./terminal.js";
import { checked, type Text } from "./utf8.js";

/** How records are read: plain data, as it is told to threads. */
export type Format =
  | { readonly kind: "lines" }
  | { readonly kind: "ndjson"; readonly field: string }
  | { readonly kind: "csv"; readonly column: string | number };

/**
 * @returns the format that `--from` chooses
 * @throws {Misuse} if it is none
 */
export function formatFrom(from: string | undefined): Format {
  if (from === undefined) return { kind: "lines" };
  const [, kind, name = ""] = /^(csv|ndjson):(.+)$/s.exec(from) ?? [];
  if (kind === "ndjson") return { kind, field: name };
  if (kind !== "csv") throw new Misuse(`--from takes ${FROM}, not ${quote(from)}`);
  const [, number] = /^#([1-9]\d{0,8})$/.exec(name) ?? [];
  return { kind, column: number === undefined ? name : Number(number) - 1 };
}

/** How the records of a block are read: what the header calls a column is known by its index. */
export type BlockFormat = Exclude<Format, { kind: "csv" }> | { readonly kind: "csv"; readonly column: number };

/** Bytes that are whole records, how they are read, and where the first of them stands. */
export interface BytesBlock extends Place {
  readonly bytes: Uint8Array;
  readonly format: BlockFormat;
}

/** What is worked on at once: inputs, or bytes that have them. */
export type Block = Inputs | BytesBlock;

/**
 * @param steps what the run works on
 * @param counted whether lines are counted
 * @param interrupted ends it
 * @returns the blocks of all, one after the other
 * @throws {Failure} if a source cannot be read
 */
export async function* blocksOf(
  steps: readonly Step[],
  format: Format,
  counted: boolean,
  interrupted?: AbortSignal,
): AsyncGenerator<Block> {
  for (const step of steps) {
    if ("inputs" in step) yield step;
    else yield* recordsOf(step, format, counted, interrupted);
  }
}

/**
 * @param counted whether lines are counted; if not, the line of each block of lines is 1
 * @returns the blocks of a source's records; a header is read, and left out
 * @throws {Failure} if the source cannot be read, or its header does not have the column
 */
export async function* recordsOf(
  source: Pick<Source, "name" | "bytes">,
  format: Format,
  counted: boolean,
  interrupted?: AbortSignal,
): AsyncGenerator<BytesBlock> {
  const { name } = source;
  // Counting takes a third of the time of lines that pass. Records that can be wrong must say where.
  const counts = counted || format.kind !== "lines";
  let known: BlockFormat | undefined;
  let line = 1;
  for await (const bytes of piecesOf(source, format.kind === "csv" ? cutCSV() : cutLines, interrupted)) {
    const block: BytesBlock = known ? { bytes, format: known, source: name, line } : firstBlock(bytes, format, name);
    known = block.format;
    yield block;
    if (counts) line += linesOf(bytes);
  }
}

/** The first block, without a header before its records. */
function firstBlock(bytes: Uint8Array, format: Format, source: string): BytesBlock {
  return format.kind === "csv" ? afterHeader(bytes, format.column, source) : { bytes, format, source, line: 1 };
}

/**
 * @returns the block of the records that follow the header, if there is one
 * @throws {Failure} if the header does not have the column
 */
function afterHeader(bytes: Uint8Array, column: string | number, source: string): BytesBlock {
  if (typeof column === "number") return { bytes, format: { kind: "csv", column }, source, line: 1 };
  const text = textOf(bytes);
  const header = columnNamed(text, column);
  if (typeof header === "string") throw new Failure(cannotRead(source, printable(header)));
  const skipped = linesBefore(text, header.next);
  // By lines, as bytes that are not UTF-8 have no place in the text. A header without a line break ends the input.
  const start = header.next < text.length ? afterLines(bytes, skipped) : bytes.length;
  return { bytes: bytes.subarray(start), format: { kind: "csv", column: header.column }, source, line: 1 + skipped };
}

/** The strings of a block's records. */
export function stringsOf({ bytes, format }: Pick<BytesBlock, "bytes" | "format">): Records<Text> {
  const records = recordsIn(textOf(bytes), format);
  return { ...records, strings: checked(records.strings, bytes, (text) => recordsIn(text, format).strings) };
}

function recordsIn(text: string, format: BlockFormat): Records {
  switch (format.kind) {
    case "lines":
      return { strings: linesIn(text) };
    case "ndjson":
      return memberOf(text, format.field);
    case "csv":
      return columnOf(text, format.column);
  }
}
