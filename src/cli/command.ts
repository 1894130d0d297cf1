/**
 * Defines commands: entries of the table in `commands/index.ts`, which drives the help, the argument parser and the
 * run.
 *
 * @module
 */
import type { Diagnostic } from "../index.js";
import type { RefusedArgument } from "./errors.js";
import type { Where } from "./findings.js";
import type { Fixing } from "./fix-texts.js";
import type { Walking } from "./inputs.js";
import type { IO } from "./io.js";
import type { LineEnd } from "./line-end.js";
import { COLOR, type Style } from "./terminal.js";

/** The forms of the values of `--from` and `--to`. */
export const FIELD = "csv:COLUMN|ndjson:FIELD";

/** An option of a command. */
export interface Option {
  /** Whether the option takes a value. */
  readonly type: "string" | "boolean";
  /** One letter: another name of the option. */
  readonly short?: string;
  /** The name of the value in the help. */
  readonly value?: string;
  /** The only value that a boolean option accepts, after "=". */
  readonly optional?: string;
  /** Whether the option can be given several times; its value is then the list of all values. */
  readonly several?: true;
  readonly help: string;
  /** The possible values. Shells complete them. */
  readonly completes?: readonly string[];
  /** Whether other values are possible, too. */
  readonly open?: true;
  /** Returns the end of the message about a wrong value. By default, it suggests one of the possible values. */
  readonly hint?: (value: string) => string;
}

/** Returns all values that an option takes; `null` if they cannot be listed. */
export function choicesOf({ optional, completes, open }: Option): readonly string[] | null {
  if (optional !== undefined) return [optional];
  return completes === undefined || open === true ? null : completes;
}

/** Options by name. */
export type OptionTable = Readonly<Record<string, Option>>;

/** The options that were given, by name. */
export type Values<Options extends OptionTable = OptionTable> = {
  readonly [Name in keyof Options]?: Options[Name] extends { readonly several: true }
    ? readonly string[]
    : Options[Name]["type"] extends "string"
      ? string
      : Options[Name] extends { readonly type: "boolean"; readonly optional: infer Value }
        ? boolean | Value
        : Options[Name]["type"] extends "boolean"
          ? boolean
          : string | boolean;
};

/** The result of a command for one input. */
export interface Outcome {
  /** Whether the exit code can stay 0. */
  readonly passed: boolean;
  /** The fields that `--json` writes after the input. */
  readonly record: { readonly ok: boolean; readonly [field: string]: unknown };
  /** The lines for people. `--json` does not read them. */
  readonly lines: Iterable<string>;
  /** Returns the lines for people on standard error. */
  readonly complaint?: (style: Style) => Iterable<string>;
  /**
   * Returns the lines for people with the place of the finding at the beginning. Only an outcome that is a finding has it;
   * it is called for an input that is a line.
   *
   * @param placeOf returns the place of a diagnostic
   */
  readonly placed?: (placeOf: (diagnostic: Diagnostic) => string) => Iterable<string>;
}

/** The record of an input in which nothing was found. */
export const PASSED: { readonly ok: true; readonly diagnostics: readonly Diagnostic[] } = { ok: true, diagnostics: [] };

/** The kinds of references that a rule for references accepts (RFC 3986 section 4.1). */
export type Kind = "URI" | "IRI" | "relative reference";

/** The record of a reference of each kind in which nothing was found. */
export const PASSED_AS: Readonly<Record<Kind, typeof PASSED & { readonly kind: Kind }>> = {
  URI: { ok: true, kind: "URI", diagnostics: [] },
  IRI: { ok: true, kind: "IRI", diagnostics: [] },
  "relative reference": { ok: true, kind: "relative reference", diagnostics: [] },
};

/**
 * Processes one input. If the input is one operand, a URISyntaxError becomes the outcome of a refused operand.
 */
export interface Handler {
  (...operands: string[]): Outcome;
  /**
   * Returns the index of the operand that a URISyntaxError is about. A command that takes several operands needs this
   * method.
   *
   * @param argument the argument that the error names, if it does
   */
  readonly subjectOf?: (argument: string | undefined) => number;
  /** Returns the outcome for a string that was not UTF-8. Without this method, a report goes to standard error. */
  readonly refuse?: (refused: RefusedArgument) => Outcome;
  /** Begins the search of a source with this name. A command that takes texts needs this method. */
  readonly search?: (source: string) => Search;
  /** How to find files in folders. */
  readonly walking?: Walking;
  /** Repairs the texts of files, and what to do with them. */
  readonly fixing?: Fixing;
  /**
   * Returns the result as an exact text, for `--to`; `null` without one. A command whose result is not one text for each
   * input does not have this method.
   */
  readonly resultOf?: (outcome: Outcome, input: string) => string | null;
  /** A faster way to process lines that pass, if the results say nothing else about them. */
  readonly passing?: Passing;
  /** Whether empty lines are no inputs. */
  readonly skipsEmpty?: boolean;
}

