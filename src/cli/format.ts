/**
 * What standard input is made of: lines or, by `--from`, one field of each record.
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

/** How the records in bytes are read: those of CSV are not cut, but read as they come. */
export type BlockFormat = Exclude<Format, { kind: "csv" }>;

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
    else if (format.kind === "csv") yield* columnOf(step, format.column, interrupted);
    else yield* recordsOf(step, format, counted, interrupted);
  }
}

/** @returns the blocks of a source's records. If lines are not counted, each begins on line 1 */
async function* recordsOf(
  source: Source,
  format: BlockFormat,
  counted: boolean,
  interrupted: AbortSignal | undefined,
): AsyncGenerator<BytesBlock> {
  // Counting takes a third of the time of lines that pass. Records that can be wrong must say where.
  const counts = counted || format.kind !== "lines";
  let line = 1;
  for await (const bytes of piecesOf(source, interrupted)) {
    yield { bytes, format, source: source.name, line };
    if (counts) line += linesOf(bytes);
  }
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
  }
}
