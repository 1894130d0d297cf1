/**
 * The rules of a grammar as languages: what standards and schemes have in common.
 *
 * @module
 */
import { readGrammar, type Expression, type Rule } from "./abnf.js";
import type { Automaton, Recognition, Tester } from "./automaton.js";
import { lazy, lazyFor } from "./lazy.js";
import type { RuleChoice } from "./options.js";
import { automataOf } from "./subsets.js";

/** Rules that can be asked about. All functions throw a RangeError if there is no such rule. */
export interface Rules {
  /** The names of all rules, in the order of the grammar. */
  readonly rules: readonly string[];
  /** Whether the whole input matches the rule. */
  test(input: string, options: RuleChoice): boolean;
  /** The verdict by the rule, exact to the character. */
  recognize(input: string, options: RuleChoice): Recognition;
  /** An automaton in which a pass can start for the rule: the same one each time. */
  automaton(rule: string): Automaton;
  /** Where the rule is defined. */
  definition(rule: string): Pick<Rule, "section" | "title">;
  /** The rule's definition as a tree. */
  expression(rule: string): Expression;
}

/** A grammar's rules, with what it takes to build more upon them. */
export interface Language extends Rules {
  /** How messages call the grammar. */
  readonly id: string;
  /** Whether there is such a rule. */
  has(rule: string): boolean;
  definition(rule: string): Rule;
  /** The test for the rule: the same function each time. */
  readonly tester: (rule: string) => Tester;
  /** What to throw where somebody asks for a rule that is not here. */
  unknown(rule: string): RangeError;
}

/** What a language is made from. */
export interface LanguageSource {
  readonly id: string;
  /** All rules, as the build writes them. */
  readonly text: string;
  /** An automaton that the build made: it is taken for the rules that it has. */
  readonly prebuilt?: (() => Automaton) | undefined;
  /** Languages with whose rules these could be confused: messages say which of them has a rule that is not here. */
  readonly others?: Iterable<Language>;
}

/** Makes a language. What is asked of it is read or made when it is first needed, and kept. */
export function defineLanguage({ id, text, prebuilt, others = [] }: LanguageSource): Language {
  const rules = lazy(() => new Map(readGrammar(text).map((rule) => [rule.name, rule])));
  const names = lazy(() => Object.freeze([...rules().keys()]));
  const ruleOf = (name: string): Rule => {
    const rule = rules().get(name);
    if (rule === undefined) throw language.unknown(name);
    return rule;
  };
  const made = lazy(() => automataOf((rule) => ruleOf(rule).expression));
  const language: Language = {
    id,
    get rules() {
      return names();
    },
    has: (rule) => rules().has(rule),
    test: (input, { rule }) => language.tester(rule)(input),
    recognize: (input, { rule }) => language.automaton(rule).recognize(input, rule),
    automaton: lazyFor((rule) => {
      const known = prebuilt?.();
      return known?.has(rule) === true ? known : made()(ruleOf(rule).name);
    }),
    definition: ruleOf,
    expression: (rule) => ruleOf(rule).expression,
    tester: lazyFor((rule) => language.automaton(rule).tester(rule)),
    unknown(rule) {
      const owners = Array.from(others).filter((other) => other.id !== id && other.has(rule));
      const elsewhere =
        owners.length > 0 ? `, which is a rule of ${owners.map((other) => other.id).join(" and ")}` : "";
      const all = names().join(", ") || "not known";
      return new RangeError(`${id} has no rule ${JSON.stringify(rule)}${elsewhere}; its rules are ${all}`);
    },
  };
  return Object.freeze(language);
}
