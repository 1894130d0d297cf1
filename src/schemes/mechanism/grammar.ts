/** One interface for all grammars of schemes, compiled from a file or made of functions. @module */
import { assertString } from "../../core/arguments.js";
import type { Expression } from "../../core/abnf.js";
import { Automaton, leadsTo, type Recognition, type Table } from "../../core/automaton.js";
import { defineLanguage, startRuleOf, type Language, type Rules } from "../../core/language.js";
import { givenRule, type RuleChoice, type RuleOptions } from "../../core/options.js";
import { exactMistake, URISyntaxError } from "../../core/diagnostic.js";
import { lazy, lazyFor } from "../../core/lazy.js";
import { agreesWithScheme } from "../../core/parts.js";
import { recordOf } from "../../operations/references.js";
import type { WrittenFacts } from "../../values/facts.js";
import { defineTree, type Leaf, type NodeBase, type NodeType, type Tree } from "../../tree/index.js";

/** The compiled form of a file of `grammar/scheme/`. `Roots` maps each scheme to the root node type of its trees. */
export interface BuiltGrammar<Roots = Readonly<Record<string, unknown>>> {
  /** A property for the type checker only; it never has a value. */
  readonly roots?: Roots;
  /** The top rule and the default port of each scheme in the file. */
  readonly schemes: Readonly<Record<string, { readonly rule: string; readonly defaultPort?: string }>>;
  readonly parse: (input: string, options: { startRule: never }) => unknown;
  /** The automaton of the top rules. `within` lists the top rules that match only URIs by RFC 3986. */
  readonly table: Table & { readonly within?: readonly string[] };
  /** All rules in ABNF: first the file's own rules as its document writes them, then the imported ones in compact form. */
  readonly rules: string;
  /** Definitions in the notation of the document, by name, for rules of which `rules` has only the compact form. */
  readonly definitions?: Readonly<Record<string, string>>;
  /** The shapes, from which the text of each node is printed. */
  readonly shapes: string;
  /** What the text of each node stands for, without what all schemes share. @internal */
  readonly values?: WrittenFacts;
}

/** A grammar made of functions, for schemes without a grammar file. */
export interface PlainGrammar<Node> {
  /** The name of the top rule, for messages. */
  readonly rule?: string | undefined;
  /** Checks whether a string matches. */
  readonly test: (input: string) => boolean;
  /** Returns the exact verdict, if the grammar can say where a string goes wrong. */
  readonly recognize?: ((input: string) => Recognition) | undefined;
  /** Parses a string that matches into a tree. */
  readonly parse?: ((input: string) => Node) | undefined;
  /**
   * Whether the functions get the string with its fragment. Default `false`, because a scheme does not normally define
   * fragments.
   */
  readonly fragment?: boolean | undefined;
  /** The rules behind the functions, if they exist. A standard is a language, too. */
  readonly language?: Rules | undefined;
  /** The rules that the scheme's document defines, in its notation, by name. */
  readonly definitions?: Readonly<Record<string, string>> | undefined;
  /** The description of the trees, if they are trees of a standard. */
  readonly tree?: Tree | undefined;
}

/** A rule of a scheme's grammar. */
export interface SchemeRule {
  readonly name: string;
  /**
   * The number of the section that defines the rule, or its title in quotes; `RFC3986:3.2.2` for a section of another
   * document.
   */
  readonly section: string;
  readonly title: string;
  /** The rule in the notation of its document; `undefined` if the rule is imported from another grammar. */
  readonly definition: string | undefined;
}

/**
 * Checks and parses the URIs of a scheme. Without a rule, the string is a whole URI of this scheme, and its fragment is
 * ignored unless the grammar defines it. With a rule, the whole string must match that rule, which other schemes of the
 * same document can share.
 */
export interface SchemeGrammar<Node> extends Rules {
  /** The top rule. */
  readonly rule: string;
  /** The names of all rules; imported rules come last. Empty if the rules are not known. */
  readonly rules: readonly string[];
  /** Whether every string that it matches is a URI by RFC 3986. Then a test by RFC 3986 is not needed. */
  readonly isWithinURI: boolean;
  /** Whether the grammar itself decides about "#": it defines the fragment, or it does not allow one. */
  readonly hasFragment: boolean;

  /**
   * Checks a string.
   *
   * @param input any string
   * @param options the rule, one of `rules`; without it, the string is checked as a URI of the scheme
   * @returns whether the string matches
   * @throws {RangeError} if the rule is unknown
   */
  test(input: string, options?: RuleOptions): boolean;

