/**
 * Runs the command line: finds the command, reads its options, and returns the exit code.
 *
 * @module
 */
import { readsFiles, type Command, type Values } from "./command.js";
import { commandsNamed, everyCommand, names } from "./commands/index.js";
import { Failure, Misuse } from "./errors.js";
import { outputFrom, SARIFOutput } from "./findings.js";
import { blocksOf, formatFrom, type Format } from "./format.js";
import { fixTexts } from "./fix-texts.js";
import { notesOn, stepsOf, type Step } from "./inputs.js";
import type { IO } from "./io.js";
import { countsLines, jobOf, type Job, type Only, type Order } from "./order.js";
import { colorFrom, commandIn, PROGRAM, readArguments, type Color, type Language } from "./program.js";
import { report } from "./report.js";
import { inTurn, run } from "./run.js";
import { loadSchemes } from "./schemes.js";
import { Sink } from "./sink.js";
import { DASH } from "./sources.js";
import { Progress } from "./progress.js";
import { Tally } from "./tally.js";
import {
  environmentWith,
  lookOf,
  printable,
  styleFor,
  styleOf,
  wrapped,
  type Environment,
  type Style,
} from "./terminal.js";
import { searchTexts, type Reading } from "./texts.js";
import { encodingFrom } from "./decoding.js";
import { inThreads } from "./threads.js";
import { version } from "./version.js";

/**
 * Runs a command line to its end. An error listener stays on both output streams.
 *
 * @param argv the arguments; the first is the name of the command
 * @param io the streams and the environment
 * @returns the exit code: 0 if all inputs passed; 1 if some did not; 2 if the command line is wrong, or reading or
 *   writing has failed
 */
export async function main(argv: readonly string[], io: IO): Promise<number> {
  const out = new Sink(io.stdout);
  const err = new Sink(io.stderr);
  const redact = argv.includes("--redact");
  // An error is shown without secrets, too.
  if (redact) await loadSchemes();
  const language = { commands: await commandsFor(argv), version: version() };
  const name = commandIn(argv, language)?.name;
  const program = name === undefined ? PROGRAM : `${PROGRAM} ${name}`;
  let environment = io.env;
  try {
    const code = await runArguments(argv, language, io, out, err, (env) => (environment = env));
    if (out.failure) throw new Failure(`cannot write: ${out.failure.message}`, { cause: out.failure });
    return code;
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof Failure)) throw error;
    await err.write([...complaint(error, program, { ...styleOf(io.stderr, environment), redact })].join(""));
    return 2;
  }
}

/** Imports the command that arguments name; all commands if they name none. */
async function commandsFor(argv: readonly string[]): Promise<Language["commands"]> {
  const [first = ""] = argv;
  const commands = await commandsNamed(names.includes(first) ? [first] : names.filter((name) => argv.includes(name)));
  return commandIn(argv, { commands }) === undefined ? everyCommand() : commands;
}

/** @param keep is called with the environment if options change it, for messages about the other arguments */
async function runArguments(
  argv: readonly string[],
  language: Language,
  given: IO,
  out: Sink,
  err: Sink,
  keep: (env: Environment) => unknown,
): Promise<number> {
  const envWith = (color: Color | undefined): Environment =>
    color === undefined ? given.env : environmentWith(color, given.env);
  const found = readArguments(argv, language, (color) => lookOf(given.stdout, envWith(color)));
  if ("text" in found) {
    await (found.asked ? out : err).write(found.text);
    return found.asked ? 0 : 2;
  }
  const { command, values, operands, literals } = found;
  const env = envWith(colorFrom(values));
  keep(env);
  const io = { ...given, env };
  return "start" in command
    ? command.start(values, operands, io, everyCommand)
    : runCommand(command, values, operands, literals, io, out, err);
}

async function runCommand(
  command: Command,
  values: Values,
  operands: readonly string[],
  literals: number,
  io: IO,
  out: Sink,
  err: Sink,
): Promise<number> {
  command.assertOperands?.(operands);
  const order = orderFrom(command, values, io);
  const { interrupted } = io;
  const areFiles = values["file"] === true || readsFiles(command);
  const alone = operands.length === 0 ? command.alone?.(order.values, styleFor(order.looks.out)) : undefined;
  const areInputs = operands.length > 0 && !areFiles && !operands.includes(DASH);
  // This also happens if threads do the work, so that wrong options are reported before anything is read.
  const job = await jobOf(order, areInputs ? operands : null, alone?.handler);
  const steps = await stepsOf(command, alone?.inputs ?? operands, {
    ...io,
    isFile: areFiles,
    walking: job.handler.walking,
  });
  const sources = steps.filter((step) => "bytes" in step);
  const streams = sources.length > 0;
  const { format, jobs } = readingOf(command, order, job, steps);
  if (format.kind !== "lines" && format.to !== undefined) out.encoding = "latin1";
  for (const note of (await command.notes?.(order.values)) ?? []) {
    await err.write(`${PROGRAM} ${command.name}: ${printable(note)}\n`);
  }
  const unclear = values["quiet"] === true ? 0 : operands.length - literals;
  for await (const note of notesOn(command, operands, { isFile: areFiles, unclear, stdin: io.stdin })) {
    await err.write(`${PROGRAM} ${command.name}: ${printable(note)}\n`);
  }
  const blocks = blocksOf(steps, format, jobs > 1 && countsLines(job), interrupted);
  const { search, fixing } = job.handler;
  if (fixing?.mode === "diff" && order.only === "none") throw new Misuse("--diff cannot be used without results");
  const style = styleFor(order.looks.out);
  const parts =
    fixing && sources.length === steps.length
      ? fixTexts(
          sources,
          job,
          fixing.fix,
          { ...readingOfTexts(command, values), mode: fixing.mode, noun: fixing.noun, style },
          interrupted,
        )
      : search
        ? searchTexts(sources, job, search, readingOfTexts(command, values), interrupted)
        : streams && jobs > 1
          ? inThreads(blocks, order, job, io.worker, jobs)
          : inTurn(blocks, job);
  const tally = new Tally();
  const progress = streams && showsProgress(io) ? new Progress(io.stderr, sources) : undefined;
  const log = order.findings === "sarif" ? new SARIFOutput(out) : undefined;
  let isComplete = false;
  try {
    await run(parts, { out: log ?? out, err, tally, progress, interrupted });
    isComplete = interrupted?.aborted !== true;
  } finally {
    await log?.end(tally.rules.values(), isComplete);
  }
  if (order.summary) await err.write(tally.summary(order.json, interrupted?.aborted === true));
  return tally.failed === 0 ? 0 : 1;
}

