/**
 * A scheme's grammar as the other modules use it, wherever it comes from.
 *
 * @module
 */
import type { Expression } from "../../core/abnf.js";
import { Automaton, type Recognition, type Table } from "../../core/automaton.js";
import { defineLanguage, type Language, type Rules } from "../../core/language.js";
import type { RuleChoice, RuleOptions } from "../../core/options.js";
import { exactMistake, URISyntaxError } from "../../core/diagnostic.js";
import { lazy, lazyFor } from "../../core/lazy.js";
import { withoutFragment } from "../../core/parts.js";
import { recordOf } from "../../operations/references.js";
import { defineTree, type Leaf, type NodeBase, type NodeType, type Tree } from "../../tree/index.js";

/** What the build makes of a file of `grammar/scheme/`. `Roots` are the root nodes of its schemes' trees, by scheme. */
export interface BuiltGrammar<Roots = Readonly<Record<string, unknown>>> {
  /** Never there: it tells the compiler about the trees. */
  readonly roots?: Roots;
  /** What the file says of each of its schemes. */
  readonly schemes: Readonly<Record<string, { readonly rule: string; readonly defaultPort?: string }>>;
  readonly parse: (input: string, options: { startRule: never }) => unknown;
  /** The automaton of the schemes' top rules, with those of them that match nothing but URIs by RFC 3986. */
  readonly table: Table & { readonly within?: readonly string[] };
  /** All rules, in compact ABNF: the file's own, and then those that it takes from others. */
  readonly rules: string;
  /** The file's own rules as its document writes them, by name. */
  readonly definitions: Readonly<Record<string, string>>;
  /** How the text of each node is put together. */
  readonly shapes: string;
}

/** Functions in place of a grammar: for schemes that the build does not know. */
export interface PlainGrammar<Node> {
  /** The name of what is matched, for messages. */
  readonly rule?: string;
  /** Whether a string matches. */
  readonly test: (input: string) => boolean;
  /** The exact verdict, if the grammar can say more than yes or no. */
  readonly recognize?: (input: string) => Recognition;
  /** The tree of a string that matches. */
  readonly parse?: (input: string) => Node;
  /** Whether the string is given with its fragment, which no scheme defines but a few do. Without it by default. */
  readonly fragment?: boolean;
  /** The rules behind the functions, where there are any. A standard is a language. */
  readonly language?: Rules;
  /** The rules that the scheme's own document defines, in its spelling, by name. */
  readonly definitions?: Readonly<Record<string, string>>;
  /** What is known of the trees, where they are those of a standard. */
  readonly tree?: Tree;
}

/** A rule of a scheme's grammar. */
export interface SchemeRule {
  readonly name: string;
  /**
   * The number of the section that defines it, or its title in quotes; `RFC3986:3.2.2` for a section of another
   * document.
   */
  readonly section: string;
  readonly title: string;
  /** The rule as its document writes it; `undefined` if it is taken from another grammar. */
  readonly definition: string | undefined;
}

/**
 * Whether strings are of the scheme, and their trees. What is asked about without a rule is the whole URI: its fragment
 * is only looked at where the grammar has one itself. With a rule, all of the string has to match it.
 */
export interface SchemeGrammar<Node> extends Rules {
  /** The top rule. */
  readonly rule: string;
  /** The names of all rules, those that are taken from other grammars last; empty where they are not known. */
  readonly rules: readonly string[];
  /** Whether all that it matches is a URI by RFC 3986: then nobody has to test both. */
  readonly isWithinURI: boolean;
  /** Whether a "#" is a part of it, or is not allowed at all: no fragment follows it. */
  readonly hasFragment: boolean;

  /**
   * Checks a string.
   *
   * @param input any string
   * @param options the rule, one of `rules`; without it, the string is checked as a URI of the scheme
   * @returns whether the string matches
   * @throws {RangeError} if there is no such rule
   */
  test(input: string, options?: RuleOptions): boolean;

  /** The exact verdict; `null` if only `test` is known. */
  recognize(input: string): Recognition | null;
  recognize(input: string, options: RuleChoice): Recognition;

  /**
   * Parses a URI of the scheme into a tree.
   *
   * @param input any string
   * @returns the tree; `null` if the input is not a URI of the scheme, or if no trees are known
   */
  parse(input: string): Node | null;

  definition(rule: string): SchemeRule;

  /** What is known of its trees; `null` if nothing is. */
  readonly tree: Tree | null;

  /** The types of the nodes of its trees, as data for tools: those that have fields, then the leaves that these hold. */
  nodeTypes(): readonly NodeType[];
}

/** What depends on where a grammar comes from. */
type Own<Node> = Pick<SchemeGrammar<Node>, "rule" | "isWithinURI" | "test" | "parse" | "tree"> & {
  readonly recognize: (input: string) => Recognition | null;
  readonly hasFragment: () => boolean;
};

/** A grammar put together. A class, so that all have the same shape to the engine, although their rules are read late. */
class Grammar<Node> implements SchemeGrammar<Node> {
  readonly rule: string;
  readonly isWithinURI: boolean;
  readonly test: SchemeGrammar<Node>["test"];
  readonly parse: SchemeGrammar<Node>["parse"];
  readonly tree: Tree | null;
  readonly #recognize: Own<Node>["recognize"];
  readonly #hasFragment: () => boolean;
  readonly #language: Rules;
  readonly #definitions: Readonly<Record<string, string>>;

