/** Selects the rules of a scheme's grammar to show to people. @module */
import { referencesIn } from "../../core/abnf.js";
import type { SchemeGrammar, SchemeRule } from "./grammar.js";
import type { AnyScheme } from "./scheme.js";

/** A rule that its document defines. */
export interface DefinedRule extends SchemeRule {
  readonly definition: string;
}

/**
 * Returns the rules that the document of a scheme defines, without rules that only other known schemes need. RFC 1738 has
 * one grammar for all its schemes; the rules that all of them share (sections 2, 3.1 and 5) are left out.
 */
export function rulesOf({ standard, grammar }: AnyScheme, known: Iterable<AnyScheme>): readonly DefinedRule[] {
  const own = grammar.rules
    .map((name) => grammar.definition(name))
    .filter((rule): rule is DefinedRule => rule.definition !== undefined);
  const names = new Set(own.map(({ name }) => name));
  const needed = neededFor(grammar.rule, names, grammar);
  const forOthers = new Set<string>();
  for (const other of known) {
    // Stryker disable next-line ConditionalExpression: No top rule of another standard has the name of an unneeded
    // rule.
    if (other.standard !== standard) continue;
    for (const name of neededFor(other.grammar.rule, names, grammar)) forOthers.add(name);
  }
  return own.filter(({ name }) => needed.has(name) || !forOthers.has(name));
}

/** Returns the rules that a rule refers to, directly or not, and the rule itself; empty if it is not in `names`. */
function neededFor(top: string, names: ReadonlySet<string>, grammar: SchemeGrammar<unknown>): ReadonlySet<string> {
  const needed = new Set([top].filter((name) => names.has(name)));
  // The iteration over a Set also visits elements that are added during the loop.
  for (const name of needed) {
    for (const other of referencesIn(grammar.expression(name))) if (names.has(other)) needed.add(other);
  }
  return needed;
}
