/**
 * What a standard is to the rest of the package, and how one is made from its grammar's parser and automata.
 *
 * @module
 */
import type { NodeBase } from "../tree/node.js";
import { print, printedLeaves } from "../tree/print.js";
import { assertString, type Automaton, type Recognition, type Tester } from "../core/automaton.js";
import { nameExpected, nameOf, URISyntaxError, type Diagnostic } from "../core/diagnostic.js";
import type { Components } from "../core/components.js";
import { readGrammar } from "../core/abnf.js";
import type { CharacterSet } from "../core/percent.js";
import type { ParseResult, RuleOf, StandardGrammar } from "../operations/grammar.js";
import { allowedBy } from "../explain/characters.js";
import { firstMistake, type CharacterRules, type MistakeFinder } from "../explain/mistake.js";

/** What the build made of a grammar, and what is written by hand beside it. */
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
  readonly shapes: object;
  /** The rules for whole references, and the types of their nodes. */
  readonly referenceRules: readonly RuleOf<Nodes>[];
  /** The components of a node whose type is one of `referenceRules`, given what writes a node down. */
  readonly view: (node: never, print: (node: NodeBase) => string) => Components;
  /** The same for a string that is known to match one of `referenceRules`, where it takes no tree to know. */
  readonly split?: (input: string, rule: string) => Components;
  readonly findMistakes: MistakeFinder;
  readonly characters: CharacterRules<RuleOf<Nodes>>;
}

/** The rules of each grammar that is loaded: who asks for a rule of another standard is told whose it is. */
const defined = new Map<string, ReadonlySet<string>>();

