/**
 * Writes the manual page as Markdown, from the tables of commands. The build converts it with `marked-man`.
 *
 * @module
 */
import { optionsOf, type AnyCommand } from "./command.js";
import { everyCommand } from "./commands/index.js";
import { ENVIRONMENT, exampleOf, OVERVIEW, recordsOf, STATUS, termOf } from "./help.js";
import { readArguments, type Invocation } from "./program.js";
import { plainLook } from "./terminal.js";

/**
 * Writes the manual page.
 *
 * @param version the version of the package
 */
export async function manual(version: string): Promise<string> {
  const all = await everyCommand();
  return `# uri-grammar(1) -- strict URI parsing by the grammars of the standards

## SYNOPSIS

\`uri-grammar\` COMMAND [OPTION...] [STRING...]

## DESCRIPTION

${plain(OVERVIEW)}

## COMMANDS

${all.map((command) => commandOf(command, version)).join("\n\n")}

### uri-grammar help [COMMAND]

Shows the help of a command.

## EXIT STATUS

${listOf(STATUS)}

## ENVIRONMENT

${listOf(ENVIRONMENT)}
`;
}

function commandOf(command: AnyCommand, version: string): string {
  const { name, usage, summary, details } = command;
  const options = Object.entries(optionsOf(command)).map(
    ([option, facts]) => [termOf(option, facts), facts.help] as const,
  );
  const parts = [
    `### uri-grammar ${name} ${plain(`[OPTION...] ${usage}`)}`,
    plain(summary),
    plain(details.replaceAll("\n", " ")),
  ];
  parts.push(listOf(options));
  if ("run" in command) {
    parts.push("JSON:", listOf(recordsOf(command)));
    const lines = exampleOf(
      command,
      (argv) => readArguments(argv, { commands: [command], version }, plainLook) as Invocation,
    );
    parts.push(`Example:\n\n${lines.map((line) => `    ${line}`).join("\n")}`);
  }
  return parts.join("\n\n");
}

function listOf(rows: readonly (readonly [term: string, text: string])[]): string {
  return rows.map(([term, text]) => `* \`${term}\`:\n  ${plain(text)}`).join("\n");
}

/** Escapes a text for Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|]/g, "\\$&");
