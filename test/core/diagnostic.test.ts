import { applyRepair, type Repair } from "../../src/index.js";
import { diagnosticOf, exactMistake, nameExpected, nameOf } from "../../src/core/diagnostic.js";

test.each([
  ["", 0, "end of input"],
  ["a", 1, "end of input"],
  ["a", 0, '"a"'],
  ['"', 0, '"\\""'],
  ["\\", 0, '"\\"'],
  [" ", 0, "U+0020"],
  ["\x7f", 0, "U+007F"],
  ["\u00e9", 0, "U+00E9"],
  ["\u{1F600}", 0, "U+1F600"],
  ["\ud800", 0, "U+D800"],
])("nameOf(%j, %i) is %s", (input, index, name) => {
  expect(nameOf(input, index)).toBe(name);
});

test.each([
  [[], false, []],
  [[], true, ["end of input"]],
  [[..."0123456789"], true, ["DIGIT", "end of input"]],
  [[..."0123456789ABCDEFabcdef:"], false, ["HEXDIG", '":"']],
  [[..."012345678"], false, ['"0"', '"1"', '"2"', '"3"', '"4"', '"5"', '"6"', '"7"', '"8"']],
  [[..."-ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"], false, ["ALPHA", "DIGIT", '"-"']],
  [[" "], false, ["U+0020"]],
])("nameExpected(%j, %j)", (characters, complete, names) => {
  expect(nameExpected(characters, complete)).toEqual(names);
});

test.each([
  ["", 0, 0, "The input ends too early (rule URI)."],
  ["ab", 2, 2, "The input ends too early (rule URI)."],
  ["abc", 1, 2, '"b" is not allowed here (rule URI).'],
  ["a\u{1F600}c", 1, 3, "U+1F600 is not allowed here (rule URI)."],
  ["\ud800\ud800", 0, 1, "U+D800 is not allowed here (rule URI)."],
])("the exact mistake of %j at %i", (input, index, end, message) => {
  expect(exactMistake(input, "URI", { index })).toEqual({ code: "syntax", message, start: index, end, rule: "URI" });
});

test("a repair is applied to the stretches that its edits name", () => {
  const applied = (...edits: Repair["edits"]): string => applyRepair("abc", { edits });
  expect(applied()).toBe("abc");
  expect(applied({ start: 1, end: 2, text: "xy" })).toBe("axyc");
  expect(applied({ start: 3, end: 3, text: "d" })).toBe("abcd");
  expect(
    applied({ start: 0, end: 1, text: "" }, { start: 1, end: 1, text: "x" }, { start: 2, end: 3, text: "y" }),
  ).toBe("xby");
});

test("an error of another kind is thrown again", () => {
  const error = new TypeError("unforeseen");
  expect(() => diagnosticOf(error)).toThrow(error);
});
