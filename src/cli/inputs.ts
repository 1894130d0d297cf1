/**
 * How operands, and the records of standard input, make the inputs of a command.
 *
 * @module
 */
import type { Command } from "./command.js";
import { Misuse } from "./errors.js";
import { stringsOf, type Block } from "./format.js";
import type { End } from "./parts.js";
import { quote } from "./terminal.js";
import type { Text } from "./utf8.js";

/** What makes one input: a string or, for a command that takes several operands, all of them. */
export type Input<Each = Text> = Each | readonly Each[];

/**
 * @param operands the arguments that are not options
 * @returns the inputs that they make
 * @throws {Misuse} if the command needs another number of operands
 */
export function inputsOf({ arity }: Pick<Command, "arity">, operands: readonly string[]): readonly Input<string>[] {
  if (arity === 1) return operands;
  if (operands.length === arity) return [operands];
  throw new Misuse(`it takes ${String(arity)} operands, not ${String(operands.length)}`);
}

/**
 * @param arity how many operands make one input
 * @returns the inputs that the records of a block make, up to the first record that is wrong; and how the block ends
 */
export function inputsIn(block: Block, arity: number): { readonly inputs: readonly Input[]; readonly end: End } {
  const { skipped } = block;
  const { strings, lines, fault } = stringsOf(block);
  const end = { lines: lines + skipped };
  if (arity > 1) return operandsIn(strings, arity, end);
  if (fault === undefined) return { inputs: strings, end };
  const { line, message } = fault;
  return { inputs: strings, end: { ...end, fault: { kind: "unreadable", line: line + skipped, message } } };
}

/** The inputs of lines that each have so many operands, with tabs between them. */
function operandsIn(lines: readonly Text[], arity: number, end: End): ReturnType<typeof inputsIn> {
  const inputs: Input[] = [];
  for (const line of lines) {
    const operands = line.split("\t");
    if (operands.length !== arity) {
      const message = `a line is ${String(arity)} strings with a tab between, not ${quote(String(line))}`;
      return { inputs, end: { ...end, fault: { kind: "misuse", message } } };
    }
    inputs.push(operands);
  }
  return { inputs, end };
}
