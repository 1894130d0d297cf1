/**
 * What `--help` says after the tables of commands and options.
 *
 * @module
 */
import type { AnyCommand, Command, Option } from "./command.js";
import { inputsOf } from "./inputs.js";
import { aligned, styleFor, type Look } from "./terminal.js";

/** What the whole does. */
export const OVERVIEW = `Works on URIs by the letter of the standards' grammars. Each STRING is one input. Without any, \
each line of standard input is one. A STRING that begins with "-" is given after "--".`;

/** The exit status, by what it means. */
export const STATUS: readonly (readonly [status: string, meaning: string])[] = [
  ["0", "All inputs are valid, and equivalent or equal where they are compared."],
  ["1", "Some are not."],
  ["2", "The command line is wrong, or something cannot be read or written."],
];

/** The variables of the environment, with what they do. */
export const ENVIRONMENT: readonly (readonly [name: string, effect: string])[] = [
  ["NO_COLOR", "Not empty: no colour."],
  ["FORCE_COLOR", "0 or false: no colour. Otherwise, if not empty: colour, whatever NO_COLOR says."],
];

/** Reads the arguments of an example. */
type Read = (argv: readonly string[]) => {
  readonly values: Parameters<Command["run"]>[0];
  readonly operands: readonly string[];
};

/** A text in paragraphs that are folded later. */
export function descriptionOf({ summary, details }: Pick<AnyCommand, "summary" | "details">): string {
  return `${summary}\n\n${details.replaceAll("\n", " ")}`;
}

/** What the help of the whole says last. Its example is the first command's. */
export function sectionsOfAll(
  { commands }: { readonly commands: readonly AnyCommand[] },
  read: Read,
  look: Look,
): string {
  const [first] = commands;
  return `
Each command has options of its own: uri-grammar help COMMAND

${sectionOf("Exit status:", table(STATUS), look)}

${sectionOf("Environment:", table(ENVIRONMENT), look)}
${first ? sectionsOf(first, read, look, false) : ""}`;
}

/**
 * What the help of a command says last.
 *
 * @param json whether the JSON is described, too
 */
export function sectionsOf(command: AnyCommand, read: Read, look: Look, json = true): string {
  if (!("run" in command)) return "";
  const example = `\n${sectionOf("Example:", exampleOf(command, read), look)}`;
  return json ? `\n${sectionOf("JSON:", table(recordsOf(command)), look)}\n${example}` : example;
}

/** An option as the help lists it. */
export function termOf(name: string, { value, optional }: Pick<Option, "value" | "optional">): string {
  const choice = optional === undefined ? "" : `[=${optional}]`;
  return `--${name}${value === undefined ? "" : ` ${value}`}${choice}`;
}

/** What `--json` writes, and when. */
export function recordsOf({ arity, fields, ok }: Command): readonly (readonly [record: string, when: string])[] {
  if (ok !== undefined) return [[recordOf(fields), ok]];
  const refused = arity > 1 ? ["operand", "diagnostic"] : ["diagnostic"];
  return [
    [recordOf(fields), "if ok is true"],
    [recordOf(refused), "if ok is false, as the input is refused"],
  ];
}

function recordOf(fields: readonly string[]): string {
  return `{ ${["input", "ok", ...fields].join(", ")} }`;
}

/** The lines of the example: a command, and what it writes now, because it is run. */
export function exampleOf(command: Command, read: Read): readonly string[] {
  const { name, example, exampleInput } = command;
  const words = ["uri-grammar", name, ...example].map(shellWord).join(" ");
  const source = exampleInput === undefined ? "" : `echo ${shellWord(exampleInput)} | `;
  const { values, operands } = read([name, ...example]);
  const handler = command.run(values, styleFor({ colour: false }));
  const lines = inputsOf(command, exampleInput === undefined ? operands : [exampleInput]).inputs.flatMap((input) => [
    ...handler(...(typeof input === "string" ? [input] : input)).lines,
  ]);
  return [`$ ${source}${words}`, ...lines];
}

/** The word as a shell reads it back. */
function shellWord(word: string): string {
  return /^[\w%+,./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function sectionOf(title: string, lines: Iterable<string>, look: Look): string {
  return [styleFor(look).title(title), ...Array.from(lines, (line) => `  ${line}`)].join("\n");
}

function table(rows: readonly (readonly string[])[]): Iterable<string> {
  return Array.from(aligned(rows), (cells) => cells.join("  "));
}
