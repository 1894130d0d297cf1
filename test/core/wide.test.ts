import { table } from "../../generated/rfc3987.reference.js";
import type { Expression } from "../../src/core/abnf.js";
import { isHigh } from "../../src/core/surrogate.js";
import { alphabetOf, wideAutomata, wideAutomaton } from "../../src/core/wide.js";
import { grammar } from "../../src/standards/rfc3987/grammar.js";

const INTERVALS = [0x80, 0xa0, 0xd800, 0xdc00, 0xe000];

test("a symbol is a character of ASCII or the number of an interval", () => {
  const { symbolOf } = alphabetOf(INTERVALS);
  const units = [0, 0x41, 0x7f, 0x80, 0x9f, 0xa0, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff];
  expect(units.map(symbolOf)).toEqual([0, 0x41, 0x7f, 128, 128, 129, 129, 130, 130, 131, 131, 132, 132]);
});

test("the characters of a definition become symbols, and the rest stays", () => {
  const { symbolsOf } = alphabetOf(INTERVALS);
  const range = (first: number, last: number): Expression => ({ type: "characters", first, last });
  const rule: Expression = { type: "rule", name: "x" };
  const definition = (first: Expression, second: Expression): Expression => ({
    type: "alternation",
    items: [
      { type: "concatenation", items: [first, rule] },
      { type: "repetition", min: 0, max: 2, item: second },
    ],
  });
  const given = definition(range(0xa0, 0xdbff), range(0x41, 0x5a));
  expect(symbolsOf(given)).toEqual(definition(range(129, 130), range(0x41, 0x5a)));
  expect(symbolsOf(given)).toBe(symbolsOf(given));
  expect(symbolsOf(rule)).toBe(rule);
});

const character: Expression = {
  type: "alternation",
  items: [
    { type: "characters", first: 0x61, last: 0x7a },
    { type: "characters", first: 0xa0, last: 0xd7ff },
    {
      type: "concatenation",
      items: [
        { type: "characters", first: 0xd800, last: 0xdbff },
        { type: "characters", first: 0xdc00, last: 0xdfff },
      ],
    },
  ],
};
const text: Expression = { type: "repetition", min: 0, max: Infinity, item: character };
const definitionOf = (): Expression => text;

test("an automaton is made once for each rule and grammar, and reads code units", () => {
  const automata = wideAutomata(INTERVALS);
  const automaton = automata("text", definitionOf);
  expect(automata("text", definitionOf)).toBe(automaton);
  expect(automata("text", () => character)).not.toBe(automaton);
  const texts = ["", "az", "\u00A0\uD7FF", "\u{10000}\u{10FFFF}a"];
  expect(texts.filter((text) => !automaton.test(text, "text"))).toEqual([]);
  const refused = [
    "A",
    "\x80",
    "\x9F",
    "\uE000",
    "\uFFFF",
    "\uD800",
    "\uDC00",
    "\uDC00\uD800",
    "\uD800a",
    "a\uD800\uD800",
  ];
  expect(refused.filter((text) => automaton.test(text, "text"))).toEqual([]);
});

test.each([
  ["prebuilt", wideAutomaton(table), "IRI-reference", "/"],
  ["made on first use", grammar.automaton("isegment"), "isegment", ""],
  ["of a scheme and a path", wideAutomaton(table), "IRI", "a:"],
])("a result never ends inside a pair: %s", (_, automaton, rule, before) => {
  const at = before.length + 1;
  const complete = automaton.recognize(`${before}b`, rule);
  expect(complete).toMatchObject({ ok: true, index: at, complete: true });
  for (const wrong of ["\uD800", "\uD800b", "\uDBFF\uD800", "\uD83F\uDFFE", "\uDC00", "\uFFFF", "\x80"]) {
    expect([wrong, automaton.recognize(`${before}b${wrong}`, rule)]).toEqual([wrong, { ...complete, ok: false }]);
  }
  const right = `${before}b\u{10300}\u00E9`;
  expect(automaton.recognize(right, rule)).toEqual({ ...complete, index: right.length });
});

test("high surrogates", () => {
  expect([0xd7ff, 0xd800, 0xdbff, 0xdc00, NaN].map(isHigh)).toEqual([false, true, true, false, false]);
});
