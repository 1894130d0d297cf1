/**
 * Writes diagnostics in the formats of other programs: SARIF, workflow commands of GitHub, and lines like those of
 * compilers.
 *
 * @module
 */
import { isAbsolute, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { encode, repair, type Diagnostic, type Severity } from "../index.js";
import { citation } from "../interop/citation.js";
import type { Point } from "../interop/lines.js";
import { logOf, resultOf, type SARIFRule } from "../interop/sarif-log.js";
import type { Option } from "./command.js";
import { Misuse } from "./errors.js";
import type { Sink } from "./sink.js";
import { ARGUMENTS, STDIN, type Place } from "./sources.js";
import { printable } from "./terminal.js";

const FINDINGS_FORMATS = ["sarif", "github", "unix"] as const;

/** A format that contains only diagnostics, not inputs. */
export type FindingsFormat = (typeof FINDINGS_FORMATS)[number];

const FORMATS = ["text", "json", ...FINDINGS_FORMATS] as const;

/** The option of commands that find diagnostics. */
export const formatOption: { readonly format: Option & { readonly type: "string" } } = {
  format: {
    type: "string",
    short: "f",
    value: "FORMAT",
    completes: FORMATS,
    help: `The format of results: ${FORMATS.join(", ")}. Default: text.`,
  },
};

/**
 * Reads the options for the format of results.
 *
 * @param values the options that were given
 * @returns the format
 * @throws {Misuse} if the format cannot be used with `--json` or `--fix`
 */
export function outputFrom({ format, json, fix }: Readonly<Record<string, unknown>>): {
  readonly json: boolean;
  readonly findings: FindingsFormat | undefined;
} {
  // The parser of arguments has checked it. The option of `grammar` has the same name, but other formats.
  const known = FORMATS.find((each) => each === format) ?? (json === true ? "json" : "text");
  if (json === true && known !== "json") throw new Misuse(`--json cannot be used with --format=${known}`);
  const findings = FINDINGS_FORMATS.find((each) => each === known);
  if (findings !== undefined && fix !== undefined) throw new Misuse(`--fix cannot be used with --format=${known}`);
  return { json: known === "json", findings };
}

/** The place of an input and of its characters. */
export interface Where extends Place {
  /** Returns the place of an offset; its line counts from 0 in the source. `null` if only the input's line is known. */
  readonly pointAt: ((offset: number) => Point) | null;
}

/** Returns the place of an input that is a whole line. */
export function lineAt({ source, line }: Place): Where {
  return { source, line, pointAt: (column) => ({ line: line - 1, column }) };
}

/** Writes a diagnostic as one line. */
export function findingLine(diagnostic: Diagnostic, where: Where, format: FindingsFormat): string {
  return `${WRITERS[format](diagnostic, where)}\n`;
}

const WRITERS: Readonly<Record<FindingsFormat, (diagnostic: Diagnostic, where: Where) => string>> = {
  sarif: sarifResult,
  github: workflowCommand,
  unix: (diagnostic, where) =>
    printable(`${placeOf(diagnostic, where)}: ${diagnostic.severity}: ${diagnostic.message} [${diagnostic.code}]`),
};

/** Returns the line of a diagnostic's start and, if known, its column, both from 1. */
function beginningOf(
  { start }: Diagnostic,
  { line, pointAt }: Where,
): { readonly line: number; readonly col?: number } {
  if (pointAt === null) return { line };
  const point = pointAt(start);
  return { line: point.line + 1, col: point.column + 1 };
}

/** Returns the place of a diagnostic: the source, the line and, if known, the column. */
export function placeOf(diagnostic: Diagnostic, where: Where): string {
  return [where.source, ...Object.values(beginningOf(diagnostic, where)).map(String)].join(":");
}

const isFile = (source: string): boolean => source !== STDIN && source !== ARGUMENTS;

const COMMANDS: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "notice" };

/** Writes a workflow command. GitHub shows a place only in a file. */
function workflowCommand(diagnostic: Diagnostic, where: Where): string {
  const { severity, code, message } = diagnostic;
  const { source } = where;
  const file = isFile(source) ? { file: namesOf(source).join("/"), ...beginningOf(diagnostic, where) } : {};
  const properties = Object.entries({ ...file, title: code }).map(([name, value]) => `${name}=${property(value)}`);
  const place = isFile(source) ? "" : `${placeOf(diagnostic, where)}: `;
  const said = data(`${place}${message} (${citation(diagnostic)})`);
  return printable(`::${COMMANDS[severity]} ${properties.join(",")}::${said}`);
}

/** Escapes line breaks, which would end a workflow command. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** Writes a SARIF result after a comma. */
function sarifResult(diagnostic: Diagnostic, { source, line, pointAt }: Where): string {
  const uri = isFile(source) ? fileReference(source) : source.slice(1, -1);
  if (pointAt !== null) return `,${JSON.stringify(resultOf(diagnostic, uri, pointAt))}`;
  const { ruleId, level, message, properties } = resultOf(diagnostic, uri, () => ({ line: 0, column: 0 }));
  const physicalLocation = { artifactLocation: { uri }, region: { startLine: line } };
  return `,${JSON.stringify({ ruleId, level, message, locations: [{ physicalLocation }], properties })}`;
}

/** Returns the reference to a file. It is relative if the path is. */
function fileReference(path: string): string {
  // Node does not encode some characters that URIs do not allow.
  if (isAbsolute(path)) return repair(pathToFileURL(path).href, { certain: true }).uri;
  return namesOf(path)
    .map((name) => encode(Buffer.from(name)))
    .join("/");
}

function namesOf(path: string): readonly string[] {
  return normalize(path).split(sep);
}

/** Writes results as one log, as a stream. */
export class SARIFOutput {
  readonly #out: Pick<Sink, "write" | "closed">;
  #isFirst = true;

  constructor(out: Pick<Sink, "write" | "closed">) {
    this.#out = out;
  }

  get closed(): boolean {
    return this.#out.closed;
  }

  /** @param results lines that begin with a comma */
  async write(results: string): Promise<void> {
    await this.#out.write(this.#isFirst ? logAround([], true)[0] + results.slice(1) : results);
    this.#isFirst = false;
  }

  /**
   * Writes the end of the log.
   *
   * @param rules the kinds of diagnostics
   * @param isComplete whether all inputs were processed
   */
  async end(rules: Iterable<SARIFRule>, isComplete: boolean): Promise<void> {
    const [before, after] = logAround([...rules], isComplete);
    await this.#out.write(`${this.#isFirst ? before : ""}${after}\n`);
  }
}

/** Returns the text of a log before and after its results. The rules are known only after all results. */
function logAround(rules: SARIFRule[], executionSuccessful: boolean): readonly [before: string, after: string] {
  const { runs, ...log } = logOf(rules, []);
  const [{ tool, ...run }] = runs as [(typeof runs)[number]];
  const text = JSON.stringify({ ...log, runs: [{ ...run, invocations: [{ executionSuccessful }], tool }] });
  const at = text.indexOf(RESULTS) + RESULTS.length;
  return [`${text.slice(0, at)}\n`, text.slice(at)];
}

const RESULTS = '"results":[';
