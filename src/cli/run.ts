/**
 * Running a command over its inputs.
 *
 * @module
 */
import { codeFrame, URISyntaxError } from "../index.js";
import type { Command, Handler, Outcome } from "./command.js";
import { Misuse } from "./errors.js";
import { jsonOf } from "./json.js";
import { linesOf } from "./lines.js";
import { report } from "./report.js";
import type { Sink } from "./sink.js";
import { quote, type Style } from "./terminal.js";

/** The strings that make one input: as many as the command's arity. */
export type Input = readonly string[];

/**
 * @param command what is run
 * @param operands the arguments that are not options
 * @param stdin where inputs come from if there are no operands, and the command reads it
 * @returns the inputs, in batches; after each batch there may be some time until the next
 * @throws {Misuse} where the number of strings is not one that makes inputs
 */
export async function* inputsOf(
  { arity, input }: Command,
  operands: readonly string[],
  stdin: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly Input[]> {
  if (operands.length > 0 || input === "operands") {
    if (arity === 1) yield operands.map((operand) => [operand]);
    else if (operands.length === arity) yield [operands];
    else throw new Misuse(`it takes ${String(arity)} operands, not ${String(operands.length)}`);
    return;
  }
  for await (const lines of linesOf(stdin)) yield lines.map((line) => (arity === 1 ? [line] : fieldsOf(line, arity)));
}

function fieldsOf(line: string, arity: number): Input {
  const fields = line.split("\t");
  if (fields.length === arity) return fields;
  throw new Misuse(`a line is ${String(arity)} strings with a tab between, not ${quote(line)}`);
}

/** Where outcomes go. */
export interface Destination {
  readonly json: boolean;
  readonly out: Sink;
  /** For reports of inputs that are refused, when people read. */
  readonly err: Sink;
  readonly errStyle: Style;
}

/**
 * Writes what a command makes of each input, until the inputs end or no one reads any more.
 *
 * @returns whether all inputs passed
 */
export async function run(
  handler: Handler,
  batches: AsyncIterable<readonly Input[]>,
  { json, out, err, errStyle }: Destination,
): Promise<boolean> {
  let passed = true;
  for await (const batch of batches) {
    for (const input of batch) {
      const { refused, ...outcome } = attempt(handler, input, errStyle);
      passed &&= outcome.passed;
      if (json) {
        const length = Math.max(...input.map((each) => each.length));
        await out.write(jsonOf({ input: input.length === 1 ? input[0] : input, ...outcome.record }, length));
        await out.write(["\n"]);
      } else if (refused) {
        // So that a terminal that shows both shows them in the order of the inputs.
        await out.flush();
        await err.write(ended(outcome.lines));
        await err.flush();
      } else {
        await out.write(ended(outcome.lines));
      }
    }
    await out.flush();
    if (out.closed) break;
  }
  return passed;
}

/** The outcome of one input, and whether it was refused. */
function attempt(handler: Handler, input: Input, style: Style): Outcome & { readonly refused: boolean } {
  try {
    return { ...handler(...input), refused: false };
  } catch (error) {
    if (!(error instanceof URISyntaxError)) throw error;
    const { diagnostic } = error;
    // An error does not tell its input, but it draws it.
    const operand = input.findIndex((each) => codeFrame(each, diagnostic) === error.frame());
    return {
      refused: true,
      passed: false,
      record: { ok: false, ...(input.length > 1 && { operand }), diagnostic },
      lines: report(diagnostic, String(input[operand]), style),
    };
  }
}

function* ended(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
