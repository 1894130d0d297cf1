/**
 * The rules of a scheme's grammar as its document writes them: for people, and for nothing that looks at URIs.
 *
 * @module
 */
import { referencesIn } from "../../core/abnf.js";
import type { SchemeGrammar, SchemeRule } from "./grammar.js";
import type { AnyScheme } from "./scheme.js";

/** A rule with its definition. */
export interface DefinedRule extends SchemeRule {
  readonly definition: string;
}

/**
 * @param scheme the scheme
 * @param known all schemes: one grammar can be that of several
 * @returns the rules that its document defines for it, without those that are there for others alone. RFC 1738 has one
 *   grammar for all its schemes: what is common to all of them (sections 2, 3.1 and 5) is left out.
 */
export function rulesOf({ standard, grammar }: AnyScheme, known: Iterable<AnyScheme>): readonly DefinedRule[] {
  const own = grammar.rules
    .map((name) => grammar.definition(name))
    .filter((rule): rule is DefinedRule => rule.definition !== undefined);
  const names = new Set(own.map(({ name }) => name));
  const needed = neededFor(grammar.rule, names, grammar);
  const forOthers = new Set<string>();
  for (const other of known) {
    if (other.standard !== standard) continue;
    for (const name of neededFor(other.grammar.rule, names, grammar)) forOthers.add(name);
  }
  return own.filter(({ name }) => needed.has(name) || !forOthers.has(name));
}

/** The rules that one rule leads to by its references, itself included; empty where it is not among the rules. */
function neededFor(top: string, names: ReadonlySet<string>, grammar: SchemeGrammar<unknown>): ReadonlySet<string> {
  const needed = new Set([top].filter((name) => names.has(name)));
  // A set goes on to visit what is added to it meanwhile.
  for (const name of needed) {
    for (const other of referencesIn(grammar.expression(name))) if (names.has(other)) needed.add(other);
  }
  return needed;
}
