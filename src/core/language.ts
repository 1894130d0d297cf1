/**
 * The rules of a grammar as languages. Standards and schemes share this code.
 *
 * @module
 */
import { readGrammar, type Expression, type Rule } from "./abnf.js";
import { assertString } from "./arguments.js";
import type { Automaton, Recognition, Tester } from "./automaton.js";
import { lazy, lazyFor } from "./lazy.js";
import type { RuleChoice } from "./options.js";
import { automataOf } from "./subsets.js";

/** The rules of a grammar. All functions throw a RangeError if the rule is unknown. */
export interface Rules {
  /** The names of all rules, in the order of the grammar. */
  readonly rules: readonly string[];
  /** Returns whether the whole input matches the rule. */
  test(input: string, options: RuleChoice): boolean;
  /** Matches the input against the rule; the result is exact to the character. */
  recognize(input: string, options: RuleChoice): Recognition;
  /** Returns an automaton that has a start state for the rule; the same one each time. */
  automaton(rule: string): Automaton;
  /** Returns the section that defines the rule. */
  definition(rule: string): Pick<Rule, "section" | "title">;
  /** Returns the rule's definition as a tree. */
  expression(rule: string): Expression;
}

/** A grammar's rules, with more functions for internal use. */
export interface Language extends Rules {
  /** The name of the grammar in messages. */
  readonly id: string;
  /** Returns whether the grammar has the rule. */
  has(rule: string): boolean;
  definition(rule: string): Rule;
  /** Returns the test function for the rule; the same function each time. */
  readonly tester: (rule: string) => Tester;
  /** Returns the error for an unknown rule. */
  unknown(rule: string): RangeError;
}

/** The source of a language. */
export interface LanguageSource {
  readonly id: string;
  /** All rules, in the format that the build writes. */
  readonly text: string;
  /** Returns an automaton, which is used if it has the rule. `definitionOf` returns the definition of each rule. */
  readonly prebuilt?: ((rule: string, definitionOf: (rule: string) => Expression) => Automaton) | undefined;
  /** Similar languages. If one of them has an unknown rule, the message says so. */
  readonly others?: Iterable<Language>;
}

/** Defines a language. Its data are computed lazily and cached. */
export function defineLanguage({ id, text, prebuilt, others = [] }: LanguageSource): Language {
  const rules = lazy(() => new Map(readGrammar(text).map((rule) => [rule.name, rule])));
  const names = lazy(() => Object.freeze([...rules().keys()]));
  const ruleOf = (name: string): Rule => {
    const rule = rules().get(name);
    if (rule !== undefined) return rule;
    assertString(name, "The rule");
    throw language.unknown(name);
  };
  const expression = (rule: string): Expression => ruleOf(rule).expression;
  const made = lazy(() => automataOf(expression));
  const language: Language = {
    id,
    get rules() {
      return names();
    },
    has: (rule) => rules().has(rule),
    test: (input, { rule }) => language.tester(rule)(input),
    recognize: (input, { rule }) => language.automaton(rule).recognize(input, rule),
    automaton: lazyFor((rule) => {
      const known = prebuilt?.(rule, expression);
      return known?.has(rule) === true ? known : made()(ruleOf(rule).name);
    }),
    definition: ruleOf,
    expression,
    tester: lazyFor((rule) => language.automaton(rule).tester(rule)),
    unknown(rule) {
      const owners = Array.from(others).filter((other) => other.has(rule));
      const elsewhere = owners.length > 0 ? `, but ${owners.map((other) => other.id).join(" and ")} has it` : "";
      const all = names().join(", ") || "not known";
      return new RangeError(`${id} does not have this rule${elsewhere}. Its rules are ${all}.`);
    },
  };
  return Object.freeze(language);
}

/** Returns the name of a rule in a generated parser: names of rules can have characters that names of functions cannot. */
export const startRuleOf = (rule: string): string => rule.replace(/[-+]/g, "_");
