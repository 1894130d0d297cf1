/**
 * The interface of a standard's grammar.
 *
 * @module
 */
import type { Expression } from "../core/abnf.js";
import type { Automaton, Recognition } from "../core/automaton.js";
import type { Components } from "../core/components.js";
import type { Diagnostic, Mistake, URISyntaxError } from "../core/diagnostic.js";
import type { RuleOptions } from "../core/options.js";

export type { RuleOptions } from "../core/options.js";
import type { NodeBase } from "../tree/node.js";
import type { NodeType, Tree } from "../tree/tree.js";

/**
 * The result of a parse that does not throw. Of `node` and `diagnostic`, the one that does not apply is `undefined`.
 */
export type ParseResult<Node> =
  | { readonly ok: true; readonly node: Node; readonly diagnostic?: undefined }
  | { readonly ok: false; readonly diagnostic: Diagnostic; readonly node?: undefined };

/** The names of the rules of a standard, given its map of nodes. */
export type RuleOf<Nodes> = keyof Nodes & string;

/** A standard's grammar. Each rule can be used to test a string or to parse it. */
export interface StandardGrammar<Nodes, Default extends RuleOf<Nodes> = RuleOf<Nodes>> {
  /** The identifier used in code, for instance `rfc3986`. */
  readonly id: string;
  /** The title of the document. */
  readonly title: string;
  /** The names of all rules, in the spelling and the order of the document. */
  readonly rules: readonly RuleOf<Nodes>[];
  /** The rule that is used by default. */
  readonly defaultRule: Default;
  /** The rules for whole references or for their beginning. Strings of these rules have components. */
  readonly referenceRules: readonly RuleOf<Nodes>[];

  /**
   * Tests whether a whole string matches a rule.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @throws {RangeError} if the rule is unknown
   */
  test(input: string, options?: RuleOptions<RuleOf<Nodes>>): boolean;

  /**
   * Matches a string against a rule and finds the exact position of an error.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns the result. Its `index`, in UTF-16 code units, is the length of the longest prefix that begins a valid
   *   string.
   * @throws {RangeError} if the rule is unknown
   */
  recognize(input: string, options?: RuleOptions<RuleOf<Nodes>>): Recognition;

  /**
   * Parses a string into a tree.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns the tree; its root spans the whole input
   * @throws {URISyntaxError} if the input does not match the rule
   * @throws {RangeError} if the rule is unknown
   */
  parse<Rule extends RuleOf<Nodes> = Default>(input: string, options?: RuleOptions<Rule>): Nodes[Rule];

  /**
   * Parses a string into a tree, without a diagnostic for invalid input.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns the tree; `undefined` if the input does not match the rule
   * @throws {RangeError} if the rule is unknown
   */
  node<Rule extends RuleOf<Nodes> = Default>(input: string, options?: RuleOptions<Rule>): Nodes[Rule] | undefined;

  /**
   * Parses a string into a tree. For invalid input it returns a diagnostic; `parse` would throw a URISyntaxError.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns `{ ok: true, node }`, or `{ ok: false, diagnostic }`
   * @throws {RangeError} if the rule is unknown
   */
  safeParse<Rule extends RuleOf<Nodes> = Default>(input: string, options?: RuleOptions<Rule>): ParseResult<Nodes[Rule]>;

  /**
   * Returns the components of a reference. They have the same names in all standards.
   *
   * @param input a string that matches the rule, or a node of one of `referenceRules`
   * @param options the rule, one of `referenceRules`; ignored for a node
   * @returns the components as strings; `null` for an absent component
   * @throws {URISyntaxError} if the input does not match the rule
   * @throws {RangeError} if the rule or the node's type is not one of `referenceRules`
   */
  components(input: string | NodeBase, options?: RuleOptions<RuleOf<Nodes>>): Components;

  /**
   * Returns the components of a string that matches the default rule. The string is not checked again.
   *
   * @internal
   */
  readonly split: (input: string) => Components;

  /**
   * Returns the text of a reference.
   *
   * @param input a string, which is returned unchanged, or the tree of a reference, whose positions are ignored
   * @throws {URISyntaxError} if the printed tree would be parsed into other components
   * @throws {RangeError} if the tree is not the tree of a reference
   * @throws {TypeError} if the input is neither a string nor a node
   * @internal
   */
  readonly text: (input: string | NodeBase) => string;

  /**
   * Returns the text of a tree that looks like one of the parser, if the parser makes the same tree of it.
   *
   * @returns `null` for any other tree, which needs a closer look
   * @internal
   */
  readonly written: (tree: object) => string | null;

  /**
   * Returns the exact error for a string that does not match the rule.
   *
   * @internal
   */
  readonly refusal: (input: string, rule: string) => URISyntaxError;

  /**
   * Returns the error for components that, combined, would be parsed as other components.
   *
   * @internal
   */
  readonly misread: (text: string, part: string) => URISyntaxError;

  /**
   * Prints a tree of this standard. Unlike `recompose`, it does not check that the text parses back to the tree.
   *
   * @param node any node of a tree of this standard
   * @returns the text
   * @throws {TypeError} if the value of a field is invalid
   */
  print(node: NodeBase): string;

  /** The node types of the trees, and how to print them. */
  readonly tree: Tree;

  /**
   * Returns the node types of the trees, as data for tools.
   *
   * @returns the types with fields, then their leaves. A rule without a node of its own is parsed into a leaf with the
   *   rule's name.
   */
  nodeTypes(): readonly NodeType[];

  /**
   * Returns the standard's automaton for a rule, for example to compare languages.
   *
   * @param rule one of `rules`
   * @returns an automaton that has a start state for the rule
   * @throws {RangeError} if the rule is unknown
   */
  automaton(rule: RuleOf<Nodes>): Automaton;

  /**
   * Returns the address of a section of the document.
   *
   * @param section the number of the section
   * @returns a URI
   */
  sectionUrl(section: string): string;

  /**
   * Returns the place where the document defines a rule.
   *
   * @param rule one of `rules`
   * @returns the number, the title and the address of the section
   * @throws {RangeError} if the rule is unknown
   */
  definition(rule: string): { readonly section: string; readonly title: string; readonly url: string };

  /**
   * Returns the definition of a rule as data.
   *
   * @param rule one of `rules`
   * @returns the ABNF of the rule as a tree of expressions
   * @throws {RangeError} if the rule is unknown
   */
  expression(rule: string): Expression;

  /**
   * Creates the diagnostic for a mistake in an input.
   *
   * @param input the input
   * @param mistake the mistake
   * @param recognition the result of the automaton, if the mistake is a syntax error
   */
  record(input: string, mistake: Mistake, recognition?: Recognition): Diagnostic;
}

/** The part of a standard's grammar that needs neither trees nor components: whether a string matches, and why not. */
export type StandardRules<Nodes, Default extends RuleOf<Nodes> = RuleOf<Nodes>> = Pick<
  StandardGrammar<Nodes, Default>,
  | "id"
  | "title"
  | "rules"
  | "defaultRule"
  | "referenceRules"
  | "test"
  | "recognize"
  | "automaton"
  | "sectionUrl"
  | "definition"
  | "expression"
  | "record"
>;

/** A standard's rules with unknown node types. */
export type AnyRules = Pick<AnyGrammar, keyof StandardRules<unknown, never>>;

type UntypedGrammar = StandardGrammar<Readonly<Record<string, NodeBase>>>;

/** A standard's grammar with unknown node types. `Pick` lets TypeScript compare the members one by one. */
export type AnyGrammar = Pick<UntypedGrammar, keyof UntypedGrammar>;
