/**
 * What becomes of inputs, whichever thread works on them.
 *
 * @module
 */
import { codeFrame, URISyntaxError, type Diagnostic } from "../index.js";
import { PASSED, type Command, type Handler, type Outcome, type Passing, type Values } from "./command.js";
import { commands } from "./commands/index.js";
import { stringsOf, type Block } from "./format.js";
import { linesIn, textOf } from "./lines.js";
import { jsonOf } from "./json.js";
import { report } from "./report.js";
import { quote, styleFor, type Style } from "./terminal.js";

/** Which results are written. */
export type Only = "all" | "passed" | "failed" | "none";

/** What a run is asked to do: plain data, as it is told to threads. */
export interface Order {
  /** The name of the command. */
  readonly command: string;
  readonly values: Values;
  readonly json: boolean;
  readonly only: Only;
  /** Whether codes are counted: without that, what is not written need not be found. */
  readonly summary: boolean;
  /** Whether each of the two streams takes colour. */
  readonly colour: { readonly out: boolean; readonly err: boolean };
}

/** An order that can be worked on. */
export interface Job extends Pick<Order, "json" | "only" | "summary"> {
  readonly arity: number;
  readonly handler: Handler;
  readonly errStyle: Style;
}

/** What makes one input: a string or, for a command that takes several, so many. */
export type Input = string | readonly string[];

/** Text for one of the two streams. */
export type Segment = readonly [stream: "out" | "err", text: string];

/** What some of the inputs came to. */
export interface Part {
  /** What is to be written, in this order. */
  readonly segments: readonly Segment[];
  /** Whether the text ends with a line. */
  readonly whole: boolean;
  readonly inputs: number;
  readonly failed: number;
  /** How often each code was found. */
  readonly codes: ReadonlyMap<string, number>;
  /** How many lines of the input are behind, where they are counted. */
  readonly lines: number;
  /** Why there is no more: in which line, counted from 0 after those of the parts before, or in a line not told. */
  readonly fault?: { readonly line?: number; readonly message: string; readonly misuse: boolean };
}

/** How much text is handed on at once, in UTF-16 code units. */
const PART = 1 << 20;

/**
 * @param alone what is done in place of the command's own run
 * @throws {Misuse} where the options cannot be used
 */
export function jobOf(order: Order, alone?: Handler): Job {
  const { json, only, summary, colour, values } = order;
  const command = commands.find(({ name }) => name === order.command) as Command;
  const handler = alone ?? command.run(values, styleFor(colour.out));
  return { json, only, summary, arity: command.arity, handler, errStyle: styleFor(colour.err) };
}

/** Lines that pass, and what is written of them. */
interface Passed {
  readonly count: number;
  readonly text: string;
}

/** Works on the records of a block. There is at least one part, the last of which counts the block's lines. */
export function workOn(block: Block, job: Job): Generator<Part> {
  const { passing } = job.handler;
  if (passing && block.format.kind === "lines") return work(stretches(block.bytes, job, passing), job);
  const { strings, lines, fault } = stringsOf(block);
  const counted = lines + block.skipped;
  if (job.arity === 1) {
    return work([strings], job, counted, fault && { ...fault, line: fault.line + block.skipped, misuse: false });
  }
  const rows = strings.map((line) => line.split("\t"));
  const wrong = rows.findIndex((row) => row.length !== job.arity);
  if (wrong < 0) return work([rows], job, counted);
  const message = `a line is ${String(job.arity)} strings with a tab between, not ${quote(String(strings[wrong]))}`;
  return work([rows.slice(0, wrong)], job, counted, { message, misuse: true });
}

const LF = 0x0a;
const CR = 0x0d;

