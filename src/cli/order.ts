/**
 * What a run is asked to do.
 *
 * @module
 */
import { present } from "../core/invariant.js";
import type { Handler, ONLY, Values } from "./command.js";
import { commands } from "./commands/index.js";
import type { FindingsFormat } from "./findings.js";
import { styleFor, type Look, type Style } from "./terminal.js";

/** Which results are written. */
export type Only = "all" | (typeof ONLY)[number];

/** What a run is asked to do: plain data, so that threads can be told. */
export interface Order {
  /** The name of the command. */
  readonly command: string;
  readonly values: Values;
  readonly json: boolean;
  /** The format in which only diagnostics are written, if that is asked for. */
  readonly findings?: FindingsFormat | undefined;
  readonly only: Only;
  /** Whether codes are counted. If not, the codes of results that are not written need not be found. */
  readonly summary: boolean;
  /** Whether results say where their inputs stand. If not, lines need not be counted. */
  readonly placed: boolean;
  /** How each of the two streams is written to. */
  readonly looks: { readonly out: Look; readonly err: Look };
}

/** An order that can be worked on. */
export interface Job extends Pick<Order, "json" | "findings" | "only" | "summary" | "placed"> {
  /** How many operands make one input. */
  readonly arity: number;
  readonly handler: Handler;
  /** How reports of refused inputs are written. */
  readonly errStyle: Style;
}

/**
 * @param alone what is done in place of the command's own run
 * @throws {Misuse} if the options cannot be used
 */
export function jobOf(order: Order, alone?: Handler): Job {
  const { json, findings, only, summary, placed, looks, values } = order;
  const command = present(
    commands.find(({ name }) => name === order.command),
    "the command of the order",
  );
  const handler = alone ?? command.run(values, styleFor(looks.out));
  return { json, findings, only, summary, placed, arity: command.arity, handler, errStyle: styleFor(looks.err) };
}

/** Whether the results are written of inputs that passed, or of those that failed. */
export function isWritten(passed: boolean, only: Only): boolean {
  return only === "all" || only === (passed ? "passed" : "failed");
}
