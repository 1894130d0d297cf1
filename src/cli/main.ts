/**
 * The command line: finds the command, reads its options, and turns what happens into an exit code.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { readArguments } from "./arguments.js";
import { commonOptions, type Command } from "./command.js";
import { commands } from "./commands/index.js";
import { Failure, Misuse } from "./errors.js";
import { globalOptions, helpOf, overview } from "./help.js";
import { report } from "./report.js";
import { inputsOf, run } from "./run.js";
import { Sink } from "./sink.js";
import { printable, quote, styleOf, type Environment, type Style } from "./terminal.js";

/** What the command line deals with: `process`, or what stands in for it. */
export interface IO {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Environment;
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
    const code = await (command ? runCommand(command, argv.slice(1), io, out, err) : runAlone(argv, io, out, err));
    await out.flush();
    if (out.failure) throw new Failure(`cannot write: ${out.failure.message}`, { cause: out.failure });
    return code;
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof Failure)) throw error;
    await out.flush();
    const program = command ? `uri-grammar ${command.name}` : "uri-grammar";
    await err.write(complaint(error, program, styleOf(io.stderr, io.env)));
    await err.flush();
    return 2;
  }
}

async function runCommand(
  command: Command,
  argv: readonly string[],
  { stdin, stdout, stderr, env }: IO,
  out: Sink,
  err: Sink,
): Promise<number> {
  const { values, operands } = readArguments(argv, { ...command.options, ...commonOptions });
  if (values["help"] === true) {
    await out.write([helpOf(command)]);
    return 0;
  }
  const style = styleOf(stdout, env);
  const alone = operands.length === 0 ? command.alone?.(values, style) : undefined;
  const handler = alone?.handler ?? command.run(values, style);
  const passed = await run(handler, inputsOf(command, alone?.inputs ?? operands, stdin), {
    json: values["json"] === true,
    out,
    err,
    errStyle: styleOf(stderr, env),
  });
  return passed ? 0 : 1;
}

/** Runs a command line that does not begin with a command. */
async function runAlone(argv: readonly string[], { stdin }: IO, out: Sink, err: Sink): Promise<number> {
  const [first] = argv;
  if (first === undefined && stdin.isTTY === true) {
    await err.write([overview(commands)]);
    await err.flush();
    return 2;
  }
  if (first?.startsWith("-") === false) throw new Misuse(`unknown command ${quote(first)}`);
  const { values } = readArguments(argv, globalOptions);
  if (values["help"] === true) await out.write([overview(commands)]);
  else if (values["version"] === true) await out.write([`${version()}\n`]);
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
    for (const line of report(error.refused.diagnostic, error.refused.input, style)) yield `  ${line}\n`;
  }
  yield `For help: ${program} --help\n`;
}
