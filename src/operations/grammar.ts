/**
 * What a standard's grammar is to the operations, and to all that is above them.
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

/** The result of a parse that does not throw. The member that a result does not have is `undefined`. */
export type ParseResult<Node> =
  | { readonly ok: true; readonly node: Node; readonly diagnostic?: undefined }
  | { readonly ok: false; readonly diagnostic: Diagnostic; readonly node?: undefined };

/** The names of the rules of a standard whose nodes are `Nodes`. */
export type RuleOf<Nodes> = keyof Nodes & string;

/** One standard's grammar: its rules, each a language to test for and a tree to parse into. */
export interface StandardGrammar<Nodes, Default extends RuleOf<Nodes> = RuleOf<Nodes>> {
  /** What it is called in code, for instance `rfc3986`. */
  readonly id: string;
  /** The document's title. */
  readonly title: string;
  /** The names of all rules, in the spelling and the order of the document. */
  readonly rules: readonly RuleOf<Nodes>[];
  /** The rule that holds if you name no other. */
  readonly defaultRule: Default;
  /** The rules for whole references, or for the front of them: those whose matches have components. */
  readonly referenceRules: readonly RuleOf<Nodes>[];

  /**
   * Checks a string.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns whether the whole input matches the rule
   * @throws {RangeError} if there is no such rule
   */
  test(input: string, options?: RuleOptions<RuleOf<Nodes>>): boolean;

  /**
   * Checks a string, and finds the exact position where it goes wrong.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns the verdict, with the offset, in UTF-16 code units, where the input stops being the beginning of a valid
   *   string
   * @throws {RangeError} if there is no such rule
   */
  recognize(input: string, options?: RuleOptions<RuleOf<Nodes>>): Recognition;

  /**
   * Parses a string into a tree.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns the tree; its root spans the whole input
   * @throws {URISyntaxError} if the input does not match the rule
   * @throws {RangeError} if there is no such rule
   */
  parse<Rule extends RuleOf<Nodes> = Default>(input: string, options?: RuleOptions<Rule>): Nodes[Rule];

  /**
   * Parses a string into a tree, and says nothing of what is wrong.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns the tree; `undefined` if the input does not match the rule
   * @throws {RangeError} if there is no such rule
   */
  node<Rule extends RuleOf<Nodes> = Default>(input: string, options?: RuleOptions<Rule>): Nodes[Rule] | undefined;

  /**
   * Parses a string into a tree. It returns what is wrong where `parse` throws a URISyntaxError.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns `{ ok: true, node }`, or `{ ok: false, diagnostic }`
   * @throws {RangeError} if there is no such rule
   */
  safeParse<Rule extends RuleOf<Nodes> = Default>(input: string, options?: RuleOptions<Rule>): ParseResult<Nodes[Rule]>;

  /**
   * The common view of a reference, whatever the standard calls its parts.
   *
   * @param input a string that matches the rule, or the node of such a rule
   * @param options the rule, one of `referenceRules`; that of the node for a node
   * @returns the components as strings; `null` for a component that is absent
   * @throws {URISyntaxError} if the input does not match the rule
   * @throws {RangeError} if the rule, or that of the node, is not one of `referenceRules`
   */
  components(input: string | NodeBase, options?: RuleOptions<RuleOf<Nodes>>): Components;

  /**
   * The text of a reference.
   *
   * @param input a string, which is returned as it is; or the tree of a reference, whose positions are not looked at
   * @throws {URISyntaxError} if the tree gives a text that would be read as other components
   * @throws {RangeError} if the tree is not that of a reference
   * @throws {TypeError} if the input is neither
   * @internal
   */
  readonly text: (input: string | NodeBase) => string;

  /**
   * The exact error for a string that the rule refuses.
   *
   * @internal
   */
  readonly refusal: (input: string, rule: string) => URISyntaxError;

  /**
   * The error for components that would be read as others if they were written together.
   *
   * @internal
   */
  readonly misread: (text: string, part: string) => URISyntaxError;

  /**
   * Writes a tree of this standard by its fields alone. In contrast, `recompose` also checks that the text means the
   * tree.
   *
   * @param node any node of a tree of this standard
   * @returns the text
   * @throws {TypeError} if a field does not hold what it has to
   */
  print(node: NodeBase): string;

  /** What is known of its trees. */
  readonly tree: Tree;

  /**
   * The types of the nodes of its trees, as data for tools.
   *
   * @returns those that have fields, then the leaves that these hold; a rule that makes no node of its own gives a
   *   leaf with the rule's name if it is parsed by itself
   */
  nodeTypes(): readonly NodeType[];

  /**
   * The standard's automaton for a rule, to compare languages with.
   *
   * @param rule one of `rules`
   * @returns an automaton in which a pass can start for the rule
   * @throws {RangeError} if there is no such rule
   */
  automaton(rule: RuleOf<Nodes>): Automaton;

  /**
   * The address of a section of the document.
   *
   * @param section its number
   * @returns a URI
   */
  sectionUrl(section: string): string;

  /**
   * Where the document defines a rule.
   *
   * @param rule one of `rules`
   * @returns the number, the title and the address of the section
   * @throws {RangeError} if there is no such rule
   */
  definition(rule: string): { readonly section: string; readonly title: string; readonly url: string };

  /**
   * The definition of a rule, as data.
   *
   * @param rule one of `rules`
   * @returns the ABNF of the rule as a tree of expressions
   * @throws {RangeError} if there is no such rule
   */
  expression(rule: string): Expression;

  /**
   * The record for a mistake in an input.
   *
   * @param input the input
   * @param mistake what is wrong with it
   * @param recognition the exact verdict, if the mistake is one of syntax
   * @returns the record
   */
  record(input: string, mistake: Mistake, recognition?: Recognition): Diagnostic;
}

type UntypedGrammar = StandardGrammar<Readonly<Record<string, NodeBase>>>;

/** A standard's grammar where the types of its nodes are not known: the same members, compared one by one. */
export type AnyGrammar = Pick<UntypedGrammar, keyof UntypedGrammar>;
