/**
 * What standard input is made of: lines or, by `--from`, one field of each record.
 *
 * @module
 */
import { FROM } from "./command.js";
import { columnNamed, columnOf, cutCSV } from "./csv.js";
import { Failure, Misuse } from "./errors.js";
import { blocksOf, cutLines, linesBefore, linesIn, textOf, type Records } from "./lines.js";
import { memberOf } from "./ndjson.js";
import { printable, quote } from "./terminal.js";

/** How records are read: plain data, as it is told to threads. */
export type Format =
  | { readonly kind: "lines" }
  | { readonly kind: "ndjson"; readonly field: string }
  | { readonly kind: "csv"; readonly column: string | number };

/**
 * @returns the format that `--from` chooses
 * @throws {Misuse} where it is none
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

/** A block of bytes that are whole records, and how they are read. */
export interface Block {
  readonly bytes: Uint8Array;
  readonly format: BlockFormat;
  /** How many lines of a header stood before these records. */
  readonly skipped: number;
}

const BOM = "\uFEFF";

/**
 * @param stream chunks of bytes, split anywhere
 * @returns the blocks of its records; a header is read, and left out
 * @throws {Failure} where the stream fails, or its header does not have the column
 */
export async function* recordsOf(
  stream: AsyncIterable<Uint8Array>,
  format: Format,
  interrupted?: AbortSignal,
): AsyncGenerator<Block> {
  let known: BlockFormat | undefined;
  for await (const bytes of blocksOf(stream, format.kind === "csv" ? cutCSV() : cutLines, interrupted)) {
    const block = known === undefined ? firstBlock(bytes, format) : { bytes, format: known, skipped: 0 };
    known = block.format;
    yield block;
  }
}

/** The first block, without what stands before its records: a byte order mark, and a header. */
function firstBlock(bytes: Uint8Array, format: Format): Block {
  // Of lines, a byte order mark is part of the first, as no URI has one.
  if (format.kind === "lines") return { bytes, format, skipped: 0 };
  // RFC 8259 section 8.1 lets a byte order mark be ignored, and spreadsheets write one.
  const whole = textOf(bytes);
  const text = whole.startsWith(BOM) ? whole.slice(1) : whole;
  if (format.kind === "ndjson") return { bytes: Buffer.from(text), format, skipped: 0 };
  const { column, next } = headerOf(text, format.column);
  return {
    bytes: Buffer.from(text.slice(next)),
    format: { kind: "csv", column },
    skipped: linesBefore(text, next),
  };
}

/**
 * @returns the index of a column, and where the records begin
 * @throws {Failure} where the header does not have the column
 */
function headerOf(text: string, column: string | number): { readonly column: number; readonly next: number } {
  if (typeof column === "number") return { column, next: 0 };
  const header = columnNamed(text, column);
  if (typeof header === "string") throw new Failure(`cannot read: ${printable(header)}`);
  return header;
}

/** The strings of a block's records. */
export function stringsOf({ bytes, format }: Pick<Block, "bytes" | "format">): Records {
  const text = textOf(bytes);
  switch (format.kind) {
    case "lines":
      return { strings: linesIn(text), lines: 0 };
    case "ndjson":
      return memberOf(text, format.field);
    case "csv":
      return columnOf(text, format.column);
  }
}
