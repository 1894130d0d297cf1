/**
 * The command line: finds the command, reads its options, and turns what happens into an exit code.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { readArguments } from "./arguments.js";
import { optionsOf, type Command, type Values } from "./command.js";
import { commands } from "./commands/index.js";
import { Failure, Misuse } from "./errors.js";
import { formatFrom, recordsOf } from "./format.js";
import { globalOptions, helpOf, overview } from "./help.js";
import { report } from "./report.js";
import { inputsOf } from "./inputs.js";
import { LSP, lsp, LSP_SUMMARY } from "./lsp.js";
import { jobOf, type Only, type Order } from "./order.js";
import type { Part } from "./parts.js";
import { inTurn, run } from "./run.js";
import { Sink } from "./sink.js";
import { Progress, Tally } from "./tally.js";
import { lookOf, printable, quote, styleFor, styleOf, type Environment, type Screen, type Style } from "./terminal.js";
import { inThreads } from "./threads.js";
import { work } from "./work.js";

/** What the command line deals with: `process`, or what stands in for it. */
export interface IO {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & Screen;
  readonly stderr: Writable & Screen;
  readonly env: Environment;
  /** The module that a thread runs. */
  readonly worker: URL;
  /** Ends the run after the line at which it is. */
  readonly interrupted?: AbortSignal;
}

/**
 * Runs a command line to its end. A listener for errors stays on both streams that are written to.
 *
 * @param argv the arguments; the first of them names the command
 * @param io where inputs come from and where results go
 * @returns the exit code: 0 where all inputs passed; 1 where some did not; 2 where the command line is wrong, or
 *   something cannot be read or written
 */
export async function main(argv: readonly string[], io: IO): Promise<number> {
  const out = new Sink(io.stdout);
  const err = new Sink(io.stderr);
  const command = commands.find(({ name }) => name === argv[0]);
  try {
    const code = await runAny(command, argv, io, out, err);
    if (out.failure) throw new Failure(`cannot write: ${out.failure.message}`, { cause: out.failure });
    return code;
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof Failure)) throw error;
    const program = command ? `uri-grammar ${command.name}` : "uri-grammar";
    await err.write([...complaint(error, program, styleOf(io.stderr, io.env))].join(""));
    return 2;
  }
}

function runAny(command: Command | undefined, argv: readonly string[], io: IO, out: Sink, err: Sink): Promise<number> {
  const [name, ...rest] = argv;
  if (name === LSP) return lsp(rest, io, out);
  return command ? runCommand(command, rest, io, out, err) : runAlone(argv, io, out, err);
}

async function runCommand(command: Command, argv: readonly string[], io: IO, out: Sink, err: Sink): Promise<number> {
  const { values, operands } = readArguments(argv, optionsOf(command));
  if (values["help"] === true) {
    await out.write(helpOf(command));
    return 0;
  }
  const order = orderFrom(command, values, io);
  const streams = command.input === "operands or lines" && operands.length === 0;
  const parts = streams ? partsOfStream(command, order, io) : partsOfOperands(command, order, operands);
  const tally = new Tally();
  const progress = streams && showsProgress(io) ? new Progress(err, () => performance.now()) : undefined;
  const { interrupted } = io;
  await run(parts, { out, err, tally, progress, interrupted });
  if (order.summary) await err.write(tally.summary(order.json, interrupted?.aborted === true));
  return tally.failed === 0 ? 0 : 1;
}

/** @throws {Misuse} if an option has a value that cannot be used */
function orderFrom({ name }: Command, values: Values, { stdout, stderr, env }: IO): Order {
  return {
    command: name,
    values: { ...values },
    json: values["json"] === true,
    only: onlyFrom(values["only"]),
    summary: values["summary"] === true,
    looks: { out: lookOf(stdout, env), err: lookOf(stderr, env) },
  };
}

/** If results go to the same terminal, they show the progress themselves. */
function showsProgress({ stdout, stderr, env }: IO): boolean {
  return stderr.isTTY === true && stdout.isTTY !== true && env["TERM"] !== "dumb";
}

function partsOfOperands(command: Command, order: Order, operands: readonly string[]): Iterable<Part> {
  if (order.values["from"] !== undefined) throw new Misuse("--from is for standard input, which is not read");
  const alone = operands.length === 0 ? command.alone?.(order.values, styleFor(order.looks.out)) : undefined;
  return work([inputsOf(command, alone?.inputs ?? operands)], jobOf(order, alone?.handler));
}

function partsOfStream(
  { arity, counting }: Command,
  order: Order,
  { stdin, worker, interrupted }: IO,
): AsyncIterable<Part> {
  const { values } = order;
  const format = formatFrom(values["from"] as string | undefined);
  if (arity > 1 && format.kind !== "lines") throw new Misuse("--from gives one string, and this takes more");
  const jobs = jobsFrom(values["jobs"]);
  if (jobs > 1 && counting !== undefined && values[counting] !== undefined) {
    throw new Misuse(`--${counting} counts over all inputs, which --jobs deals out: one of the two`);
  }
  // Whoever waits for a line does so no longer.
  interrupted?.addEventListener("abort", () => stdin.destroy());
  // Also where threads do the work: what is wrong with the options is said before anything is read.
  const job = jobOf(order);
  const blocks = recordsOf(stdin, format, interrupted);
  return jobs > 1 ? inThreads(blocks, order, worker, jobs) : inTurn(blocks, job);
}

const ONLY: readonly string[] = ["passed", "failed", "none"] satisfies Only[];

/** @throws {Misuse} if there is no such choice */
function onlyFrom(value: Values[string] = "all"): Only {
  if (value !== "all" && !ONLY.includes(String(value))) {
    throw new Misuse(`--only takes ${ONLY.join(", ")}, not ${quote(String(value))}`);
  }
  return value as Only;
}

/** @throws {Misuse} if that is no number of threads */
function jobsFrom(value: Values[string] = "1"): number {
  if (!/^[1-9]\d{0,2}$/.test(String(value)))
    throw new Misuse(`--jobs takes a number from 1 to 999, not ${quote(String(value))}`);
  return Number(value);
}

/** The commands that take no inputs, with what they do. */
const OTHERS: readonly (readonly string[])[] = [[LSP, LSP_SUMMARY]];

/** Runs a command line that does not begin with a command. */
async function runAlone(argv: readonly string[], { stdin }: IO, out: Sink, err: Sink): Promise<number> {
  const [first] = argv;
  if (first === undefined && stdin.isTTY === true) {
    await err.write(overview(commands, OTHERS));
    return 2;
  }
  if (first?.startsWith("-") === false) throw new Misuse(`unknown command ${quote(first)}`);
  const { values } = readArguments(argv, globalOptions);
  if (values["help"] === true) await out.write(overview(commands, OTHERS));
  else if (values["version"] === true) await out.write(`${version()}\n`);
  else throw new Misuse("no command");
  return 0;
}

/** The version of the package that this module is part of. */
function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

function* complaint(error: Misuse | Failure, program: string, style: Style): Generator<string> {
  yield `${program}: ${printable(error.message)}\n`;
  if (error instanceof Failure) return;
  if (error.refused) {
    for (const line of report(error.refused.diagnostic, error.refused.input, style, "  ")) yield `${line}\n`;
  }
  yield `For help: ${program} --help\n`;
}
