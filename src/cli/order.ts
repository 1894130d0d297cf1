/**
 * Defines the order for a run, and prepares it.
 *
 * @module
 */
import type { Command, Handler, ONLY, Values } from "./command.js";
import { commandsNamed } from "./commands/index.js";
import type { FindingsFormat } from "./findings.js";
import { redacting } from "./redacting.js";
import { loadSchemes } from "./schemes.js";
import { styleFor, type Look, type Style } from "./terminal.js";

/** The results that are written. */
export type Only = "all" | (typeof ONLY)[number];

/** The order for a run: plain data, because threads receive it. */
export interface Order {
  /** The name of the command. */
  readonly command: string;
  readonly values: Values;
  readonly json: boolean;
  /** The format of diagnostics, if only diagnostics are written. */
  readonly findings?: FindingsFormat | undefined;
  readonly only: Only;
  /** Whether codes are counted. If not, results that are not written need no codes. */
  readonly summary: boolean;
  /** Whether all results contain the places of their inputs. */
  readonly placed: boolean;
  /** The looks of the two output streams. */
  readonly looks: { readonly out: Look; readonly err: Look };
}

/** An order with its handler. */
export interface Job extends Pick<Order, "json" | "findings" | "only" | "summary" | "placed"> {
  /** The result of an input that is refused, if the user chose one. */
  readonly placeholder?: string | undefined;
  /** Whether results go to a terminal. */
  readonly terminal?: boolean | undefined;
  /** The number of operands in one input. */
  readonly arity: number;
  readonly handler: Handler;
  /** The style of reports of refused inputs. */
  readonly errStyle: Style;
}

/**
 * Prepares an order: loads what it needs.
 *
 * @param inputs the inputs; `null` if they are not arguments
 * @param alone the handler to use instead of the command's own
 * @throws {Misuse} if the options cannot be used
 */
export async function jobOf(order: Order, inputs: readonly string[] | null = null, alone?: Handler): Promise<Job> {
  const { json, findings, only, summary, placed, looks, values } = order;
  const [command] = (await commandsNamed([order.command])) as readonly [Command];
  if (values["redact"] === true) await loadSchemes();
  await command.prepare?.(values, inputs);
  const style = styleFor(looks.out);
  const handler = alone ?? (values["redact"] === true ? redacting(command, values, style) : command.run(values, style));
  return {
    json,
    findings,
    only,
    summary,
    placed,
    placeholder: values["placeholder"] as string | undefined,
    terminal: looks.out.terminal,
    arity: command.arity,
    handler,
    errStyle: styleFor(looks.err),
  };
}

/** Returns whether lines are counted, for all results or for findings that people read. */
export function countsLines({
  json,
  findings,
  only,
  placed,
}: Omit<Order, "command" | "values" | "looks" | "summary">): boolean {
  return placed || (!json && findings === undefined && only !== "none");
}

/** Returns whether to write the results of inputs that passed, or of those that failed. */
export function isWritten(passed: boolean, only: Only): boolean {
  return only === "all" || only === (passed ? "passed" : "failed");
}
