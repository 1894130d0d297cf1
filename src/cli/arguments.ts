/**
 * Reading arguments by a table of options.
 *
 * @module
 */
import { parseArgs } from "node:util";
import type { OptionTable, Values } from "./command.js";
import { Misuse } from "./errors.js";

/**
 * @param argv the arguments
 * @param options the options there are
 * @returns the options given, and the arguments that are not options
 * @throws {Misuse} if there is no such option, a value is missing, or there is one where none belongs
 */
export function readArguments(argv: readonly string[], options: OptionTable): { values: Values; operands: string[] } {
  // Not strict: the messages of parseArgs differ from one version of Node to another, and take several lines.
  const { tokens, values, positionals } = parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw new Misuse(`unknown option ${token.rawName}`);
    if (option.type === "string" && token.value === undefined) throw new Misuse(`${token.rawName} needs a value`);
    if (option.type === "boolean" && token.value !== undefined && token.value !== option.optional) {
      const but = option.optional === undefined ? "" : ` but ${option.optional}`;
      throw new Misuse(`${token.rawName} takes no value${but}`);
    }
  }
  return { values, operands: positionals };
}
