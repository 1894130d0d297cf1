/**
 * Writes JSON that is safe to print.
 *
 * @module
 */
import { PASSED, PASSED_AS } from "./command.js";
import type { Place } from "./sources.js";
import { printable, quote } from "./terminal.js";

const PASSED_JSON: ReadonlyMap<object, string> = new Map(
  [PASSED, ...Object.values(PASSED_AS)].map((record) => [record, `,${JSON.stringify(record).slice(1)}\n`]),
);

/**
 * Returns the text before and after the input, a JSON string, and its place in the line for an input without diagnostics.
 *
 * @returns `undefined` for another record
 */
export function aroundPassed(record: object): readonly [before: string, after: string] | undefined {
  const after = PASSED_JSON.get(record);
  return after === undefined ? undefined : ['{"input":', after];
}

/** Returns the fields for the place of an input. */
export function placeJSON({ source, line }: Place): string {
  return sourceJSON(source) + String(line);
}

/** Returns these fields without the number of the line. */
export function sourceJSON(source: string): string {
  return `,"file":${quote(source)},"line":`;
}

/** The record of a shorter input is written as one string. In UTF-16 code units. */
const SHORT = 1 << 16;

/**
 * Writes a record as a line of JSON.
 *
 * @param record a JSON object about an input
 * @param length the length of that input
 * @returns the line in pieces, because the tree of a long input can be longer than the longest possible string
 */
export function jsonLineOf(record: object, length: number): Iterable<string> {
  return length < SHORT ? [`${textOf(record)}\n`] : longLine(record);
}

function* longLine(record: object): Generator<string> {
  yield* objectOf(record);
  yield "\n";
}

function* objectOf(record: object): Generator<string> {
  yield "{";
  let separator = "";
  for (const [name, value] of Object.entries(record) as [string, unknown][]) {
    yield `${separator}${textOf(name)}:`;
    if (Array.isArray(value)) yield* listOf(value);
    else if (typeof value === "object" && value !== null) yield* objectOf(value);
    else yield textOf(value);
    separator = ",";
  }
  yield "}";
}

function* listOf(list: readonly unknown[]): Generator<string> {
  yield "[";
  let separator = "";
  for (const element of list) {
    yield separator + textOf(element);
    separator = ",";
  }
  yield "]";
}

function textOf(value: unknown): string {
  return printable(JSON.stringify(value));
}
