// Tests the regular expressions themselves: their languages are compared with those of the ABNF as automata, and none
// of their loops can both continue and stop at the same character.
import { CharSet, DFA, JS, NFA, type Concatenation, type Element, type Quantifier } from "refa";
import { table } from "../../generated/rfc3986.reference.js";
import type { Automaton } from "../../scripts/build/automaton.js";
import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { unusualFor } from "../../scripts/build/expression.js";
import { GENERIC } from "../../scripts/build/standards.js";

const grammar = readGrammar(GENERIC);
const automaton = compileAutomaton(grammar, GENERIC.reference);
const expressions = automaton.rules.map((rule) => [rule, unusualFor(grammar, rule)] as const);

const MAX = { maxCharacter: 0xffff };
type Alternatives = readonly Pick<Concatenation, "elements">[];

/** The alternatives of a usual string: the expression asserts that they are absent. */
function usualIn(expression: RegExp): Alternatives {
  const [start, usual, ...others] =
    JS.Parser.fromLiteral(expression).parse().expression.alternatives[0]?.elements ?? [];
  expect(expression.source).toMatch(/^\^/);
  expect(start).toMatchObject({ type: "Assertion", kind: "behind" });
  expect(usual).toMatchObject({ type: "Assertion", kind: "ahead", negate: true });
  expect(others).toEqual([]);
  return usual?.type === "Assertion" ? usual.alternatives : [];
}

/** Returns the language of an alternative followed by another language. */
function languageOf(alternatives: Alternatives, after: NFA): NFA {
  const union = NFA.empty(MAX);
  for (const { elements } of alternatives) union.union(elements.reduceRight((rest, each) => before(each, rest), after));
  return union;
}

function before(element: Element, after: NFA): NFA {
  switch (element.type) {
    case "Alternation":
      return languageOf(element.alternatives, after);
    case "CharacterClass":
    case "Quantifier": {
      // An alternative with an assertion is not supported here.
      const nfa = NFA.fromRegex({ type: "Concatenation", elements: [element] }, MAX);
      nfa.append(after);
      return nfa;
    }
    case "Assertion":
      expect(element).toMatchObject({ kind: "ahead", negate: true });
      return without(after, languageOf(element.alternatives, NFA.all(MAX)));
    default:
      throw new Error(`no language for ${element.type}`);
  }
}

function without(language: NFA, other: NFA): NFA {
  const complement = DFA.fromFA(other);
  complement.complement();
  return NFA.fromIntersection(language, complement);
}

/** Returns a string that only one of the languages contains; `null` if there is none. */
function outside(
  [one, start]: readonly [DFA, Automaton],
  rule: string,
  isFault: (isUsual: boolean, isValid: boolean) => boolean,
  characters: readonly string[],
): string | null {
  const first = {
    node: one.initial as DFA.ReadonlyNode | undefined,
    state: start.starts[start.rules.indexOf(rule)] ?? 0,
  };
  const seen = new Map<DFA.ReadonlyNode | undefined, Set<number>>();
  const finals: ReadonlySet<DFA.ReadonlyNode> = one.finals;
  const queue = [{ ...first, text: "" }];
  for (const { node, state, text } of queue) {
    if (seen.get(node)?.has(state)) continue;
    seen.set(node, (seen.get(node) ?? new Set()).add(state));
    if (isFault(node !== undefined && finals.has(node), start.accepts[state] === true)) return text;
    for (const each of characters) {
      const code = each.charCodeAt(0);
      const target = start.next[state]?.[code < 128 ? (start.classOf[code] ?? 0) : 0] ?? 0;
      const next = node?.out.get(code);
      if (next !== undefined || target !== 0) queue.push({ node: next, state: target, text: text + each });
    }
  }
  return null;
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

describe.each(expressions)("the usual strings of %s", (rule, expression) => {
  const usual = DFA.fromFA(languageOf(usualIn(expression), NFA.all(MAX)));
  usual.minimize();

  test("are ASCII", () => {
    for (const { out } of usual.nodes()) {
      expect(out.get(127)).toBeUndefined();
      for (const [{ max }] of out) expect(max).toBeLessThan(128);
    }
  });

  test("are valid", () => {
    expect(outside([usual, automaton], rule, (isUsual, isValid) => isUsual && !isValid, ascii)).toBeNull();
  });

  test("are all valid strings without @, [ and %", () => {
    const rest = ascii.filter((each) => !"@[%".includes(each));
    expect(outside([usual, automaton], rule, (isUsual, isValid) => isValid && !isUsual, rest)).toBeNull();
  });
});

/** The characters that may stand next. */
type First = CharSet;
const NONE = CharSet.empty(MAX.maxCharacter);

/**
 * A loop that reads four characters at a time and then up to three. It counts as one loop and reads at most three
 * characters twice.
 */
const BLOCKS = /\(\?:(\[[^\]]+\])\1{3}\)\*\(\?!\1{4}\)\(\?:\1\(\?:\1\1\?\)\?\)\?/g;