/** Lines by stretches: those that pass are not made into strings one by one, and the others are. */
function* stretches(
  bytes: Uint8Array,
  { json, only }: Job,
  { lineEnd, around }: Passing,
): Generator<Passed | readonly string[]> {
  const writes = only === "all" || only === "passed";
  const [before, after] = json ? ['{"input":"', '","ok":true}'] : around;
  let start = 0;
  while (start < bytes.length) {
    const from = start;
    let count = 0;
    for (let end = lineEnd(bytes, start); end >= 0 && start < bytes.length; end = lineEnd(bytes, start)) {
      count += 1;
      start = bytes[end] === CR ? end + 2 : end + 1;
    }
    if (count > 0) {
      const text = writes ? linesIn(textOf(bytes.subarray(from, start))).join(`${after}\n${before}`) : "";
      yield { count, text: writes ? `${before}${text}${after}\n` : "" };
    }
    const failing = start;
    while (start < bytes.length && lineEnd(bytes, start) < 0) {
      const end = bytes.indexOf(LF, start);
      start = end < 0 ? bytes.length : end + 1;
    }
    if (start > failing) yield linesIn(textOf(bytes.subarray(failing, start)));
  }
}

/**
 * Works on inputs, some of which are known to pass.
 *
 * @returns what they came to, in parts of a size that can be kept; at least one
 */
export function* work(
  all: Iterable<Passed | readonly Input[]>,
  job: Job,
  lines = 0,
  fault?: Part["fault"],
): Generator<Part> {
  const { handler, json, only, summary, errStyle } = job;
  let segments: Segment[] = [];
  let text = "";
  let count = 0;
  let failed = 0;
  let codes = new Map<string, number>();

  const part = (whole: boolean, last?: Pick<Part, "lines" | "fault">): Part => {
    const done = { segments, whole, inputs: count, failed, codes, lines: 0, ...last };
    if (text !== "") segments.push(["out", text]);
    segments = [];
    text = "";
    count = 0;
    failed = 0;
    codes = new Map();
    return done;
  };

  for (const some of all) {
    if ("count" in some) {
      count += some.count;
      text += some.text;
      if (text.length >= PART) yield part(true);
      continue;
    }
    for (const input of some) {
      let outcome: Outcome;
      let refused = false;
      try {
        outcome = typeof input === "string" ? handler(input) : handler(...input);
      } catch (error) {
        if (!(error instanceof URISyntaxError)) throw error;
        refused = true;
        outcome = refusalOf(input, error, errStyle);
      }
      const { passed } = outcome;
      count += 1;
      if (!passed) failed += 1;
      if (summary && outcome.record !== PASSED) {
        for (const code of codesOf(outcome.record)) codes.set(code, (codes.get(code) ?? 0) + 1);
      }
      if (only !== "all" && only !== (passed ? "passed" : "failed")) continue;
      if (json) {
        if (outcome.record === PASSED && typeof input === "string") {
          text += `{"input":${quote(input)},"ok":true}\n`;
        } else {
          const length = typeof input === "string" ? input.length : Math.max(...input.map((each) => each.length));
          for (const piece of jsonOf({ input, ...outcome.record }, length)) {
            text += piece;
            if (text.length >= PART) yield part(false);
          }
          text += "\n";
        }
      } else if (refused) {
        // So that a terminal that shows both streams shows them in the order of the inputs.
        if (text !== "") segments.push(["out", text]);
        text = "";
        segments.push(["err", ended(outcome.lines)]);
      } else {
        for (const line of outcome.lines) {
          text += line;
          text += "\n";
          if (text.length >= PART) yield part(true);
        }
      }
      if (text.length >= PART) yield part(true);
    }
  }
  yield part(true, { lines, ...(fault && { fault }) });
}

function ended(lines: Iterable<string>): string {
  let text = "";
  for (const line of lines) text += `${line}\n`;
  return text;
}

/** The outcome of an input that is refused. */
function refusalOf(input: Input, error: URISyntaxError, style: Style): Outcome {
  const { diagnostic } = error;
  const strings = typeof input === "string" ? [input] : input;
  // An error does not tell its input, but it draws it.
  const operand = strings.findIndex((each) => codeFrame(each, diagnostic) === error.frame());
  return {
    passed: false,
    record: { ok: false, ...(strings.length > 1 && { operand }), diagnostic },
    lines: report(diagnostic, String(strings[operand]), style),
  };
}

/** The codes of what a record says was found. */
function codesOf({ diagnostic, diagnostics }: Outcome["record"]): readonly string[] {
  const found = (diagnostics ?? (diagnostic ? [diagnostic] : [])) as readonly Diagnostic[];
  return found.map(({ code }) => code);
}
