/**
 * The command `lsp`: its arguments. The server itself is loaded only when it is needed.
 *
 * @module
 */
import type { Readable, Writable } from "node:stream";
import { readArguments } from "./arguments.js";
import type { OptionTable } from "./command.js";
import { Misuse } from "./errors.js";
import { optionList } from "./help.js";
import type { Sink } from "./sink.js";

export const LSP = "lsp";
export const LSP_SUMMARY = "Serves editors: a language server on the standard streams.";

const options: OptionTable = {
  stdio: { type: "boolean", help: "Use the standard streams, as without this option. Some clients pass it." },
  clientProcessId: { type: "string", value: "ID", help: "End when this process has ended." },
  help: { type: "boolean", short: "h", help: "Show this help." },
};

const HELP = `Usage: uri-grammar ${LSP} [OPTION...]

${LSP_SUMMARY}
It speaks the Language Server Protocol. An editor starts it, and ends it.

Options:
${optionList(options)}
`;

/**
 * Runs the command.
 *
 * @param argv the arguments after the name of the command
 * @param streams the standard streams; `interrupted` ends the server
 * @param out where help is written
 * @returns the exit code, when the server is interrupted or help is written
 * @throws {Misuse} if the arguments are wrong
 */
export async function lsp(
  argv: readonly string[],
  streams: { readonly stdin: Readable; readonly stdout: Writable; readonly interrupted?: AbortSignal },
  out: Sink,
): Promise<number> {
  const { values, operands } = readArguments(argv, options);
  if (values["help"] === true) {
    await out.write(HELP);
    return 0;
  }
  if (operands.length > 0) throw new Misuse(`${LSP} takes no strings: it reads what the editor sends`);
  const { runLanguageServer } = await import("./language-server/index.js");
  await runLanguageServer(streams);
  return 0;
}
