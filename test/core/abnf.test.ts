import { readGrammar } from "../../src/core/abnf.js";

const grammar = readGrammar(`
§1 Numbers
number="0"/%x31-39*%x30-39
§2.1
§2 Versions
version=["v"]number*2("."number)
§1
digits=1*4%x30-39
`);

test("each rule has its section and the title that the section has where it first stands", () => {
  expect(grammar.rules).toEqual([
    ["number", "1", "Numbers"],
    ["version", "2", "Versions"],
    ["digits", "1", "Numbers"],
  ]);
});

test("the automaton of a rule is made once, and is of that rule alone", () => {
  const automaton = grammar.automaton("version");
  expect(grammar.automaton("version")).toBe(automaton);
  expect(automaton.rules).toEqual(["version"]);
  expect(automaton.has("number")).toBe(false);
});

test.each([
  ["version", "V1.20.3", 7, "0123456789", true],
  ["version", "1.20.3.4", 6, "0123456789", true],
  ["version", "1.v", 2, "0123456789", false],
  ["version", "", 0, "0123456789Vv", false],
  ["version", "0\u2028", 1, ".", true],
  ["number", "01", 1, "", true],
  ["digits", "12345", 4, "", true],
])("%s stops in %j at %d, where one of %j could stand", (rule, input, index, expected, complete) => {
  const valid = complete && index === input.length;
  const recognition = grammar.automaton(rule).recognize(input, rule);
  expect({ ...recognition, expected: recognition.expected.join("") }).toEqual({ valid, index, expected, complete });
  expect(grammar.automaton(rule).test(input, rule)).toBe(valid);
});
