import type { Automaton } from "../../src/core/automaton.js";
import { defineLanguage } from "../../src/core/language.js";

const text = `
§1 Numbers
number="0"/%x31-39*%x30-39
§2 Versions
version=["v"]number*2("."number)
§1
digits=1*4%x30-39
§3 Choices
choices=*("a"/"b"/"ab")"a"*1("bc"/"a")
`;
const language = defineLanguage({ id: "versions", text });

test("its rules are those of the grammar", () => {
  expect(language.rules).toEqual(["number", "version", "digits", "choices"]);
  expect(Object.isFrozen(language.rules)).toBe(true);
  expect(language.has("version")).toBe(true);
  expect(language.has("constructor")).toBe(false);
  expect(language.definition("digits")).toMatchObject({ section: "1", title: "Numbers" });
  expect(language.expression("digits")).toMatchObject({ type: "repetition", min: 1, max: 4 });
});

test("the automaton of a rule is made once and contains only that rule", () => {
  const automaton = language.automaton("version");
  expect(language.automaton("version")).toBe(automaton);
  expect(automaton.rules).toEqual(["version"]);
  expect(automaton.has("number")).toBe(false);
  expect(language.tester("version")).toBe(automaton.tester("version"));
});

test.each([
  ["version", "V1.20.3", 7, "0123456789", true],
  ["version", "1.20.3.4", 6, "0123456789", true],
  ["version", "1.v", 2, "0123456789", false],
  ["version", "", 0, "0123456789Vv", false],
  ["version", "0\u2028", 1, ".", true],
  ["number", "01", 1, "", true],
  ["digits", "12345", 4, "", true],
  ["choices", "", 0, "ABab", false],
  ["choices", "ABba", 4, "ABab", true],
  ["choices", "aba", 3, "ABab", true],
  ["choices", "abab", 4, "ABCabc", false],
  ["choices", "ababca", 5, "", true],
])("%s stops in %j at %d and expects one of %j", (rule, input, index, expected, complete) => {
  const valid = complete && index === input.length;
  const recognition = language.recognize(input, { rule });
  expect({ ...recognition, expected: recognition.expected.join("") }).toEqual({ ok: valid, index, expected, complete });
  expect(language.test(input, { rule })).toBe(valid);
});

test("a prebuilt automaton is used for its rules", () => {
  const prebuilt: Automaton = language.automaton("version");
  const other = defineLanguage({ id: "other", text, prebuilt: () => prebuilt });
  expect(other.automaton("version")).toBe(prebuilt);
  expect(other.automaton("number")).not.toBe(prebuilt);
  expect(other.test("01", { rule: "number" })).toBe(false);
});

test("nothing is read before it is needed", () => {
  const broken = defineLanguage({ id: "broken", text: "§1 One\na=(\nb=c\nd=%x41" });
  expect(broken.rules).toEqual(["a", "b", "d"]);
  expect(broken.test("A", { rule: "d" })).toBe(true);
});

test("a rule must be a string", () => {
  expect(() => language.definition(1 as never)).toThrow(new TypeError("The rule must be a string, not number."));
});

describe("an unknown rule", () => {
  const others = [
    language,
    defineLanguage({ id: "one", text: "§1 One\na=%x41" }),
    defineLanguage({ id: "two", text: "§1 One\na=%x42" }),
  ];
  const asked = defineLanguage({ id: "versions", text, others });

  test.each<[string, (rule: string) => unknown]>([
    ["test", (rule) => asked.test("", { rule })],
    ["recognize", (rule) => asked.recognize("", { rule })],
    ["automaton", (rule) => asked.automaton(rule)],
    ["tester", (rule) => asked.tester(rule)],
    ["definition", (rule) => asked.definition(rule)],
    ["expression", (rule) => asked.expression(rule)],
  ])("makes %s throw an error that lists the known rules and names the language", (_, ask) => {
    expect(() => ask("constructor")).toThrow(
      new RangeError("versions does not have this rule. Its rules are number, version, digits, choices."),
    );
    expect(() => ask("a")).toThrow(
      new RangeError(
        "versions does not have this rule, but one and two has it. Its rules are number, version, digits, choices.",
      ),
    );
  });

  test("makes a language without rules throw, too", () => {
    expect(() => defineLanguage({ id: "nothing", text: "" }).test("", { rule: "a" })).toThrow(
      new RangeError("nothing does not have this rule. Its rules are not known."),
    );
  });
});

test("a node field is not a rule", () => {
  const shape = defineLanguage({ id: "shape", text: '§1 One\na="x" <b>\nb=%x41' });
  expect(() => shape.automaton("a")).toThrow(new TypeError("A field has no automaton."));
  expect(shape.test("A", { rule: "b" })).toBe(true);
});
