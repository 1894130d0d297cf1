/**
 * Divides lines into those that pass and those that may not, so that most lines are never converted to strings.
 *
 * @module
 */
import type { Passing } from "./command.js";
import { aroundPassed, sourceJSON } from "./json.js";
import type { LineEnd } from "./line-end.js";
import { CR, LF, linesIn, textOf } from "./lines.js";
import { isWritten, type Job } from "./order.js";
import type { Place } from "./sources.js";
import { checked, type Text } from "./utf8.js";

/** Consecutive lines that pass, and the text to write for them. */
export interface PassingLines {
  readonly count: number;
  readonly text: string;
}

/** Consecutive lines: either all are known to pass, or each must be processed separately. */
export type Stretch = PassingLines | readonly Text[];

/** Consecutive lines, as a range of bytes. */
interface Range {
  readonly end: number;
  readonly count: number;
}

/**
 * Divides the lines of a block.
 *
 * @param block whole lines and their place
 * @param passing recognizes lines that pass
 * @param job the format of results
 * @returns all lines, in order
 */
export function* stretchesOf(
  { bytes, source, line }: Place & { readonly bytes: Uint8Array },
  { lineEnd, around, record, row }: Passing,
  { json, findings, only, placed }: Pick<Job, "json" | "findings" | "only" | "placed">,
): Generator<Stretch> {
  const [opening, closing] = (record === null ? undefined : aroundPassed(record)) ?? ["", ""];
  const [before, after] = json ? [`${opening}"`, `"${closing}`] : [around[0], `${around[1]}\n`];
  const beforeLine = `"${sourceJSON(source)}`;
  let next = line;
  const textOfPassing = (lines: readonly string[]): string =>
    json && placed
      ? lines.map((each) => before + each + beforeLine + String(next++) + closing).join("")
      : `${before}${lines.join(`${after}${before}`)}${after}`;
  const writes = findings === undefined && isWritten(true, only);

  for (let start = 0; start < bytes.length;) {
    const { end, count } = passingFrom(start, bytes, lineEnd);
    if (row !== undefined) yield* rowsOf(stringsIn(bytes, start, end), row, writes);
    else if (count > 0) yield { count, text: writes ? textOfPassing(stringsIn(bytes, start, end)) : "" };
    start = failingFrom(end, bytes, lineEnd);
    if (start === end) continue;
    const lines = checked(stringsIn(bytes, end, start), bytes.subarray(end, start), linesIn);
    next += lines.length;
    yield lines;
  }
}

/** Divides lines by whether they have a row. */
function* rowsOf(lines: readonly string[], row: NonNullable<Passing["row"]>, writes: boolean): Generator<Stretch> {
  let count = 0;
  let text = "";
  for (const line of lines) {
    const written = row(line);
    if (written !== null) {
      count += 1;
      if (writes) text += `${written}\n`;
      continue;
    }
    yield { count, text };
    yield [line];
    count = 0;
    text = "";
  }
  yield { count, text };
}

/** How many lines at the beginning of a block stand for all. */
const SAMPLE = 200;
/** A line that fails takes about forty times as long as one that passes. */
const FEW = 1 / 50;

/** Returns whether at most a few lines at the beginning of a block fail. */
export function nearlyAllPass(bytes: Uint8Array, { lineEnd }: Pick<Passing, "lineEnd">): boolean {
  let lines = 0;
  let failing = 0;
  for (let at = 0; at < bytes.length && lines < SAMPLE; lines++) {
    const end = lineEnd(bytes, at);
    if (end < 0) failing += 1;
    const lineBreak = bytes.indexOf(LF, end < 0 ? at : end);
    at = lineBreak < 0 ? bytes.length : lineBreak + 1;
  }
  return failing <= FEW * lines;
}

/** Returns the range of lines that pass, from an offset on. */
function passingFrom(start: number, bytes: Uint8Array, lineEnd: LineEnd): Range {
  let end = start;
  let count = 0;
  while (end < bytes.length) {
    const at = lineEnd(bytes, end);
    if (at < 0) break;
    end = Math.min(at + (bytes[at] === CR ? 2 : 1), bytes.length);
    count += 1;
  }
  return { end, count };
}

/** Returns the end of the lines that do not pass, from an offset on. */
function failingFrom(start: number, bytes: Uint8Array, lineEnd: LineEnd): number {
  let end = start;
  while (end < bytes.length && lineEnd(bytes, end) < 0) {
    const at = bytes.indexOf(LF, end);
    end = at < 0 ? bytes.length : at + 1;
  }
  return end;
}

function stringsIn(bytes: Uint8Array, start: number, end: number): string[] {
  return linesIn(textOf(bytes.subarray(start, end)));
}
