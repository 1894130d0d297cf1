/**
 * Defines the rules of a standard from its text and its automata. Whoever needs no trees imports only this part of a
 * grammar.
 *
 * @module
 */
import { defineLanguage, type Language, type LanguageSource } from "../core/language.js";
import { lazyFor } from "../core/lazy.js";
import { chosenRule } from "../core/options.js";
import { recordOf } from "../operations/references.js";
import type { RuleOf, StandardRules } from "../operations/grammar.js";

/** The source of a standard's rules. */
export interface RulesSource<Nodes, Default extends RuleOf<Nodes>> {
  readonly id: string;
  readonly title: string;
  readonly defaultRule: Default;
  /** Returns the address of a section of the document. */
  readonly urlOf: (section: string) => string;
  /** All rules, in the format that the build writes. */
  readonly grammar: string;
  /** Returns the prebuilt automaton for the most common rules; see `LanguageSource`. */
  readonly reference?: LanguageSource["prebuilt"];
  /** The rules for whole references. They are also the types of the nodes with components. */
  readonly referenceRules: readonly RuleOf<Nodes>[];
}

/** The rules of a standard. */
export interface DefinedRules<Nodes, Default extends RuleOf<Nodes>> extends StandardRules<Nodes, Default> {
  readonly language: Language;
}

/** The languages of all loaded grammars. An error about an unknown rule names the standards that have it. */
const languages: Language[] = [];

/** Defines the rules of a standard. */
export function defineRules<Nodes, Default extends RuleOf<Nodes>>(
  source: RulesSource<Nodes, Default>,
): DefinedRules<Nodes, Default> {
  const { id, title, defaultRule, referenceRules, urlOf, reference } = source;
  const language = defineLanguage({ id, text: source.grammar, prebuilt: reference, others: languages });
  languages.push(language);
  const definition = lazyFor((rule: string) => {
    const { section, title: heading } = language.definition(rule);
    return { section, title: heading, url: urlOf(section) };
  });
  return Object.freeze<DefinedRules<Nodes, Default>>({
    id,
    title,
    language,
    get rules() {
      return language.rules as readonly RuleOf<Nodes>[];
    },
    defaultRule,
    referenceRules: Object.freeze(referenceRules),
    test: (input, options) => language.tester(chosenRule(options, defaultRule))(input),
    recognize: (input, options) => language.recognize(input, { rule: chosenRule(options, defaultRule) }),
    automaton: (rule) => language.automaton(rule),
    sectionUrl: urlOf,
    definition,
    expression: (rule) => language.expression(rule),
    record: (input, mistake, recognition) => recordOf({ id, definition }, input, mistake, recognition),
  });
}
