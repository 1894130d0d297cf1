/**
 * What a standard is to the rest of the package, and how one is made from its grammar's parser and automata.
 *
 * @module
 */
import type { NodeBase } from "../tree/node.js";
import { defineTree } from "../tree/tree.js";
import { assertString, type Automaton } from "../core/automaton.js";
import { exactMistake, nameExpected, nameOf, URISyntaxError, type Diagnostic } from "../core/diagnostic.js";
import type { Components } from "../core/components.js";
import { chosenRule, defineLanguage, type Language } from "../core/language.js";
import { lazyFor } from "../core/lazy.js";
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

  /** The root of the tree; a rule without a node of its own gives a leaf. `undefined` where the input does not match. */
  function treeOf(input: string, rule: string): unknown {
    const start = startOf(rule);
    assertString(input);
    const node = parse(input, start);
    return node === null ? { type: rule, start: 0, end: input.length, value: input } : node;
  }

  /** The record of where a rule refuses an input. */
  function refusalOf(input: string, rule: string): Diagnostic {
    const recognition = language.recognize(input, { rule });
    return standard.record(input, exactMistake(input, rule, recognition), recognition);
  }

  function refuse(input: string, rule: string): URISyntaxError {
    return new URISyntaxError(refusalOf(input, rule), input);
  }

  const withComponents = new Set<string>(referenceRules);

  /** What gives the components of a string by a rule; `null` where the rule has none. */
  const splitterOf = lazyFor((rule: string): ((input: string) => Components) | null => {
    if (!withComponents.has(rule)) return null;
    const matches = tester(rule);
    return (input) => {
      if (!matches(input)) throw refuse(input, rule);
      return split(input, rule, tester);
    };
  });

  const tree = defineTree({
    id,
    shapes,
    rules: () => language.rules,
    parse: (text, rule) => standard.parse(text, { rule: rule as Rule }) as NodeBase,
    refuse: (text, mistake) => new URISyntaxError(standard.record(text, mistake), text),
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
    test: (input, options) => tester(chosenRule(options, defaultRule))(input),
    recognize: (input, options) => language.recognize(input, { rule: chosenRule(options, defaultRule) }),
    node: <R extends Rule = Default>(input: string, options?: RuleOptions<R>) =>
      treeOf(input, chosenRule(options, defaultRule)) as Nodes[R] | undefined,
    parse<R extends Rule = Default>(input: string, options?: RuleOptions<R>): Nodes[R] {
      const rule = chosenRule(options, defaultRule);
      const node = treeOf(input, rule);
      if (node === undefined) throw refuse(input, rule);
      return node as Nodes[R];
    },
    safeParse<R extends Rule = Default>(input: string, options?: RuleOptions<R>): ParseResult<Nodes[R]> {
      const rule = chosenRule(options, defaultRule);
      const node = treeOf(input, rule);
      return node === undefined
        ? { ok: false, diagnostic: refusalOf(input, rule) }
        : { ok: true, node: node as Nodes[R] };
    },
    components(input, options) {
      const node = isNode(input) ? input : null;
      const type = node === null ? chosenRule(options, defaultRule) : node.type;
      const splitter = splitterOf(type);
      if (splitter !== null) return node ? view(node as never, print) : splitter(input as string);
      if (!language.has(type)) throw language.unknown(type);
      throw new RangeError(`${type} has no components; the rules that have are ${referenceRules.join(", ")}`);
    },
    tree,
    nodeTypes: tree.nodeTypes,
    print,
    automaton: (rule) => language.automaton(rule),
    sectionUrl: urlOf,
    definition: definitionOf,
    expression: (rule) => language.expression(rule),
    record(input, { code, message, start, end, rule }, recognition) {
      const { section, url } = definitionOf(rule);
      const mistake = { severity: "error", code: `${id}/${code}`, message, start, end, rule, section, url } as const;
      if (recognition === undefined) return mistake;
      const { index, expected, complete } = recognition;
      return { ...mistake, index, expected: nameExpected(expected, complete), found: nameOf(input, index) };
    },
  };
  return Object.freeze(standard);
}

/** Whether a value is a node. */
function isNode(value: unknown): value is NodeBase {
  return typeof value === "object" && value !== null && "type" in value;
}
