/**
 * What a command is: an entry of the table in `commands/index.ts`, from which the help, the reading of arguments and
 * the run are all driven.
 *
 * @module
 */
import type { Diagnostic } from "../index.js";
import type { RefusedArgument } from "./errors.js";
import type { Where } from "./findings.js";
import type { IO } from "./io.js";
import type { LineEnd } from "./line-end.js";
import type { Style } from "./terminal.js";

/** What `--from` takes. */
export const FROM = "csv:COLUMN|ndjson:FIELD";

/** An option of a command. */
export interface Option {
  /** Whether the option takes a value. */
  readonly type: "string" | "boolean";
  /** What the help calls the value. */
  readonly value?: string;
  /** The one value that a boolean option can be given, after a "=". */
  readonly optional?: string;
  readonly help: string;
  /** The values that there are, or what they begin with: what shells complete. */
  readonly completes?: readonly string[];
}

/** Options by name. */
export type OptionTable = Readonly<Record<string, Option>>;

/** The options that were given, by name. */
export type Values<Options extends OptionTable = OptionTable> = {
  readonly [Name in keyof Options]?: Options[Name]["type"] extends "string"
    ? string
    : Options[Name] extends { readonly type: "boolean"; readonly optional: infer Value }
      ? boolean | Value
      : Options[Name]["type"] extends "boolean"
        ? boolean
        : string | boolean;
};

/** What a command makes of one input. */
export interface Outcome {
  /** Whether the exit code can stay 0. */
  readonly passed: boolean;
  /** What `--json` writes after the input. */
  readonly record: { readonly ok: boolean; readonly [field: string]: unknown };
  /** What people read, line by line. Not looked at under `--json`. */
  readonly lines: Iterable<string>;
  /** What people also read, on standard error. */
  readonly complaint?: (style: Style) => Iterable<string>;
}

/** The record of an input in which nothing was found. */
export const PASSED: { readonly ok: true; readonly diagnostics: readonly Diagnostic[] } = { ok: true, diagnostics: [] };

/** Works on one input. If that is one operand, a URISyntaxError becomes an outcome: the operand is refused. */
export interface Handler {
  (...operands: string[]): Outcome;
  /**
   * Throws a URISyntaxError for an operand that is refused. A command that takes several operands needs this: it is
   * called for one operand after the other, before the handler, so a refusal tells which operand it is about.
   */
  readonly assertOperand?: (operand: string) => void;
  /** What is made of a string that was not UTF-8. Without this, a report of it goes to standard error. */
  readonly refuse?: (refused: RefusedArgument) => Outcome;
  /** Begins the search of a source, by its name. A command that takes texts needs this. */
  readonly search?: (source: string) => Search;
  /** A shorter way for lines that pass, where there is nothing else to say of them. */
  readonly passing?: Passing;
}

/** Tells lines that pass by their bytes. All such lines are ASCII that JSON does not escape. */
export interface Passing {
  readonly lineEnd: LineEnd;
  /** What people read before the line, and after it. */
  readonly around: readonly [before: string, after: string];
  /** Whether the record of such a line is `PASSED`. */
  readonly json: boolean;
}

/** Something that is found in a text. */
export interface Hit {
  readonly input: string;
  readonly outcome: Outcome;
  readonly where: Where;
}

/** Searches a text that comes in pieces. */
export interface Search {
  /** How much of the text is kept, in UTF-16 code units. */
  readonly kept: number;
  /** Takes the next piece, and gives what is found by now. */
  add(piece: string): Iterable<Hit>;
  /** Gives the rest. */
  end(): Iterable<Hit>;
}

/** A command. */
export interface Command<Options extends OptionTable = OptionTable> {
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** What follows the name on the command line, options that can be left out aside. */
  readonly usage: string;
  /** How the inputs are given, and what is written for each. */
  readonly details: string;
  /**
   * Where inputs come from: the operands or, without any, the lines of standard input; the operands alone; or texts in
   * which they are found: operands are files.
   */
  readonly input: "operands or lines" | "operands" | "texts";
  /** The operands that there are, where it is not any string: what shells complete. */
  readonly completes?: readonly string[];
  /** How many strings make one input. More than one stand on a line of standard input with tabs between. */
  readonly arity: number;
  readonly options: Options;
  /** The option that counts over all inputs, which threads cannot. */
  readonly counting?: string;
  /** What `--json` writes after `input` and `ok`, unless the input is refused; `?` marks what an option adds. */
  readonly fields: readonly string[];
  /** What `ok` says, where all fields are written whatever it says: the command refuses no input. */
  readonly ok?: string;
  /** What follows the name in an example; the help shows what is then written to standard output. */
  readonly example: readonly string[];
  /** What the example reads from standard input. Its operand is this text for the command's own run. */
  readonly exampleInput?: string;

  /**
   * @param values the options that were given
   * @param style how standard output is written
   * @returns what is to be done with each input
   * @throws {Misuse} if the options cannot be used
   */
  run(values: Values<Options>, style: Style): Handler;

  /** What is done without operands, for a command that reads no lines and then has inputs of its own. */
  alone?(values: Values<Options>, style: Style): { readonly inputs: readonly string[]; readonly handler: Handler };
}

/** A command that takes over the process: it reads and writes by itself. */
export interface RawCommand extends Pick<Command, "name" | "summary" | "usage" | "details" | "options"> {
  /** The one operand, which must be given. Without this the command takes no operands. */
  readonly operand?: { readonly name: string; readonly choices: readonly string[] };
  /**
   * Runs to the end. A command with code of its own imports it here, so that others start without it.
   *
   * @param commands all that there are
   * @returns the exit code
   */
  start(values: Values, operands: readonly string[], io: IO, commands: readonly AnyCommand[]): Promise<number>;
}

/** What the arguments can name. */
export type AnyCommand = Command | RawCommand;

/** Lets a command's `run` know the types of its own options. */
export function defineCommand<const Options extends OptionTable>(command: Command<Options>): Command {
  return command;
}

/** Which results are written. */
export const ONLY = ["passed", "failed", "none"] as const;

/** The options of commands that read lines. */
const streamOptions: Readonly<Record<"file" | "from" | "only" | "summary" | "jobs", Option>> = {
  file: { type: "boolean", help: "The operands are files whose lines are the inputs. *.gz is unpacked." },
  from: {
    type: "string",
    value: "FORMAT",
    help: `${FROM}: read a field of each record, not lines.`,
    completes: ["csv:", "ndjson:"],
  },
  only: {
    type: "string",
    value: "WHICH",
    help: "Write results of inputs that passed, failed, or of none.",
    completes: ONLY,
  },
  summary: { type: "boolean", help: "Say at the end, on standard error, how many inputs had which code." },
  jobs: { type: "string", value: "N", help: "Work on lines in N threads. The order stays." },
};

/** The option of every command that gives results. */
const resultOptions: { readonly json: Option } = {
  json: { type: "boolean", help: "Write JSON, one line for each input." },
};

/** All options that a command takes, in the order in which the help lists them. */
export function optionsOf(command: Pick<Command, "input" | "options"> | RawCommand): OptionTable {
  if (!("input" in command)) return command.options;
  const { input, options } = command;
  const { summary } = streamOptions;
  const reading = input === "operands or lines" ? streamOptions : input === "texts" && { summary };
  return { ...options, ...reading, ...resultOptions };
}
