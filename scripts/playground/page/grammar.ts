/**
 * The rules of a standard as expressions.
 *
 * @module
 */
import type { Expression } from "../../../src/core/abnf.js";
import type { AnyGrammar } from "../../../src/operations/grammar.js";
import { standards, type StandardId } from "../../../src/standards/index.js";

/** The rules of a standard, by name, in the order of its document. */
export function rulesOf(id: StandardId): ReadonlyMap<string, Expression> {
  const grammar: AnyGrammar = standards[id];
  return new Map(grammar.rules.map((rule) => [rule, grammar.expression(rule)]));
}
