/**
 * Defines the rules of a standard from its text and its automata, and its grammar from its rules and its generated parser.
 *
 * @module
 */
import type { NodeBase } from "../tree/node.js";
import { plainTree } from "../tree/plain.js";
import { defineTree } from "../tree/tree.js";
import { assertString } from "../core/arguments.js";
import { URISyntaxError } from "../core/diagnostic.js";
import { compose, type Components } from "../core/components.js";
import { defineLanguage, startRuleOf, type Language, type LanguageSource } from "../core/language.js";
import { lazy, lazyFor } from "../core/lazy.js";
import { chosenRule } from "../core/options.js";
import { defineReferences, differing, recordOf } from "../operations/references.js";
import { known } from "../tree/known.js";
import { assertAgreement } from "../tree/scheme-node.js";
import type { ParseResult, RuleOf, RuleOptions, StandardGrammar, StandardRules } from "../operations/grammar.js";
import type { TreeReader } from "./tree-reader.js";

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

/** The source of a standard's trees: generated and handwritten parts. */
export interface TreesSource {
  /** The generated parser. It returns a node, null for a rule without a node, or undefined for invalid input. */
  readonly parse: (input: string, options: { startRule: never }) => unknown;
  /** The shapes of the nodes, in the format that the build writes. */
  readonly shapes: string;
  /** Returns the components of a node of one of `referenceRules`; `print` prints a node. */
  readonly view: (node: never, print: (node: NodeBase) => string) => Components;
  /** Reads a tree that looks like one of the parser; see `treeReader`. */
  readonly read?: TreeReader;
  /** Returns the components of a string that matches one of `referenceRules`, without building a tree. */
  readonly split: (input: string, rule: string, tester: Language["tester"]) => Components;
}

/** Defines the grammar of a standard from its rules. */
export function defineGrammar<Nodes, Default extends RuleOf<Nodes>>(
  rules: DefinedRules<Nodes, Default>,
  { parse, shapes, view, read, split }: TreesSource,
): StandardGrammar<Nodes, Default> {
  type Rule = RuleOf<Nodes>;
  const { id, title, defaultRule, referenceRules, language, test, recognize, definition, record } = rules;
  const { tester } = language;
  /** Returns the parser's name for a rule. */
  const startOf = lazyFor((rule: string) => ({
    startRule: startRuleOf(language.definition(rule).name) as never,
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
    definition,
    split: (input, rule) => split(input, rule, tester),
    view: (node) => view(node, print),
    assertRule(rule) {
      if (!language.has(rule)) throw language.unknown(rule);
    },
  });

  if (read) known.readers.set(id, (tree) => read(tree));
  const isIPv4 = lazy(() => tester("IPv4address"));
  const testerOf = lazyFor(tester);

  function written(given: object): string | null {
    const made = read?.(given, isIPv4());
    if (!made) return null;
    const text = compose(made.components);
    const isSame =
      testerOf(made.type)(text) && differing(split(text, made.type, tester), made.components) === undefined;
    return isSame ? text : null;
  }

  const tree = defineTree({
    id,
    shapes,
    rules: () => language.rules,
    parse: (text, rule) => standard.parse(text, { rule: rule as Rule }) as NodeBase,
    refuse: (mistake) => new URISyntaxError(record("", mistake)),
  });

  const print = (node: NodeBase): string => tree.print(node);

  const standard: StandardGrammar<Nodes, Default> = {
    id,
    title,
    get rules() {
      return language.rules as readonly Rule[];
    },
    defaultRule,
    referenceRules,
    test,
    recognize,
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
    split: (input) => split(input, defaultRule, tester),
    text: references.text,
    written,
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
    automaton: rules.automaton,
    sectionUrl: rules.sectionUrl,
    definition,
    expression: rules.expression,
    record,
  };
  return Object.freeze(standard);
}
