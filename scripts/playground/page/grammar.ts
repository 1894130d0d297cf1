/**
 * Provides the rules of a standard as expressions.
 *
 * @module
 */
import type { Expression } from "../../../src/core/abnf.js";
import { anyStandard } from "../../../src/standards/by-id.js";
import type { StandardId } from "../../../src/standards/index.js";

/** Returns the rules of a standard by name, in the order of its document. */
export function rulesOf(id: StandardId): ReadonlyMap<string, Expression> {
  const grammar = anyStandard(id);
  return new Map(grammar.rules.map((rule) => [rule, grammar.expression(rule)]));
}
