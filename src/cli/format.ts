/**
 * Reads inputs from records: lines or, with `--from`, one field of each record.
 *
 * @module
 */
import { present } from "../core/invariant.js";
import { FIELD } from "./command.js";
import { columnOf, type CSVFormat } from "./csv.js";
import type { CSVHeader } from "./csv-records.js";
import { Misuse } from "./errors.js";
import type { Inputs, Step } from "./inputs.js";
import { LF, linesIn, linesOf, piecesOf, textOf, type Records } from "./lines.js";
import { framedMembers, memberOf } from "./ndjson.js";
import type { Place, Source } from "./sources.js";
import { checked, type Text } from "./utf8.js";

/** The format of records: plain data, because threads receive it. */
export type Format =
  | { readonly kind: "lines" }
  | {
      readonly kind: "ndjson";
      readonly field: string;
      /** The field that receives the result, in the same form, if records are written again. */
      readonly to?: string | undefined;
    }
  | CSVFormat;

/** The values of the options for the format of records. */
type FormatValues = Readonly<Partial<Record<"from" | "to" | "delimiter", string | undefined>>>;

/**
 * Returns the format that the options choose.
 *
 * @throws {Misuse} if a format is unknown, or the options do not fit each other
 */
export function formatFrom({ from, to, delimiter }: FormatValues): Format {
  const given = from === undefined ? undefined : fieldFrom("from", from);
  if (delimiter !== undefined && given?.kind !== "csv") throw new Misuse("--delimiter needs --from csv:COLUMN");
  const target = to === undefined ? undefined : fieldFrom("to", to);
  if (target !== undefined && target.kind !== given?.kind)
    throw new Misuse(`--to ${target.kind}:… needs --from ${target.kind}:…, because it writes the same records again`);
  if (given === undefined) return { kind: "lines" };
  if (given.kind === "ndjson") return { kind: "ndjson", field: given.name, to: target?.name };
  const [column, toColumn] = [given, target].map((field) => field && columnFrom(field.name));
  if (toColumn !== undefined && typeof column !== typeof toColumn)
    throw new Misuse("--from and --to must both have the name of a column, for a file with a header, or both a number");
  return {
    kind: "csv",
    column: present(column),
    to: toColumn,
    delimiter: delimiter === undefined ? undefined : delimiterFrom(delimiter),
  };
}

/** @throws {Misuse} if the format is unknown */
function fieldFrom(option: "from" | "to", value: string): { readonly kind: "csv" | "ndjson"; readonly name: string } {
  const [, kind, name = ""] = /^(csv|ndjson):(.+)$/s.exec(value) ?? [];
  if (kind === "csv" || kind === "ndjson") return { kind, name };
  throw new Misuse(`--${option} takes ${FIELD}`);
}

function columnFrom(name: string): string | number {
  const [, number] = /^#([1-9]\d{0,8})$/.exec(name) ?? [];
  return number === undefined ? name : Number(number) - 1;
}

/** @throws {Misuse} if the value cannot be between two fields */
function delimiterFrom(value: string): string {
  const delimiter = value === "\\t" ? "\t" : value;
  if (/^[^"\r\n\x80-\uFFFF]$/.test(delimiter)) return delimiter;
  throw new Misuse(`--delimiter takes one ASCII character, such as ";" or "\\t"`);
}

/** The format of records in blocks of bytes. CSV is not cut into blocks, but parsed as a stream. */
export type BlockFormat = Exclude<Format, { kind: "csv" }>;

/** The line of a block that follows another one of its source, if lines are not counted. */
export const NOT_COUNTED = 0;

/** Bytes of whole records, their format, and the place of the first record. */
export interface BytesBlock extends Place {
  readonly bytes: Uint8Array;
  readonly format: BlockFormat;
}

/** A unit of work: inputs, or bytes that contain inputs. */
export type Block = Inputs | BytesBlock;

/**
 * Reads all steps of a run.
 *
 * @param steps inputs and sources
 * @param counted whether to count lines before they are processed
 * @param interrupted ends reading
 * @returns the blocks of all steps, in order
 * @throws {Failure} if a source cannot be read
 */
export async function* blocksOf(
  steps: readonly Step[],
  format: Format,
  counted: boolean,
  interrupted?: AbortSignal,
): AsyncGenerator<Block> {
  const header: CSVHeader = {};
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    if ("inputs" in step) yield step;
    else if (format.kind === "csv") yield* columnOf(step, format, { header, isLast, interrupted });
    else yield* recordsOf(step, format, counted, isLast, interrupted);
  }
}

/** Reads the blocks of a source. */
async function* recordsOf(
  source: Source,
  format: BlockFormat,
  counted: boolean,
  isLast: boolean,
  interrupted: AbortSignal | undefined,
): AsyncGenerator<BytesBlock> {
  // Counting takes a third of the time for lines that pass. Errors in other records need a line number.
  const counts = counted || format.kind !== "lines";
  let line = 1;
  for await (const piece of piecesOf(source, interrupted)) {
    // Records of the next source begin on a new line.
    const bytes = isLast || piece.at(-1) === LF ? piece : Buffer.concat([piece, Buffer.of(LF)]);
    yield { bytes, format, source: source.name, line };
    line = counts ? line + linesOf(bytes) : NOT_COUNTED;
  }
}

/** Returns the strings of a block's records. */
export function stringsOf({ bytes, format }: Pick<BytesBlock, "bytes" | "format">): Records<Text> {
  const read = recordsIn(textOf(bytes), format);
  const records = { ...read, strings: checked(read.strings, bytes, (text) => recordsIn(text, format).strings) };
  return format.kind === "ndjson" && format.to !== undefined ? framedMembers(bytes, records, format.to) : records;
}

function recordsIn(text: string, format: BlockFormat): Records {
  switch (format.kind) {
    case "lines":
      return { strings: linesIn(text) };
    case "ndjson":
      return memberOf(text, format.field);
  }
}