/** Makes a standard's grammar. */
export function defineGrammar<Nodes, Default extends RuleOf<Nodes>>(
  source: StandardSource<Nodes, Default>,
): StandardGrammar<Nodes, Default> {
  type Rule = RuleOf<Nodes>;
  const { id, title, defaultRule, referenceRules, urlOf, reference, parse, shapes, view, split, findMistakes } = source;
  const grammar = readGrammar(source.grammar);
  const definitions = new Map(
    grammar.rules.map(([name, section, heading]) => [name, { section, title: heading, url: urlOf(section) }]),
  );
  const rules = Object.freeze(grammar.rules.map(([name]) => name as Rule));
  defined.set(id, new Set(rules));
  // As the parser knows them.
  const startRules = new Map<string, { readonly startRule: never }>(
    rules.map((name) => [name, { startRule: name.replace(/[-+]/g, "_") as never }]),
  );

  const printNode = (node: NodeBase): string => print(node, shapes);

  function automatonFor(rule: string): Automaton {
    const everyday = reference?.();
    if (everyday?.has(rule)) return everyday;
    if (!definitions.has(rule)) throw noSuchRule(rule);
    return grammar.automaton(rule);
  }

  /** The root of the tree; a rule without a node of its own gives a leaf. `undefined` where the input does not match. */
  function treeOf(input: string, rule: string): unknown {
    const start = startRules.get(rule);
    if (start === undefined) throw noSuchRule(rule);
    assertString(input);
    const node = parse(input, start);
    return node === null ? { type: rule, start: 0, end: input.length, value: input } : node;
  }

  function noSuchRule(rule: string): RangeError {
    const others = [...defined].filter(([other, names]) => other !== id && names.has(rule)).map(([other]) => other);
    const elsewhere = others.length > 0 ? `, which is a rule of ${others.join(" and ")}` : "";
    return new RangeError(`${id} has no rule ${JSON.stringify(rule)}${elsewhere}; its rules are ${rules.join(", ")}`);
  }

  // What a rule is tested with, kept for the next: rules do not change.
  const testers = new Map<string, Tester>();

  function testerOf(rule: string): Tester {
    let tester = testers.get(rule);
    if (tester === undefined) {
      tester = automatonFor(rule).tester(rule);
      testers.set(rule, tester);
    }
    return tester;
  }

  const recognize = (input: string, rule: string = defaultRule): Recognition =>
    automatonFor(rule).recognize(input, rule);
  const test = (input: string, rule: string): boolean => testerOf(rule)(input);

  const allowed = new Map<string, CharacterSet | null>();

  function allowedIn(rule: string): CharacterSet | null {
    let set = allowed.get(rule);
    if (set === undefined) {
      set = allowedBy(test, rule);
      allowed.set(rule, set);
    }
    return set;
  }

  /** The record of why a rule refuses an input. */
  function refusalOf(input: string, rule: string): Diagnostic {
    const automaton = automatonFor(rule);
    const recognition = automaton.recognize(input, rule);
    const { characters } = source;
    const mistake = firstMistake(findMistakes, {
      input,
      rule,
      recognition,
      characters,
      allowedIn,
      test,
      recognize,
      helps: (hint) => automaton.testEdited(input, hint, rule),
    });
    return standard.diagnose(input, mistake, recognition);
  }

  function refuse(input: string, rule: string): URISyntaxError {
    return new URISyntaxError(refusalOf(input, rule), input);
  }

  const withComponents = new Set<string>(referenceRules);

  /** The components of a string, by one of `referenceRules`. */
  function componentsOf(input: string, rule: string): Components {
    if (!testerOf(rule)(input)) throw refuse(input, rule);
    return split ? split(input, rule) : view(treeOf(input, rule) as never, (node) => input.slice(node.start, node.end));
  }

  const standard: StandardGrammar<Nodes, Default> = {
    id,
    title,
    rules,
    defaultRule,
    referenceRules: Object.freeze(referenceRules),
    test: (input, rule = defaultRule) => testerOf(rule)(input),
    recognize,
    parse<R extends Rule = Default>(input: string, rule: R = defaultRule as unknown as R): Nodes[R] {
      const node = treeOf(input, rule);
      if (node === undefined) throw refuse(input, rule);
      return node as Nodes[R];
    },
    safeParse<R extends Rule = Default>(input: string, rule: R = defaultRule as unknown as R): ParseResult<Nodes[R]> {
      const node = treeOf(input, rule);
      return node === undefined
        ? { ok: false, diagnostic: refusalOf(input, rule) }
        : { ok: true, node: node as Nodes[R] };
    },
    components(input, rule = defaultRule) {
      if (typeof input === "string" && withComponents.has(rule)) return componentsOf(input, rule);
      const node = isNode(input) ? input : null;
      const type = node?.type ?? rule;
      if (!definitions.has(type)) throw noSuchRule(type);
      if (!withComponents.has(type)) {
        throw new RangeError(`${type} has no components; the rules that have are ${referenceRules.join(", ")}`);
      }
      return node ? view(node as never, printNode) : componentsOf(input as string, rule);
    },
    print: printNode,
    printedLeaves: (node) => printedLeaves(node, shapes),
    automaton: automatonFor,
    sectionUrl: urlOf,
    definition(rule) {
      const definition = definitions.get(rule);
      if (definition === undefined) throw noSuchRule(rule);
      return definition;
    },
    diagnose(input, mistake, recognition) {
      const { code, message, start, end, rule, hint } = mistake;
      const { section, url } = standard.definition(rule);
      // Written out: spreading costs more than all that is found out about a mistake.
      const severity = "error";
      const stable = `${id}/${code}`;
      if (recognition === undefined) return { severity, code: stable, message, start, end, rule, section, url };
      const { index } = recognition;
      const expected = nameExpected(recognition.expected, recognition.complete);
      const found = nameOf(input, index);
      return hint
        ? { severity, code: stable, message, start, end, index, rule, expected, found, section, url, hint }
        : { severity, code: stable, message, start, end, index, rule, expected, found, section, url };
    },
  };
  return Object.freeze(standard);
}

/** Whether a value is a node. */
function isNode(value: unknown): value is NodeBase {
  return typeof value === "object" && value !== null && "type" in value;
}
