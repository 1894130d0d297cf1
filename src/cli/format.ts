/**
 * Reads inputs from records: lines or, with `--from`, one field of each record.
 *
 * @module
 */
import { FROM } from "./command.js";
import { columnOf } from "./csv.js";
import { Misuse } from "./errors.js";
import type { Inputs, Step } from "./inputs.js";
import { linesIn, linesOf, piecesOf, textOf, type Records } from "./lines.js";
import { memberOf } from "./ndjson.js";
import type { Place, Source } from "./sources.js";
import { quote } from "./terminal.js";
import { checked, type Text } from "./utf8.js";

/** The format of records: plain data, because threads receive it. */
export type Format =
  | { readonly kind: "lines" }
  | { readonly kind: "ndjson"; readonly field: string }
  | { readonly kind: "csv"; readonly column: string | number };

/**
 * Returns the format that `--from` chooses.
 *
 * @throws {Misuse} if the format is unknown
 */
export function formatFrom(from: string | undefined): Format {
  if (from === undefined) return { kind: "lines" };
  const [, kind, name = ""] = /^(csv|ndjson):(.+)$/s.exec(from) ?? [];
  if (kind === "ndjson") return { kind, field: name };
  if (kind !== "csv") throw new Misuse(`--from takes ${FROM}, not ${quote(from)}`);
  const [, number] = /^#([1-9]\d{0,8})$/.exec(name) ?? [];
  return { kind, column: number === undefined ? name : Number(number) - 1 };
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
  for (const step of steps) {
    if ("inputs" in step) yield step;
    else if (format.kind === "csv") yield* columnOf(step, format.column, interrupted);
    else yield* recordsOf(step, format, counted, interrupted);
  }
}

/** Reads the blocks of a source. */
async function* recordsOf(
  source: Source,
  format: BlockFormat,
  counted: boolean,
  interrupted: AbortSignal | undefined,
): AsyncGenerator<BytesBlock> {
  // Counting takes a third of the time for lines that pass. Errors in other records need a line number.
  const counts = counted || format.kind !== "lines";
  let line = 1;
  for await (const bytes of piecesOf(source, interrupted)) {
    yield { bytes, format, source: source.name, line };
    line = counts ? line + linesOf(bytes) : NOT_COUNTED;
  }
}

/** Returns the strings of a block's records. */
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
  }
}
