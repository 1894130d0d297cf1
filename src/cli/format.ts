/**
 * What standard input is made of: lines or, by `--from`, one field of each record.
 *
 * @module
 */
import { FROM } from "./command.js";
import { columnNamed, columnOf, cutCSV } from "./csv.js";
import { Failure, Misuse } from "./errors.js";
import { blocksOf, cutLines, linesIn, textOf, type Records } from "./lines.js";
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

/** A block of bytes that are whole records, and how they are read. */
export interface Block {
  readonly bytes: Uint8Array;
  readonly format: Format;
  /** How many lines of it belong to no record that is read: those of a header. */
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
  let current = format;
  let first = true;
  for await (const bytes of blocksOf(stream, format.kind === "csv" ? cutCSV() : cutLines, interrupted)) {
    if (!first || format.kind === "lines") {
      yield { bytes, format: current, skipped: 0 };
    } else {
      // RFC 8259 section 8.1 lets a byte order mark be ignored, and spreadsheets write one.
      const whole = textOf(bytes);
      const text = whole.startsWith(BOM) ? whole.slice(1) : whole;
      let start = 0;
      if (format.kind === "csv" && typeof format.column === "string") {
        const header = columnNamed(text, format.column);
        if (typeof header === "string") throw new Failure(`cannot read: ${printable(header)}`);
        start = header.next;
        current = { kind: "csv", column: header.column };
      }
      const skipped = text.slice(0, start).split("\n").length - 1;
      yield { bytes: Buffer.from(text.slice(start)), format: current, skipped };
    }
    first = false;
  }
}

/** The strings of a block's records. */
export function stringsOf({ bytes, format }: Pick<Block, "bytes" | "format">): Records {
  const text = textOf(bytes);
  if (format.kind === "lines") return { strings: linesIn(text), lines: 0 };
  if (format.kind === "ndjson") return memberOf(text, format.field);
  return columnOf(text, format.column as number);
}
