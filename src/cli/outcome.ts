/**
 * Processes one input and writes its result.
 *
 * @module
 */
import { diagnosticOf, URISyntaxError } from "../core/diagnostic.js";
import type { Diagnostic } from "../index.js";
import type { Outcome } from "./command.js";
import type { RefusedArgument } from "./errors.js";
import { explained } from "./explained.js";
import { findingLine, placeOf, type Where } from "./findings.js";
import type { Input } from "./inputs.js";
import { aroundPassed, jsonLineOf, placeJSON } from "./json.js";
import type { Job } from "./order.js";
import type { Stream } from "./parts.js";
import { report } from "./report.js";
import { recordWith, shownOctets, type Field } from "./records.js";
import { ARGUMENTS, type Place } from "./sources.js";
import { onOneLine, printable, quote, shownBy, type Style } from "./terminal.js";
import { stringOf, type Text } from "./utf8.js";

/** The outcome for an input that the command refuses. */
export class Refusal implements Outcome {
  readonly passed = false;
  readonly record: Outcome["record"];
  /** For standard error. */
  readonly lines: Iterable<string>;

  /**
   * @param refused the refused operand and its diagnostic
   * @param index the index of the operand, from 0, if the input has several
   */
  constructor({ input, diagnostic }: RefusedArgument, style: Style, index?: number) {
    this.record = { ok: false, ...(index !== undefined && { operand: index }), diagnostic };
    this.lines = report(diagnostic, input, style);
  }
}

/**
 * Processes an input.
 *
 * @returns the outcome
 * @throws any error of the handler, except those that refuse an operand
 */
export function outcomeOf(input: Input, job: Job): Outcome {
  if (typeof input === "string") return outcomeOfOne(input, job);
  if (!("input" in input)) return outcomeOfSeveral(input, job);
  return job.handler.refuse?.(input) ?? new Refusal(input, job.errStyle);
}

function outcomeOfOne(operand: string, { handler, errStyle }: Job): Outcome {
  try {
    return handler(operand);
  } catch (error) {
    return refusalBy(error, operand, errStyle);
  }
}

/** Processes several operands. */
function outcomeOfSeveral(operands: readonly Text[], { handler, errStyle }: Job): Outcome {
  for (const [index, operand] of operands.entries()) {
    if (typeof operand !== "string") return new Refusal(operand, errStyle, index);
  }
  const strings = operands.map(stringOf);
  try {
    return handler(...strings);
  } catch (error) {
    const index = error instanceof URISyntaxError ? handler.subjectOf?.(error.argument) : undefined;
    if (index === undefined) throw error;
    return refusalBy(error, strings[index] as string, errStyle, index);
  }
}

function refusalBy(error: unknown, operand: string, style: Style, index?: number): Refusal {
  return new Refusal({ input: operand, diagnostic: explained(diagnosticOf(error), operand) }, style, index);
}

/** Returns the diagnostics of an outcome. */
export function diagnosticsOf({ record: { diagnostic, diagnostics } }: Outcome): readonly Diagnostic[] {
  return (diagnostics ?? (diagnostic ? [diagnostic] : [])) as readonly Diagnostic[];
}

/** The text for an outcome. */
export interface Written {
  readonly stream: Stream;
  readonly pieces: Iterable<string>;
  /** The text after each piece. */
  readonly after: string;
}

/** The part of a job that says how outcomes are written. */
export type WritingJob = Pick<
  Job,
  "json" | "findings" | "placed" | "placeholder" | "terminal" | "handler" | "errStyle"
>;

/**
 * Writes an outcome.
 *
 * @param where the place of the input
 * @param field the field that receives the result, if records are written again
 */
export function writtenOf(
  input: Input,
  outcome: Outcome,
  job: WritingJob,
  where: Where,
  field?: Field,
): readonly Written[] {
  const { json, findings, placed, placeholder, terminal, errStyle } = job;
  if (json) {
    const place = placed && where.source !== ARGUMENTS ? where : undefined;
    const column = place && !Array.isArray(input) ? columnOf(outcome, place) : undefined;
    return [{ stream: "out", pieces: recordOf(input, outcome, errStyle, place, column), after: "" }];
  }
  if (findings !== undefined) {
    const lines = diagnosticsOf(outcome).map((diagnostic) => findingLine(diagnostic, where, findings));
    return [{ stream: "out", pieces: lines, after: "" }];
  }
  const { complaint } = outcome;
  const lines =
    outcome.placed && where.source !== ARGUMENTS
      ? outcome.placed((diagnostic) => placeOf(diagnostic, where))
      : outcome.lines;
  const isRefused = outcome instanceof Refusal;
  const written: Written[] = [];
  if (field) written.push({ stream: "out", pieces: [recordIn(field, input, outcome, job)], after: "" });
  else if (!isRefused) written.push({ stream: "out", pieces: lines, after: "\n" });
  else if (placeholder !== undefined)
    written.push({ stream: "out", pieces: [onOneLine(placeholder, { terminal })], after: "\n" });
  const reported = isRefused ? lines : complaint?.(errStyle);
  if (reported) {
    const column = Array.isArray(input) ? undefined : columnOf(outcome, where);
    written.push({ stream: "err", pieces: placedReport(reported, where, column), after: "\n" });
  }
  return written;
}

/** Returns the column of the first fault of an input, from 1, if it is known. */
function columnOf(outcome: Outcome, { pointAt }: Where): number | undefined {
  const [first] = diagnosticsOf(outcome);
  return first && pointAt ? pointAt(first.start).column + 1 : undefined;
}

/** Writes the record of an input again. */
function recordIn(
  field: Field,
  input: Input,
  outcome: Outcome,
  { handler, placeholder, terminal }: WritingJob,
): string {
  const string = stringOf(input as Text);
  const text = outcome instanceof Refusal ? null : handler.resultOf?.(outcome, string);
  // In place, a field without a result keeps what it has: nothing is lost.
  const rest = field.frame.kept?.[0] === string ? string : "";
  return shownOctets(recordWith(text ?? placeholder ?? rest, field), terminal);
}

/** Writes the lines of a report below its place. An argument has no place. */
function* placedReport(
  lines: Iterable<string>,
  { source, line }: Place,
  column: number | undefined,
): Generator<string> {
  let isBegun = source === ARGUMENTS;
  for (const each of lines) {
    if (!isBegun) yield `${printable(source)}:${String(line)}:${column === undefined ? "" : `${String(column)}:`}`;
    isBegun = true;
    yield each;
  }
}

/** Writes the line of JSON for an input. */
function recordOf(
  input: Input,
  { record }: Outcome,
  style: Style,
  place: Place | undefined,
  column: number | undefined,
): Iterable<string> {
  // Joining strings takes a fraction of the time of JSON.stringify.
  const passed = aroundPassed(record);
  if (passed && typeof input === "string") {
    return [`${passed[0]}${quote(shownBy(style, input))}${place ? placeJSON(place) : ""}${passed[1]}`];
  }
  const shown = (each: Text): string => shownBy(style, stringOf(each));
  const text = typeof input === "string" || "input" in input ? shown(input) : input.map(shown);
  const longest = typeof text === "string" ? text.length : Math.max(...text.map(({ length }) => length));
  const { source: file, line } = place ?? {};
  return jsonLineOf(
    { input: text, ...(place && { file, line }), ...(column !== undefined && { column }), ...record },
    longest,
  );
}
