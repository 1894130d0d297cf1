/**
 * A scheme's grammar as the other modules use it, wherever it comes from.
 *
 * @module
 */
import { Automaton, type Recognition, type Table } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";

/** What the build makes of a file of `grammar/scheme/`. */
export interface BuiltGrammar {
  /** What the file says of each of its schemes. */
  readonly schemes: Readonly<Record<string, { readonly rule: string; readonly defaultPort?: string }>>;
  readonly parse: (input: string, options: { startRule: never }) => unknown;
  /** With the rules that match nothing but URIs by RFC 3986. */
  readonly table: Table & { readonly within?: readonly string[] };
  readonly rules: readonly (readonly [name: string, section: string, title: string, definition?: string])[];
}

/** Functions in place of a grammar: for schemes that the build does not know. */
export interface PlainGrammar<Node> {
  /** The name of what is matched, for messages. */
  readonly rule?: string;
  /** Whether a string matches. */
  readonly test: (input: string) => boolean;
  /** The exact verdict, where there is more to say than yes or no. */
  readonly recognize?: (input: string) => Recognition;
  /** The tree of a string that matches. */
  readonly parse?: (input: string) => Node;
  /** Whether the string is given with its fragment, which no scheme defines but a few do. Without it by default. */
  readonly fragment?: boolean;
}

/** A rule that a scheme's grammar defines itself. */
export interface SchemeRule {
  readonly name: string;
  readonly section: string;
  readonly title: string;
  /** The rule as its document writes it. */
  readonly definition: string | undefined;
}

/** Whether strings are of the scheme, and their trees. What is asked about is the whole URI. */
export interface SchemeGrammar<Node> {
  /** The top rule. */
  readonly rule: string;
  /** The grammar's own rules, the top rule among them; empty where they are not known. */
  readonly rules: readonly SchemeRule[];
  /** Whether all that it matches is a URI by RFC 3986: then nobody has to test both. */
  readonly isWithinURI: boolean;
  test(input: string): boolean;
  /** The exact verdict; `null` where only `test` is known. */
  recognize(input: string): Recognition | null;
  /** The tree; `null` where there is none. */
  parse(input: string): Node | null;
}

/** The grammar of a scheme that has none: whatever the generic syntax lets through. */
export const ANYTHING: SchemeGrammar<never> = Object.freeze({
  rule: "URI",
  rules: Object.freeze([]),
  isWithinURI: false,
  test: () => true,
  recognize: () => null,
  parse: () => null,
});

/** What the build made. */
export function builtGrammar<Node>({ parse, table, rules }: BuiltGrammar, rule: string): SchemeGrammar<Node> {
  // Decoded when first used.
  const automaton = lazy(() => new Automaton(table));
  const tester = lazy(() => automaton().tester(rule));
  // A fragment is no part of a scheme's grammar (RFC 3986 section 3.5) but where that has a "#" of its own.
  const hasFragment = lazy(() => leadsTo(automaton(), rule, HASH));
  const startRule = rule.replace(/[-+]/g, "_") as never;
  const part = (input: string): string => {
    const hash = input.indexOf("#");
    return hash < 0 || hasFragment() ? input : input.slice(0, hash);
  };
  return Object.freeze({
    rule,
    rules: Object.freeze(
      rules.map(([name, section, title, definition]) => Object.freeze({ name, section, title, definition })),
    ),
    isWithinURI: table.within?.includes(rule) === true,
    test: (input: string) => tester()(part(input)),
    recognize: (input: string) => automaton().recognize(part(input), rule),
    parse(input: string) {
      const text = part(input);
      if (!tester()(text)) return null;
      const node = parse(text, { startRule }) ?? { type: rule, start: 0, end: text.length, value: text };
      return node as Node;
    },
  });
}

/** A user's functions. */
export function plainGrammar<Node>(plain: PlainGrammar<Node>): SchemeGrammar<Node> {
  const { rule = "URI", fragment = false } = plain;
  const part = (input: string): string => (fragment ? input : input.replace(/#.*/s, ""));
  return Object.freeze({
    rule,
    rules: Object.freeze([]),
    isWithinURI: false,
    test: (input: string) => plain.test(part(input)),
    recognize: (input: string) => plain.recognize?.(part(input)) ?? null,
    parse: (input: string) => (plain.parse && plain.test(part(input)) ? plain.parse(part(input)) : null),
  });
}

const HASH = 0x23;
const ASCII = 128;

/** Whether a string of the rule can have the character. */
function leadsTo(automaton: Automaton, rule: string, character: number): boolean {
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