  constructor(own: Own<Node>, language: Rules, definitions: Readonly<Record<string, string>>) {
    this.rule = own.rule;
    this.isWithinURI = own.isWithinURI;
    this.test = own.test;
    this.parse = own.parse;
    this.tree = own.tree;
    this.#recognize = own.recognize;
    this.#hasFragment = own.hasFragment;
    this.#language = language;
    this.#definitions = definitions;
    Object.freeze(this);
  }

  get rules(): readonly string[] {
    return this.#language.rules;
  }

  get hasFragment(): boolean {
    return this.#hasFragment();
  }

  recognize(input: string): Recognition | null;
  recognize(input: string, options: RuleChoice): Recognition;
  recognize(input: string, options?: RuleOptions): Recognition | null {
    const rule = options?.rule;
    return rule === undefined ? this.#recognize(input) : this.#language.recognize(input, { rule });
  }

  automaton(rule: string): Automaton {
    return this.#language.automaton(rule);
  }

  definition(rule: string): SchemeRule {
    const { section, title } = this.#language.definition(rule);
    return Object.freeze({ name: rule, section, title, definition: this.#definitions[rule] });
  }

  expression(rule: string): Expression {
    return this.#language.expression(rule);
  }

  nodeTypes(): readonly NodeType[] {
    return this.tree?.nodeTypes() ?? [];
  }
}

/** The language of a grammar without rules. */
const unknownRules = defineLanguage({ id: "this grammar", text: "" });

/** The rules of what the build made: the same language each time. Nothing is read or made before it is needed. */
export const languageOf: (built: BuiltGrammar) => Language = lazyFor(({ schemes, rules, table }) =>
  defineLanguage({
    id: `the grammar of ${Object.keys(schemes).join(", ")}`,
    text: rules,
    prebuilt: lazy(() => new Automaton(table)),
  }),
);

/** Which scheme a grammar is for, as messages say it. */
export interface SchemeName {
  readonly name: string;
  /** The address of a section of its document. */
  readonly urlOf: (section: string) => string;
}

/** What the build made. */
export function builtGrammar<Node>(built: BuiltGrammar, rule: string, scheme: SchemeName): SchemeGrammar<Node> {
  const { parse, table, definitions } = built;
  const language = languageOf(built);
  const tester = lazy(() => language.tester(rule));
  // A fragment is no part of a scheme's grammar (RFC 3986 section 3.5) but where that has a "#" of its own.
  const hasFragment = lazy(() => leadsTo(language.automaton(rule), rule, HASH));
  /** The tree by any rule; `undefined` if the text does not match it. */
  const treeBy = (text: string, name: string): NodeBase | undefined => {
    const node = parse(text, { startRule: name.replace(/[-+]/g, "_") as never });
    return node === null ? leafOf(name, text) : (node as NodeBase | undefined);
  };
  const part = (input: string): string => (input.includes("#") && !hasFragment() ? withoutFragment(input) : input);
  const own: Own<Node> = {
    rule,
    isWithinURI: table.within?.includes(rule) === true,
    test: (input, by) => (by?.rule === undefined ? tester()(part(input)) : language.test(input, { rule: by.rule })),
    recognize: (input) => language.recognize(part(input), { rule }),
    hasFragment,
    parse(input) {
      const text = part(input);
      if (!tester()(text)) return null;
      return treeBy(text, rule) as Node;
    },
    tree: treeFor(built, language, scheme, treeBy),
  };
  return new Grammar(own, language, definitions);
}

/** What is known of the trees of a scheme. */
function treeFor(
  { shapes }: BuiltGrammar,
  language: Language,
  { name, urlOf }: SchemeName,
  treeBy: (text: string, rule: string) => NodeBase | undefined,
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
    shapes,
    rules: () => language.rules,
    parse(text, rule) {
      const node = treeBy(text, rule);
      if (node !== undefined) return node;
      const recognition = language.recognize(text, { rule });
      throw new URISyntaxError(recordOf(source, text, exactMistake(text, rule, recognition), recognition));
    },
    refuse: (mistake) => new URISyntaxError(recordOf(source, "", mistake)),
  });
}

/** A rule that makes no node gives a leaf of all that it matches. */
function leafOf(type: string, value: string): Leaf {
  return { type, start: 0, end: value.length, value };
}

/** A user's functions. */
export function plainGrammar<Node>(plain: PlainGrammar<Node>): SchemeGrammar<Node> {
  const { rule = "URI", fragment = false, language = unknownRules, definitions = {}, tree = null } = plain;
  const part = (input: string): string => (fragment ? input : withoutFragment(input));
  const own: Own<Node> = {
    rule,
    isWithinURI: false,
    test: (input, by) => (by?.rule === undefined ? plain.test(part(input)) : language.test(input, { rule: by.rule })),
    recognize: (input) => plain.recognize?.(part(input)) ?? null,
    hasFragment: () => fragment,
    parse: (input) => (plain.parse && plain.test(part(input)) ? plain.parse(part(input)) : null),
    tree,
  };
  return new Grammar(own, language, definitions);
}

const HASH = 0x23;
const ASCII = 128;

/** Whether a string of the rule can have the character. */
export function leadsTo(automaton: Automaton, rule: string, character: number): boolean {
  const states = new Set([automaton.start(rule)]);
  // A set goes on to visit what is added to it meanwhile.
  for (const state of states) {
    if (automaton.step(state, character) !== 0) return true;
    for (let code = 0; code < ASCII; code++) {
      const target = automaton.step(state, code);
      if (target !== 0) states.add(target);
    }
  }
  return false;
}
