/**
 * Writes the parts of `--help` after the tables of commands and options.
 *
 * @module
 */
import type { AnyCommand, Command, Option } from "./command.js";
import { inputsOf } from "./inputs.js";
import { styleFor, tableOf, type Look } from "./terminal.js";

/** The description of the program. */
export const OVERVIEW = `Checks, parses and repairs URIs exactly as the standards define them. Each STRING is one \
input. Without any, each line of standard input is one input. Write "--" before a STRING that begins with "-".`;

/** The exit statuses and their meanings. */
export const STATUS: readonly (readonly [status: string, meaning: string])[] = [
  ["0", "All inputs are valid. If they are compared, they are equivalent or equal."],
  ["1", "Some inputs are not valid, or not equivalent or equal."],
  ["2", "The command line is wrong, or reading or writing has failed."],
];

/** The environment variables and their effects. */
export const ENVIRONMENT: readonly (readonly [name: string, effect: string])[] = [
  ["NO_COLOR", "If not empty, output has no colours."],
  ["FORCE_COLOR", "Overrides NO_COLOR. If 0 or false, output has no colours; if other text, it has."],
  ["FORCE_HYPERLINK", "If 0 or false, output has no links of terminals; if other text, it has."],
];

/** Reads the arguments of an example. */
type Read = (argv: readonly string[]) => {
  readonly values: Parameters<Command["run"]>[0];
  readonly operands: readonly string[];
};

/** Returns the description of a command. Its paragraphs are wrapped later. */
export function descriptionOf({ summary, details }: Pick<AnyCommand, "summary" | "details">): string {
  return `${summary}\n\n${details.replaceAll("\n", " ")}`;
}

/** Writes the last sections of the program's help. The example is that of the first command. */
export function sectionsOfAll(
  { commands }: { readonly commands: readonly [AnyCommand, ...AnyCommand[]] },
  read: Read,
  look: Look,
): string {
  const [first] = commands;
  return `
For the options of a command: uri-grammar help COMMAND

${tableSection("Exit status:", STATUS, look)}

${tableSection("Environment:", ENVIRONMENT, look)}
${sectionsOf(first, read, look, false)}`;
}

/**
 * Writes the last sections of a command's help.
 *
 * @param json whether to describe the JSON
 */
export function sectionsOf(command: AnyCommand, read: Read, look: Look, json = true): string {
  if (!("run" in command)) return "";
  const lines = exampleOf(command, read, look.width).map((line) => MARGIN + line);
  const example = `\n${sectionOf("Example:", lines, look)}`;
  return json ? `\n${tableSection("JSON:", recordsOf(command), look)}\n${example}` : example;
}

/** Returns the name of an option with its value, as in the help. */
export function termOf(name: string, { short, value, optional }: Pick<Option, "short" | "value" | "optional">): string {
  const choice = optional === undefined ? "" : `[=${optional}]`;
  return `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}${choice}`;
}

/** Returns the records that `--json` writes, and when. */
export function recordsOf({ arity, fields, ok }: Command): readonly (readonly [record: string, when: string])[] {
  if (ok !== undefined) return [[recordOf(fields), ok]];
  const refused = arity > 1 ? ["operand", "diagnostic"] : ["diagnostic"];
  return [
    [recordOf(fields), "if ok is true"],
    [recordOf(refused), "if ok is false: the input is refused"],
  ];
}

function recordOf(fields: readonly string[]): string {
  return `{ ${["input", "ok", ...fields].join(", ")} }`;
}

/**
 * Runs the example of a command. Returns the command line and its output.
 *
 * @param width the number of columns of the help
 */
export function exampleOf(command: Command, read: Read, width?: number): readonly string[] {
  const { name, example, exampleInput } = command;
  const words = ["uri-grammar", name, ...example].map(shellWord).join(" ");
  const source = exampleInput === undefined ? "" : `echo ${shellWord(exampleInput)} | `;
  const { values, operands } = read([name, ...example]);
  const handler = command.run(
    values,
    styleFor({ colour: false, width: width === undefined ? undefined : width - MARGIN.length }),
  );
  const lines = inputsOf(command, exampleInput === undefined ? operands : [exampleInput]).inputs.flatMap((input) => [
    ...handler(...(typeof input === "string" ? [input] : input)).lines,
  ]);
  return [`$ ${source}${words}`, ...lines];
}

/** Quotes a word for a shell, if necessary. */
function shellWord(word: string): string {
  return /^[\w%+,./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

const MARGIN = "  ";

function tableSection(title: string, rows: readonly (readonly string[])[], look: Look): string {
  return sectionOf(title, tableOf(rows, MARGIN, look), look);
}

/** @param lines the lines with their margin */
function sectionOf(title: string, lines: Iterable<string>, look: Look): string {
  return [styleFor(look).title(title), ...lines].join("\n");
}