/** Makes a handler whose result for `--to` is a field of the record. */
export function resulting(handler: Handler, field: string): Handler {
  return Object.assign(handler, { resultOf: ({ record }: Outcome) => (record[field] ?? null) as string | null });
}

/** Recognizes lines that pass by their bytes. All such lines are ASCII that JSON does not escape. */
export interface Passing {
  readonly lineEnd: LineEnd;
  /** The text before the line and after it, for people. */
  readonly around: readonly [before: string, after: string];
  /** The record of every such line; `null` if each has its own. */
  readonly record: typeof PASSED | null;
  /** Returns the text for people, instead of the line; `null` for a line that must be processed. */
  readonly row?: (line: string) => string | null;
}

/** A match in a text. */
export interface Hit {
  readonly input: string;
  readonly outcome: Outcome;
  readonly where: Where;
}

/** Searches a text that arrives in pieces. */
export interface Search {
  /** The length of the text that is kept, in UTF-16 code units. */
  readonly kept: number;
  /** Takes the next piece and returns the matches so far. */
  add(piece: string): Iterable<Hit>;
  /** Returns the remaining matches. */
  end(): Iterable<Hit>;
  /** What users read about the text on standard error, after its end. */
  readonly note?: string | undefined;
}

/** A command. */
export interface Command<Options extends OptionTable = OptionTable> {
  readonly name: string;
  /** Says what the command does, in one line. */
  readonly summary: string;
  /** The text after the name on the command line, without optional options. */
  readonly usage: string;
  /** Says how inputs are given and what is written for each. */
  readonly details: string;
  /**
   * The origin of the inputs: the operands or, without operands, the lines of standard input; only the operands; the
   * lines of files (the operands) or, without operands, of standard input; or texts that are searched for inputs (the
   * operands are files).
   */
  readonly input: "operands or lines" | "operands" | "lines" | "texts";
  /** The name of the first operand, if it is not an input but a value like those of the options. */
  readonly first?: string;
  /** The possible operands, if they cannot be any string. Shells complete them. */
  readonly completes?: readonly string[];
  /**
   * The number of strings in one input. If there are several, tabs separate them in a line of standard input. `Infinity`
   * means that all operands are one input.
   */
  readonly arity: number;
  readonly options: Options;
  /** Whether an operand without a scheme that is the name of a file is an error: probably, `--file` is missing. */
  readonly refusesFileNames?: boolean;
  /**
   * How `--redact` hides the secrets of inputs: the command shows them by its style (`itself`), they are hidden in what it
   * writes (`outputs`), or it also gets the inputs without them (`inputs`, the default).
   */
  readonly redacts?: "itself" | "outputs";
  /** The option that counts over all inputs. Threads cannot do that. */
  readonly counting?: string;
  /** The fields that `--json` writes after `input` and `ok`, unless the input is refused. `?` means: with an option. */
  readonly fields: readonly string[];
  /** The meaning of `ok`, for a command that refuses no input: it always writes all fields. */
  readonly ok?: string;
  /** The arguments of an example. The help shows the example and its output. */
  readonly example: readonly string[];
  /** The standard input of the example. The command's `run` gets this text as the operand. */
  readonly exampleInput?: string;

  /**
   * Prepares the command.
   *
   * @param values the options that were given
   * @param style the style of standard output
   * @returns the handler for each input
   * @throws {Misuse} if the options cannot be used
   */
  run(values: Values<Options>, style: Style): Handler;

  /**
   * Checks the operands before anything is done.
   *
   * @throws {Misuse} if they cannot be used
   */
  assertOperands?(operands: readonly string[]): void;

  /**
   * Loads what the command does not always need, before `run`.
   *
   * @param inputs the inputs; `null` if they are not arguments
   */
  prepare?(values: Values<Options>, inputs: readonly string[] | null): Promise<void>;

  /** Returns notes about the options, which users read before anything is done. */
  notes?(values: Values<Options>): Promise<readonly string[]>;