  /** Returns the exact verdict; `null` if the grammar only has `test`. */
  recognize(input: string): Recognition | null;
  recognize(input: string, options: RuleChoice): Recognition;

  /**
   * Parses a URI of the scheme into a tree.
   *
   * @param input any string
   * @returns the tree; `null` if the input is not a URI of the scheme, or if the grammar makes no trees
   */
  parse(input: string): Node | null;

  /** Checks a text that is known to be a string, with the offset of its first "#", which is -1 without one. @internal */
  accepts(text: string, hash: number): boolean;

  /** Returns the tree of a text that the grammar accepts; `null` if the grammar makes no trees. @internal */
  treeOf(text: string, hash: number): Node | null;

  definition(rule: string): SchemeRule;

  /** The description of its trees; `null` if it is not known. */
  readonly tree: Tree | null;

  /** What the text of each node stands for; `null` if it is not known. @internal */
  readonly values: WrittenFacts | null;

  /** Returns the node types of its trees, as data for tools: first the types with fields, then the types of their leaves. */
  nodeTypes(): readonly NodeType[];
}

/** The members that differ between compiled grammars and functions. Texts are known to be strings without fragments. */
interface Own<Node> extends Pick<SchemeGrammar<Node>, "rule" | "isWithinURI" | "tree" | "values"> {
  readonly matches: (text: string) => boolean;
  readonly recognize: (text: string) => Recognition | null;
  /** Returns the tree of a text that matches. */
  readonly treeOf: (text: string) => Node | null;
  readonly hasFragment: () => boolean;
  readonly language: Rules;
  readonly definitionOf: (rule: string) => string | undefined;
}

/** A complete grammar. It is a class, so that all grammars have the same hidden class, although their rules are read late. */
class Grammar<Node> implements SchemeGrammar<Node> {
  readonly rule: string;
  readonly isWithinURI: boolean;
  readonly test: SchemeGrammar<Node>["test"];
  readonly parse: SchemeGrammar<Node>["parse"];
  readonly tree: Tree | null;
  readonly values: WrittenFacts | null;
  readonly #own: Own<Node>;
  // Validation calls these two so often that another look-up would take a tenth of its time.
  readonly #matches: Own<Node>["matches"];
  readonly #treeOf: Own<Node>["treeOf"];

  constructor(own: Own<Node>) {
    this.rule = own.rule;
    this.isWithinURI = own.isWithinURI;
    this.tree = own.tree;
    this.values = own.values;
    this.#own = own;
    this.#matches = own.matches;
    this.#treeOf = own.treeOf;
    // Callers may use these two without the grammar.
    this.test = (input, options) => {
      const rule = givenRule(options);
      if (rule !== undefined) return own.language.test(input, { rule });
      assertString(input);
      return this.accepts(input, input.indexOf("#"));
    };
    this.parse = (input) => {
      assertString(input);
      const hash = input.indexOf("#");
      return this.accepts(input, hash) ? this.treeOf(input, hash) : null;
    };
    Object.freeze(this);
  }

  get rules(): readonly string[] {
    return this.#own.language.rules;
  }

  get hasFragment(): boolean {
    return this.#own.hasFragment();
  }

