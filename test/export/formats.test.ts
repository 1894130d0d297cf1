import { automatonOf as compiled, type Automaton } from "../../scripts/build/automaton.js";
import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { STANDARDS } from "../../scripts/build/standards.js";
import { toABNF, toAutomaton, toJSONSchema, toRegExp } from "../../src/export/index.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import { transitionCover } from "../conformance/cover.js";
import { published } from "../../scripts/suite/machine.js";
import { machines } from "../../scripts/suite/suite.js";
import { firstDifference, machineOf } from "../conformance/machine.js";

/** Whether an exported automaton matches a text, as its documentation says. */
function matches({ start, accepts, classes, next }: ReturnType<typeof toAutomaton>, text: string): boolean {
  let state = start;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    const symbol = classes.findIndex((ranges) =>
      ranges.some(
        ([first, last]) => (first.codePointAt(0) as number) <= code && code <= (last.codePointAt(0) as number),
      ),
    );
    state = next[state]?.[symbol] ?? -1;
    if (state < 0) return false;
  }
  return accepts.includes(state);
}

/** The number of states that a rule reaches. */
function sizeOf(automaton: Automaton, rule: string): number {
  return machineOf(automaton, rule).accepts.length - 1;
}

type Published = ReturnType<typeof published>;

/** Returns an automaton with its states numbered breadth first, in the order of its classes, and these in the order of characters. */
function ordered({ start, accepts, classes, next }: Pick<ReturnType<typeof toAutomaton>, keyof Published>): Published {
  const code = (at: number): number => classes[at]?.[0]?.[0].codePointAt(0) as number;
  // The suite also has a class of the characters that no text has.
  const inTexts = [...classes.keys()].filter((at) => next.some((row) => (row[at] as number) >= 0));
  const symbols = inTexts.sort((a, b) => code(a) - code(b));
  const states = new Map([[start, 0]]);
  for (const state of states.keys()) {
    for (const symbol of symbols) {
      const to = next[state]?.[symbol] as number;
      if (to >= 0 && !states.has(to)) states.set(to, states.size);
    }
  }
  const numberOf = (state: number): number => (state < 0 ? state : (states.get(state) as number));
  return {
    start: 0,
    accepts: accepts.map(numberOf).sort((a, b) => a - b),
    classes: symbols.map((at) => (classes[at] as readonly (readonly string[])[]).map((range) => [...range])),
    next: Array.from(states.keys(), (state) => symbols.map((at) => numberOf(next[state]?.[at] as number))),
  };
}

/** The automata of the suite, without that of URI Templates, which are no standard of URIs. */
const ofSuite = [...machines()].filter(({ standard }) => standard in standards);

test.each(ofSuite.map((each) => [each.standard, each.rule, each.machine] as const))(
  "%s %s: the same automaton as in the test suite for every language",
  (standard, rule, machine) => {
    const exported = toAutomaton(rule, { standard: standard as StandardId });
    const other = published(machine) as Published & ReturnType<typeof toAutomaton>;
    expect(exported.next).toHaveLength(other.next.length);
    expect(ordered(exported)).toEqual(ordered(other));
  },
);

describe.each(STANDARDS.map((source) => [source.id as StandardId, source] as const))("%s", (standard, source) => {
  const { rules, defaultRule } = standards[standard];
  const automaton = compileAutomaton(readGrammar(source), [...rules]);

  test("the ABNF of each rule has the same texts", () => {
    const found = rules.map((rule) => {
      const allowed = rule.replaceAll(/[+_]/g, "-");
      const other = compiled(toABNF(rule, { standard }), rule, [allowed]);
      return [rule, firstDifference(machineOf(automaton, rule), machineOf(other, allowed))];
    });
    expect(found.filter(([, text]) => text !== null)).toEqual([]);
  });

  test("the automaton of each rule has the same texts", () => {
    for (const rule of rules) {
      const machine = machineOf(automaton, rule);
      const exported = toAutomaton(rule, { standard });
      const texts = transitionCover(machine, machine).strings.filter((text) => !/\p{Surrogate}/u.test(text));
      const wrong = texts.filter(
        (text) => matches(exported, text) !== standards[standard].test(text, { rule: rule as never }),
      );
      expect([rule, wrong]).toEqual([rule, []]);
      // A character above U+FFFF is two code units for the other automaton.
      if (automaton.intervals.length === 0) expect(exported.next).toHaveLength(sizeOf(automaton, rule));
      else expect(exported.next.length).toBeLessThanOrEqual(sizeOf(automaton, rule));
    }
  });

  test("without a rule, it is the one for references", () => {
    expect(toABNF(undefined, { standard })).toBe(toABNF(defaultRule, { standard }));
    expect(toAutomaton(undefined, { standard })).toMatchObject({ standard, scheme: null, rule: defaultRule });
    expect(toJSONSchema(undefined, { standard })).toEqual({
      type: "string",
      pattern: toRegExp(defaultRule, { standard }).source,
    });
  });
});

test.each([
  ["dec-octet", 'dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35\nDIGIT = %x30-39\n'],
  ["path-empty", 'path-empty = ""\n'],
  ["IP-literal", /^IP-literal = "\[" \(IPv6address \/ IPvFuture\) "\]"\n/],
  ["path-absolute", /^path-absolute = "\/" \[segment-nz \*\("\/" segment\)\]\n/],
])("ABNF of %s", (rule, text) => {
  expect(toABNF(rule)).toEqual(typeof text === "string" ? text : expect.stringMatching(text));
});

test("characters above U+FFFF", () => {
  expect(toABNF("iprivate", { standard: "rfc3987" })).toBe(
    "iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD\n",
  );
  const { classes } = toAutomaton("iprivate", { standard: "rfc3987" });
  expect(classes).toEqual([
    [
      ["\uE000", "\uF8FF"],
      ["\u{F0000}", "\u{FFFFD}"],
      ["\u{100000}", "\u{10FFFD}"],
    ],
  ]);
});

test("a scheme", () => {
  expect(toAutomaton("uval", { scheme: "geo" })).toMatchObject({ standard: "rfc3986", scheme: "geo" });
  expect(toABNF("coord-a", { scheme: "geo" })).toMatch(/^coord-a = num\n/);
});