/**
 * Finds a loop that can both continue and stop at a character, or that contains parts which would be retried.
 *
 * @returns the first characters of the alternatives and of the text that may follow them
 */
function firstOf(alternatives: Alternatives, after: First): First {
  return alternatives
    .map(({ elements }) => elements.reduceRight<First>((next, each) => firstOfElement(each, next), after))
    .reduce((union, each) => union.union(each), NONE);
}

function firstOfElement(element: Element, after: First): First {
  switch (element.type) {
    case "CharacterClass":
      return element.characters;
    case "Alternation":
      return firstOf(element.alternatives, after);
    case "Quantifier":
      return firstOfLoop(element, after);
    case "Assertion": {
      expect(element).toMatchObject({ kind: "ahead", negate: true });
      firstOf(element.alternatives, NONE);
      return after.without(refusedBy(element.alternatives));
    }
    default:
      throw new Error(`nothing is known of ${element.type}`);
  }
}

function firstOfLoop({ alternatives, min, max }: Quantifier, after: First): First {
  const [{ elements } = { elements: [] }, ...others] = alternatives;
  expect([min, others]).toEqual([0, []]);
  const first = firstOf([{ elements }], NONE);
  if (!first.isDisjointWith(after)) throw new Error("a loop can go on where it can stop");
  expect(elements.every(({ type }) => ["CharacterClass", "Quantifier"].includes(type) || max === 1)).toBe(true);
  firstOf([{ elements }], max === 1 ? after : after.union(first));
  return first.union(after);
}

/** The characters that an assertion excludes. A larger set never hides a bad loop. */
function refusedBy([only, ...others]: Alternatives): First {
  const [element, ...more] = only?.elements ?? [];
  const isOne = element?.type === "CharacterClass" && others.length + more.length === 0;
  return isOne ? element.characters : NONE;
}

test.each(expressions)("the expression for %s never backtracks", (_rule, expression) => {
  const source = expression.source.replace(BLOCKS, "$1*");
  expect(source).not.toBe(expression.source);
  expect(() => firstOf(usualIn(new RegExp(source)), NONE)).not.toThrow();
});

test.each([
  /^(?!a*a$)/,
  /^(?!a*[^b]$)/,
  /^(?!(?:ab)*(?:ac)*$)/,
  /^(?!(?:a*b*)*$)/,
  /^(?!(?:ba*)*a$)/,
  /^(?!(?!a*ab)c$)/,
])("%s would", (expression) => {
  expect(() => firstOf(usualIn(expression), NONE)).toThrow(new Error("a loop can go on where it can stop"));
});

test("the package contains the same expressions", () => {
  expect(Object.entries(table.unusual ?? {})).toEqual(expressions);
});

test.each([
  "http://www.example.com/library/catalogue/item",
  "https://example.com:8080/search?q=a%20b&page=2#top",
  "file:///home/user/notes.txt",
  "urn:example:animal:ferret",
  "mailto:someone@example.com",
])("%s is a usual URI", (uri) => {
  expect(unusualFor(grammar, "URI").test(uri)).toBe(false);
});

test.each(["http://user@example.com/", "http://[::1]/", "http://a%20b/", "http://h/%4", "http://h/ ", "a", ""])(
  "%j is not",
  (text) => {
    expect(unusualFor(grammar, "URI").test(text)).toBe(true);
  },
);
