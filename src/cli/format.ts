/**
 * What standard input is made of: lines or, by `--from`, one field of each record.
 *
 * @module
 */
import { FROM } from "./command.js";
import { columnNamed, columnOf, cutCSV } from "./csv.js";
import { Failure, Misuse } from "./errors.js";
import { afterLines, blocksOf, cutLines, linesBefore, linesIn, textOf, type Records } from "./lines.js";
import { memberOf } from "./ndjson.js";
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

/** A block of bytes that are whole records, and how they are read. */
export interface Block {
  readonly bytes: Uint8Array;
  readonly format: BlockFormat;
  /** How many lines of a header stood before these records. */
  readonly skipped: number;
}

/** The byte order mark, in UTF-8. */
const BOM = [0xef, 0xbb, 0xbf] as const;

/**
 * @param stream chunks of bytes, split anywhere
 * @returns the blocks of its records; a header is read, and left out
 * @throws {Failure} if the stream fails, or its header does not have the column
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
  const records = BOM.every((byte, index) => bytes[index] === byte) ? bytes.subarray(BOM.length) : bytes;
  return format.kind === "ndjson" ? { bytes: records, format, skipped: 0 } : afterHeader(records, format.column);
}

/**
 * @returns the block of the records that follow the header, if there is one
 * @throws {Failure} if the header does not have the column
 */
function afterHeader(bytes: Uint8Array, column: string | number): Block {
  if (typeof column === "number") return { bytes, format: { kind: "csv", column }, skipped: 0 };
  const text = textOf(bytes);
  const header = columnNamed(text, column);
  if (typeof header === "string") throw new Failure(`cannot read: ${printable(header)}`);
  const skipped = linesBefore(text, header.next);
  // By lines, as bytes that are not UTF-8 have no place in the text. A header without a line break ends the input.
  const start = header.next < text.length ? afterLines(bytes, skipped) : bytes.length;
  return { bytes: bytes.subarray(start), format: { kind: "csv", column: header.column }, skipped };
}

/** The strings of a block's records. */
export function stringsOf({ bytes, format }: Pick<Block, "bytes" | "format">): Records<Text> {
  const records = recordsIn(textOf(bytes), format);
  return { ...records, strings: checked(records.strings, bytes, (text) => recordsIn(text, format).strings) };
}

function recordsIn(text: string, format: BlockFormat): Records {
  switch (format.kind) {
    case "lines":
      return { strings: linesIn(text), lines: 0 };
    case "ndjson":
      return memberOf(text, format.field);
    case "csv":
      return columnOf(text, format.column);
  }
}