/** @throws {Misuse} if the value of an option is not allowed */
function orderFrom(command: Command, values: Values, { stdout, stderr, env }: IO): Order {
  const output = outputFrom(values);
  // Programs divide standard input into blocks, in which the numbers of lines would be wrong.
  const isPlaced = values["file"] === true;
  const redact = values["redact"] === true;
  return {
    command: command.name,
    values: { ...values },
    ...output,
    only: onlyFrom(values),
    summary: values["summary"] === true,
    placed: readsFiles(command) || output.findings !== undefined || (output.json && isPlaced),
    looks: { out: { ...lookOf(stdout, env), redact }, err: { ...lookOf(stderr, env), redact } },
  };
}

/** Returns whether to show the progress. If results go to the same terminal, they already show it. */
function showsProgress({ stdout, stderr, env }: IO): boolean {
  return stderr.isTTY === true && stdout.isTTY !== true && env["TERM"] !== "dumb";
}

/** @throws {Misuse} if the value of an option is not allowed */
function readingOfTexts({ name }: Command, values: Values): Reading {
  const { encoding, "max-filesize": size } = values;
  return {
    noting: `${PROGRAM} ${name}`,
    ...(encoding !== undefined && { encoding: encodingFrom(String(encoding)) }),
    ...(size !== undefined && { most: bytesFrom(String(size)) }),
  };
}

const UNITS = { "": 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 };

/** @throws {Misuse} if the value is not a number of bytes */
function bytesFrom(value: string): number {
  const [, number, unit = ""] = /^([1-9]\d{0,11})([KMG]?)$/.exec(value) ?? [];
  if (number === undefined) throw new Misuse(`--max-filesize takes a number of bytes, such as 500K or 10M`);
  return Number(number) * UNITS[unit as keyof typeof UNITS];
}

/**
 * Returns the format of records and the number of threads.
 *
 * @throws {Misuse} if the options do not fit the command or each other
 */
function readingOf(
  { arity, counting }: Command,
  { values }: Order,
  job: Job,
  steps: readonly Step[],
): { readonly format: Format; readonly jobs: number } {
  const { from, to, delimiter } = values as Partial<Record<string, string>>;
  if (from !== undefined && !steps.some((step) => "bytes" in step)) {
    throw new Misuse("--from cannot be used with operands that are strings, only with files and standard input");
  }
  const format = formatFrom({ from, to, delimiter });
  if (to !== undefined) assertRewrites(job, steps);
  if (job.placeholder !== undefined) assertRefuses(job);
  if (arity > 1 && format.kind !== "lines")
    throw new Misuse(`--from cannot be used with this command, which needs ${String(arity)} strings for each input`);
  const jobs = jobsFrom(values["jobs"]);
  if (jobs > 1 && counting !== undefined && values[counting] !== undefined) {
    throw new Misuse(`--${counting} cannot be used with --jobs`);
  }
  return { format, jobs };
}

/** @throws {Misuse} if results cannot be written into records */
function assertRewrites({ json, findings, handler }: Job, steps: readonly Step[]): void {
  if (json || findings !== undefined)
    throw new Misuse("--to cannot be used with --json or --format, because it writes the records of the input");
  if (handler.resultOf === undefined)
    throw new Misuse("--to cannot be used here, because the result for an input is not one text");
  if (steps.some((step) => "inputs" in step))
    throw new Misuse("--to cannot be used with operands that are strings, only with files and standard input");
}

/** @throws {Misuse} if a placeholder would never be written */
function assertRefuses({ json, findings, handler }: Job): void {
  if (json || findings !== undefined)
    throw new Misuse("--placeholder cannot be used with --json or --format, which have a record for each input");
  if (handler.refuse !== undefined)
    throw new Misuse("--placeholder cannot be used here, because there is a result for each input");
}

/** @throws {Misuse} if `--quiet` and `--only` are both given */
function onlyFrom({ only, quiet }: Values): Only {
  if (quiet !== true) return (only ?? "all") as Only;
  if (only !== undefined) throw new Misuse("--quiet cannot be used with --only");
  return "none";
}

/** @throws {Misuse} if the value is not a number of threads */
function jobsFrom(value: Values[string] = "1"): number {
  if (!/^[1-9]\d{0,2}$/.test(String(value))) throw new Misuse("--jobs takes a number from 1 to 999");
  return Number(value);
}

function* complaint(error: Misuse | Failure, program: string, style: Style): Generator<string> {
  for (const line of wrapped(`${program}: ${printable(error.message)}`, 2, style.width)) yield `${line}\n`;
  if (error instanceof Failure) return;
  if (error.refused) {
    for (const line of report(error.refused.diagnostic, error.refused.input, style, "  ")) yield `${line}\n`;
  }
  yield `For help: ${program} --help\n`;
}
