/**
 * Defines the grammar of a standard from its generated parser and automata.
 *
 * @module
 */
import type { NodeBase } from "../tree/node.js";
import { plainTree } from "../tree/plain.js";
import { defineTree } from "../tree/tree.js";
import { assertString } from "../core/arguments.js";
import { URISyntaxError } from "../core/diagnostic.js";
import type { Components } from "../core/components.js";
import { defineLanguage, type Language, type LanguageSource } from "../core/language.js";
import { lazyFor } from "../core/lazy.js";
import { chosenRule } from "../core/options.js";
import { defineReferences, recordOf, type ReferenceSource } from "../operations/references.js";
import { assertAgreement } from "../operations/scheme-node.js";
import type { ParseResult, RuleOf, RuleOptions, StandardGrammar } from "../operations/grammar.js";

/** The source of a standard's grammar: generated and handwritten parts. */
export interface StandardSource<Nodes, Default extends RuleOf<Nodes>> {
  readonly id: string;
  readonly title: string;
  readonly defaultRule: Default;
  /** Returns the address of a section of the document. */
  readonly urlOf: (section: string) => string;
  /** All rules, in the format that the build writes. */
  readonly grammar: string;
  /** Returns the prebuilt automaton for the most common rules; see `LanguageSource`. */
  readonly reference?: LanguageSource["prebuilt"];
  /** The generated parser. It returns a node, null for a rule without a node, or undefined for invalid input. */
  readonly parse: (input: string, options: { startRule: never }) => unknown;
  /** The shapes of the nodes, in the format that the build writes. */
  readonly shapes: string;
  /** The rules for whole references. They are also the types of the nodes with components. */
  readonly referenceRules: readonly RuleOf<Nodes>[];
  /** Returns the components of a node of one of `referenceRules`; `print` prints a node. */
  readonly view: (node: never, print: (node: NodeBase) => string) => Components;
  /** Reads a tree that looks like one of the parser; see `ReferenceSource`. */
  readonly read?: ReferenceSource["read"];
  /** Returns the components of a string that matches one of `referenceRules`, without building a tree. */
  readonly split: (input: string, rule: string, tester: Language["tester"]) => Components;
}

/** The languages of all loaded grammars. An error about an unknown rule names the standards that have it. */
const languages: Language[] = [];

/** Defines the grammar of a standard. */
export function defineGrammar<Nodes, Default extends RuleOf<Nodes>>(
  source: StandardSource<Nodes, Default>,
): StandardGrammar<Nodes, Default> {
  type Rule = RuleOf<Nodes>;
  const { id, title, defaultRule, referenceRules, urlOf, reference, parse, shapes, view, read, split } = source;
  const language = defineLanguage({ id, text: source.grammar, prebuilt: reference, others: languages });
  languages.push(language);
  const { tester } = language;
  const definitionOf = lazyFor((rule: string) => {
    const { section, title: heading } = language.definition(rule);
    return { section, title: heading, url: urlOf(section) };
  });
  /** Returns the parser's name for a rule. */
  const startOf = lazyFor((rule: string) => ({
    startRule: language.definition(rule).name.replace(/[-+]/g, "_") as never,
  }));

  /** Returns the root of the tree; a leaf if the rule has no node; `undefined` if the input does not match. */
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
    ...(read && { read }),
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
    written: references.written,
    refusal: references.refusal,
    misread: references.misread,
    tree,
    nodeTypes: tree.nodeTypes,
    print(given) {
      const node = plainTree(given);
      const text = tree.print(node);
      assertAgreement(node, text);
      return text;
    },
    automaton: (rule) => language.automaton(rule),
    sectionUrl: urlOf,
    definition: definitionOf,
    expression: (rule) => language.expression(rule),
    record: (input, mistake, recognition) => recordOf({ id, definition: definitionOf }, input, mistake, recognition),
  };
  return Object.freeze(standard);
}
