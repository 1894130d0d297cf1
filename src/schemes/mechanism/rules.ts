/**
 * The rules of a scheme's grammar as its document writes them: for people, and for nothing that looks at URIs.
 *
 * @module
 */
import { rules as ofRFC1738 } from "../../../generated/rfc1738.definitions.js";
import type { SchemeRule } from "./grammar.js";
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
export function rulesOf(scheme: AnyScheme, known: Iterable<AnyScheme>): readonly DefinedRule[] {
  const rules = ownRules(scheme);
  const needed = neededFor(scheme.grammar.rule, rules);
  const forOthers = new Set<string>();
  for (const { standard, grammar } of known) {
    if (standard !== scheme.standard) continue;
    for (const name of neededFor(grammar.rule, rules)) forOthers.add(name);
  }
  return rules.filter(({ name }) => needed.has(keyOf(name)) || !forOthers.has(keyOf(name)));
}

/** All rules of the sections on the schemes. */
const inRFC1738: readonly DefinedRule[] = Object.freeze(
  ofRFC1738.flatMap(([name, section, title, definition]) =>
    /^3\.(?!1$)/.test(section) ? [Object.freeze({ name, section, title, definition })] : [],
  ),
);

function ownRules({ standard, grammar }: AnyScheme): readonly DefinedRule[] {
  if (standard === "rfc1738" && grammar.rules.length === 0) return inRFC1738;
  return grammar.rules.filter((rule): rule is DefinedRule => rule.definition !== undefined);
}

/** The keys of the rules that one comes to refer to, its own among them; none where it is not there. */
function neededFor(top: string, rules: readonly DefinedRule[]): ReadonlySet<string> {
  const definitions = new Map(rules.map(({ name, definition }) => [keyOf(name), definition]));
  const needed = new Set([keyOf(top)].filter((key) => definitions.has(key)));
  // A set goes on to visit what is added to it meanwhile.
  for (const key of needed) {
    for (const name of namesIn(String(definitions.get(key)))) {
      if (definitions.has(keyOf(name))) needed.add(keyOf(name));
    }
  }
  return needed;
}

/** The names of rules in a definition: what is neither a literal, nor prose, nor a comment, nor a number. */
function namesIn(definition: string): readonly string[] {
  const text = definition.replace(/"[^"]*"|<[^>]*>|;.*|%[bdxis][\dA-F.-]*/gi, " ");
  return Array.from(text.matchAll(/[A-Za-z][\w+-]*/g), ([name]) => name);
}

/** In ABNF, the case of a rule's name means nothing. */
const keyOf = (name: string): string => name.toLowerCase();
