/**
 * The texts of `--help`.
 *
 * @module
 */
import { readArguments } from "./arguments.js";
import { optionsOf, type Command, type Option, type OptionTable } from "./command.js";
import { inputsOf } from "./inputs.js";
import { aligned, styleFor } from "./terminal.js";

/** The options that stand without a command. */
export const globalOptions: { readonly help: Option; readonly version: Option } = {
  help: { type: "boolean", short: "h", help: "Show this help." },
  version: { type: "boolean", help: "Show the version." },
};

/** The help of the whole, whose example is the first command's. The others are commands that take no inputs. */
export function overview(commands: readonly [Command, ...Command[]], others: readonly (readonly string[])[]): string {
  return `Usage: uri-grammar COMMAND [OPTION...] [STRING...]

Works on URIs by the letter of the standards' grammars. Each STRING is one input; without
any, each line of standard input is. A STRING that begins with "-" is given after "--".

Commands:
${table([...commands.map(({ name, summary }) => [name, summary]), ...others])}

Options:
${optionList(globalOptions)}

Each command has options of its own: uri-grammar COMMAND --help

Exit status:
${table([
  ["0", "All inputs are valid, and equivalent or equal where they are compared."],
  ["1", "Some are not."],
  ["2", "The command line is wrong, or something cannot be read or written."],
])}

Environment:
${table([
  ["NO_COLOR", "Not empty: no colour."],
  ["FORCE_COLOR", "0 or false: no colour; else, if not empty: colour, whatever NO_COLOR says."],
])}

${exampleOf(commands[0])}`;
}

/** The help of one command. */
export function helpOf(command: Command): string {
  const { name, summary, usage, details, arity, fields, ok } = command;
  const refused = arity > 1 ? ["operand", "diagnostic"] : ["diagnostic"];
  const records = [
    [recordOf(fields), "if ok is true"],
    [recordOf(refused), "if ok is false, as the input is refused"],
  ];
  return `Usage: uri-grammar ${name} [OPTION...] ${usage}

${summary}
${details}

Options:
${optionList(optionsOf(command))}

JSON:
${table(ok === undefined ? records : [[recordOf(fields), ok]])}

${exampleOf(command)}`;
}

function recordOf(fields: readonly string[]): string {
  return `{ ${["input", "ok", ...fields].join(", ")} }`;
}

/** The example, with what it writes now: it is run. */
function exampleOf(command: Command): string {
  const { name, example } = command;
  const words = ["uri-grammar", name, ...example].map(shellWord).join(" ");
  const { values, operands } = readArguments(example, optionsOf(command));
  const handler = command.run(values, styleFor({ colour: false }));
  const lines = inputsOf(command, operands).flatMap((input) => [
    ...handler(...(typeof input === "string" ? [input] : input)).lines,
  ]);
  return `Example:\n${indented([`$ ${words}`, ...lines])}\n`;
}

/** The word as a shell reads it back. */
function shellWord(word: string): string {
  return /^[\w%+,./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A line for each option. */
export function optionList(options: OptionTable): string {
  const rows = Object.entries(options).map(([name, { short, value, optional, help }]) => {
    const argument = value === undefined ? "" : ` ${value}`;
    const choice = optional === undefined ? "" : `[=${optional}]`;
    return [`${short === undefined ? "" : `-${short}, `}--${name}${argument}${choice}`, help];
  });
  return table(rows);
}

function table(rows: readonly (readonly string[])[]): string {
  return indented(Array.from(aligned(rows), (cells) => cells.join("  ")));
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join("\n");
}