  /** Returns the inputs and the handler for a run without operands, for a command that does not read lines. */
  alone?(values: Values<Options>, style: Style): { readonly inputs: readonly string[]; readonly handler: Handler };
}

/** A command that controls the process: it reads and writes by itself. */
export interface RawCommand extends Pick<Command, "name" | "summary" | "usage" | "details" | "options"> {
  /** The only operand, which is required. If absent, the command takes no operands. */
  readonly operand?: { readonly name: string; readonly choices: readonly string[] };
  /**
   * Runs to the end. If the command needs modules of its own, it imports them here, so that other commands start
   * without them.
   *
   * @param commands imports all commands
   * @returns the exit code
   */
  start(
    values: Values,
    operands: readonly string[],
    io: IO,
    commands: () => Promise<readonly AnyCommand[]>,
  ): Promise<number>;
}

/** Any command that arguments can name. */
export type AnyCommand = Command | RawCommand;

/** Infers the types of a command's options for its `run` method. */
export function defineCommand<const Options extends OptionTable>(command: Command<Options>): Command {
  return command;
}

/** The values of `--only`: which results are written. */
export const ONLY = ["passed", "failed", "none"] as const;

/** The options of commands that read lines. */
const streamOptions: Readonly<
  Record<"file" | "from" | "to" | "delimiter" | "placeholder" | "only" | "quiet" | "summary" | "jobs", Option>
> = {
  file: { type: "boolean", help: "The operands are files whose lines are the inputs. *.gz is unpacked." },
  from: {
    type: "string",
    value: "FORMAT",
    help: `${FIELD}: read a field of each record, not lines.`,
    completes: ["csv:", "ndjson:"],
    open: true,
  },
  to: {
    type: "string",
    value: "FORMAT",
    help: "Write the records of --from again, with the result in this field.",
    completes: ["csv:", "ndjson:"],
    open: true,
  },
  delimiter: {
    type: "string",
    value: "CHAR",
    help: 'The character between fields of CSV, or "\\t". Default: the one of the first record.',
  },
  placeholder: {
    type: "string",
    value: "TEXT",
    help: "Write TEXT as the result of an input that is refused.",
  },
  only: {
    type: "string",
    value: "WHICH",
    help: "Write only results of inputs that passed, or that failed, or no results.",
    completes: ONLY,
  },
  quiet: { type: "boolean", short: "q", help: "Write no results; the exit status tells." },
  summary: { type: "boolean", help: "At the end, write to standard error how many inputs had each code." },
  jobs: {
    type: "string",
    short: "j",
    value: "N",
    help: "Process lines in N threads where that is faster. The order stays the same.",
  },
};

/** The option of commands that show their inputs. */
export const redactOption: { readonly redact: Option & { readonly type: "boolean" } } = {
  redact: { type: "boolean", help: 'Write each character of a password, a key or a token as "*".' },
};

/** The options of every command that writes results. */
const resultOptions: { readonly json: Option; readonly format: Option } = {
  json: { type: "boolean", help: "Write JSON, one line for each input." },
  format: {
    type: "string",
    short: "f",
    value: "FORMAT",
    help: "json is the same as --json; text is the default.",
    completes: ["text", "json"],
  },
};

/** The options of the program and of every command. */
export const colorOption: { readonly color: Option; readonly "no-color": Option } = {
  color: {
    type: "string",
    value: "WHEN",
    help: "When to use colours: auto (default), on a terminal; always; never.",
    completes: COLOR,
  },
  "no-color": { type: "boolean", help: "Use no colours, as with --color never." },
};

/** Returns whether the operands of a command are always files. */
export function readsFiles({ input }: Pick<Command, "input">): boolean {
  return input === "lines" || input === "texts";
}

/** Returns all options that a command takes, in the order of the help. */
export function optionsOf(command: Pick<Command, "input" | "options"> | RawCommand): OptionTable {
  if (!("input" in command)) return { ...command.options, ...colorOption };
  const { input, options } = command;
  const { file, ...lineOptions } = streamOptions;
  const { quiet, summary } = lineOptions;
  const reading = {
    "operands or lines": { file, ...lineOptions, ...redactOption },
    lines: { ...lineOptions, ...redactOption },
    texts: { quiet, summary, ...redactOption },
    operands: {},
  }[input];
  // A command can have more formats.
  return { ...options, ...reading, ...resultOptions, ...options, ...colorOption };
}