  /** Returns the part of a text that the grammar reads: a scheme does not normally define fragments. */
  #part(text: string, hash: number): string {
    return hash < 0 || this.hasFragment ? text : text.slice(0, hash);
  }

  accepts(text: string, hash: number): boolean {
    return this.#matches(this.#part(text, hash));
  }

  treeOf(text: string, hash: number): Node | null {
    return this.#treeOf(this.#part(text, hash));
  }

  recognize(input: string): Recognition | null;
  recognize(input: string, options: RuleChoice): Recognition;
  recognize(input: string, options?: RuleOptions): Recognition | null {
    const rule = givenRule(options);
    if (rule !== undefined) return this.#own.language.recognize(input, { rule });
    assertString(input);
    return this.#own.recognize(this.#part(input, input.indexOf("#")));
  }

  automaton(rule: string): Automaton {
    return this.#own.language.automaton(rule);
  }

  definition(rule: string): SchemeRule {
    const { section, title } = this.#own.language.definition(rule);
    return Object.freeze({ name: rule, section, title, definition: this.#own.definitionOf(rule) });
  }

  expression(rule: string): Expression {
    return this.#own.language.expression(rule);
  }

  nodeTypes(): readonly NodeType[] {
    return this.tree?.nodeTypes() ?? [];
  }
}

/** The language of a grammar without known rules. */
const unknownRules = defineLanguage({ id: "this grammar", text: "" });

/** Returns the rules of a compiled grammar, always the same object. Everything is read when it is first needed. */
export const languageOf: (built: BuiltGrammar) => Language = lazyFor(({ schemes, rules, table }) =>
  defineLanguage({
    id: `the grammar of ${Object.keys(schemes).join(", ")}`,
    text: rules,
    prebuilt: lazy(() => new Automaton(table)),
  }),
);

/** The name of a scheme and the addresses of its sections, for messages. */
export interface SchemeName {
  readonly name: string;
  /** Returns the address of a section of its document. */
  readonly urlOf: (section: string) => string;
}

/** Makes the grammar of a compiled file. */
export function builtGrammar<Node>(built: BuiltGrammar, rule: string, scheme: SchemeName): SchemeGrammar<Node> {
  const { schemes, table, definitions = {} } = built;
  // A rule that several schemes of the file share also matches the URIs of the others.
  const isShared = Object.values(schemes).filter((each) => each.rule === rule).length > 1;
  const prefix = isShared ? `${scheme.name}:` : "";
  const language = languageOf(built);
  const tester = lazy(() => language.tester(rule));
  const startRule = startRuleOf(rule);
  // A scheme's grammar has no fragment (RFC 3986 section 3.5), unless it contains "#" itself.
  const hasFragment = lazy(() => leadsTo(language.automaton(rule), rule, HASH));
  // Nearly all URIs have the scheme in lower case.
  const begins = (text: string): boolean => text.startsWith(prefix) || agreesWithScheme(text, prefix) === prefix.length;
  return new Grammar<Node>({
    rule,
    isWithinURI: table.within?.includes(rule) === true,
    matches: (text) => begins(text) && tester()(text),
    recognize(text) {
      const agreeing = agreesWithScheme(text, prefix);
      return agreeing < prefix.length ? otherScheme(prefix, agreeing) : language.recognize(text, { rule });
    },
    treeOf: (text) => treeBy(built, text, rule, startRule) as Node,
    hasFragment,
    tree: treeFor(built, language, scheme, hasFragment),
    values: built.values ?? null,
    language,
    definitionOf: (name) => definitions[name] ?? language.definition(name).definition,
  });
}

/** Parses a text by any rule of a compiled file; `undefined` if the text does not match. */
export function treeBy(
  built: BuiltGrammar,
  text: string,
  rule: string,
  startRule: string = startRuleOf(rule),
): NodeBase | undefined {
  const node = built.parse(text, { startRule: startRule as never });
  if (node !== null) return node as NodeBase | undefined;
  // The parser does not have all rules without a node: then the leaf is the whole match.
  const leaf: Leaf = { type: rule, start: 0, end: text.length, value: text };
  return languageOf(built).test(text, { rule }) ? leaf : undefined;
}

/** Returns the verdict on a string that does not begin with the name of the scheme and its ":". */
function otherScheme(prefix: string, index: number): Recognition {
  const letter = prefix.charAt(index);
  // The characters have the order of their codes: capitals come first.
  return { ok: false, index, expected: [...new Set([letter.toUpperCase(), letter])], complete: false };
}

/** Makes the description of a scheme's trees. */
function treeFor(
  built: BuiltGrammar,
  language: Language,
  { name, urlOf }: SchemeName,
  hasFragment: () => boolean,
): Tree {
  const source = {
    id: name,
    definition(rule: string) {
      const { section } = language.definition(rule);
      return { section, url: urlOf(section) };
    },
  };
  return defineTree({
    id: name,
    shapes: built.shapes,
    rules: () => language.rules,
    parse(text, rule) {
      const node = treeBy(built, text, rule);
      if (node !== undefined) return node;
      const recognition = language.recognize(text, { rule });
      const mistake = exactMistake(text, rule, recognition, "validate");
      throw new URISyntaxError(recordOf(source, text, mistake, recognition));
    },
    // Stryker disable next-line StringLiteral: Without a recognition, the text is not read.
    refuse: (mistake) => new URISyntaxError(recordOf(source, "", mistake)),
    hasFragment,
  });
}

/** Makes a grammar of functions. */
export function plainGrammar<Node>(plain: PlainGrammar<Node>): SchemeGrammar<Node> {
  const { rule = "URI", fragment = false, language = unknownRules, definitions = {}, tree = null } = plain;
  return new Grammar<Node>({
    rule,
    isWithinURI: false,
    matches: (text) => plain.test(text),
    recognize: (text) => plain.recognize?.(text) ?? null,
    treeOf: (text) => plain.parse?.(text) ?? null,
    hasFragment: () => fragment,
    tree,
    values: null,
    language,
    definitionOf: (name) => definitions[name],
  });
}

const HASH = 0x23;
