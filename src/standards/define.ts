/**
 * What a standard is to the rest of the package, and how one is made from its grammar's parser and automata.
 *
 * @module
 */
import type { NodeBase } from "../tree/node.js";
import { defineTree } from "../tree/tree.js";
import { assertString, type Automaton } from "../core/automaton.js";
import { URISyntaxError } from "../core/diagnostic.js";
import type { Components } from "../core/components.js";
import { defineLanguage, type Language } from "../core/language.js";
import { lazyFor } from "../core/lazy.js";
import { chosenRule } from "../core/options.js";
import { defineReferences, recordOf } from "../operations/references.js";
import type { ParseResult, RuleOf, RuleOptions, StandardGrammar } from "../operations/grammar.js";

/** What the build made of a grammar, and what is written by hand in addition. */
export interface StandardSource<Nodes, Default extends RuleOf<Nodes>> {
  readonly id: string;
  readonly title: string;
  readonly defaultRule: Default;
  /** The address of a section of the document, given its number. */
  readonly urlOf: (section: string) => string;
  /** All rules, as the build writes them. */
  readonly grammar: string;
  /** The automaton for the rules of everyday checks, which is looked at first. */
  readonly reference?: () => Automaton;
  /** The parser that the build made: a node, null for a rule that makes none, undefined for an input that it refuses. */
  readonly parse: (input: string, options: { startRule: never }) => unknown;
  /** How the text of each node is put together, as the build writes it. */
  readonly shapes: string;
  /** The rules for whole references, and the types of their nodes. */
  readonly referenceRules: readonly RuleOf<Nodes>[];
  /** The components of a node whose type is one of `referenceRules`, given what writes a node down. */
  readonly view: (node: never, print: (node: NodeBase) => string) => Components;
  /** The same for a string that is known to match one of `referenceRules`: it takes no tree. */
  readonly split: (input: string, rule: string, tester: Language["tester"]) => Components;
}

/** The language of each grammar that is loaded: an error about a rule of another standard names that standard. */
const languages: Language[] = [];

/** Makes a standard's grammar. */
export function defineGrammar<Nodes, Default extends RuleOf<Nodes>>(
  source: StandardSource<Nodes, Default>,
): StandardGrammar<Nodes, Default> {
  type Rule = RuleOf<Nodes>;
  const { id, title, defaultRule, referenceRules, urlOf, reference, parse, shapes, view, split } = source;
  const language = defineLanguage({ id, text: source.grammar, prebuilt: reference, others: languages });
  languages.push(language);
  const { tester } = language;
  const definitionOf = lazyFor((rule: string) => {
    const { section, title: heading } = language.definition(rule);
    return { section, title: heading, url: urlOf(section) };
  });
  /** The rule as the parser knows it. */
  const startOf = lazyFor((rule: string) => ({
    startRule: language.definition(rule).name.replace(/[-+]/g, "_") as never,
  }));

  /** The root of the tree; a rule without a node of its own gives a leaf. `undefined` if the input does not match. */
  function treeOf(input: string, rule: string): unknown {
    const start = startOf(rule);
    assertString(input);
    const node = parse(input, start);
    return node === null ? { type: rule, start: 0, end: input.length, value: input } : node;
  }

  const references = defineReferences({
    id,
    defaultRule,
    referenceRules,
    tester,
    recognize: (input, choice) => language.recognize(input, choice),
    definition: definitionOf,
    split: (input, rule) => split(input, rule, tester),
    view: (node) => view(node, print),
    assertRule(rule) {
      if (!language.has(rule)) throw language.unknown(rule);
    },
  });

  const tree = defineTree({
    id,
    shapes,
    rules: () => language.rules,
    parse: (text, rule) => standard.parse(text, { rule: rule as Rule }) as NodeBase,
    refuse: (mistake) => new URISyntaxError(standard.record("", mistake)),
  });

  const print = (node: NodeBase): string => tree.print(node);

  const standard: StandardGrammar<Nodes, Default> = {
    id,
    title,
    get rules() {
      return language.rules as readonly Rule[];
    },
    defaultRule,
    referenceRules: Object.freeze(referenceRules),
    test: references.test,
    recognize: (input, options) => language.recognize(input, { rule: chosenRule(options, defaultRule) }),
    node: <R extends Rule = Default>(input: string, options?: RuleOptions<R>) =>
      treeOf(input, chosenRule(options, defaultRule)) as Nodes[R] | undefined,
    parse<R extends Rule = Default>(input: string, options?: RuleOptions<R>): Nodes[R] {
      const rule = chosenRule(options, defaultRule);
      const node = treeOf(input, rule);
      if (node === undefined) throw references.refusal(input, rule);
      return node as Nodes[R];
    },
    safeParse<R extends Rule = Default>(input: string, options?: RuleOptions<R>): ParseResult<Nodes[R]> {
      const rule = chosenRule(options, defaultRule);
      const node = treeOf(input, rule);
      return node === undefined
        ? { ok: false, diagnostic: references.refusal(input, rule).diagnostic }
        : { ok: true, node: node as Nodes[R] };
    },
    components: references.components,
    text: references.text,
    refusal: references.refusal,
    misread: references.misread,
    tree,
    nodeTypes: tree.nodeTypes,
    print,
    automaton: (rule) => language.automaton(rule),
    sectionUrl: urlOf,
    definition: definitionOf,
    expression: (rule) => language.expression(rule),
    record: (input, mistake, recognition) => recordOf({ id, definition: definitionOf }, input, mistake, recognition),
  };
  return Object.freeze(standard);
}
