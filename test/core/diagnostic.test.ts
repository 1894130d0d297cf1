import { applyEdit } from "../../src/index.js";
import { diagnosticOf, nameExpected, nameOf } from "../../src/core/diagnostic.js";

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

test("an edit is applied to the stretch that it names", () => {
  expect(applyEdit("abc", { start: 1, end: 2, text: "xy" })).toBe("axyc");
  expect(applyEdit("abc", { start: 3, end: 3, text: "d" })).toBe("abcd");
});

test("an error of another kind is thrown again", () => {
  const error = new TypeError("unforeseen");
  expect(() => diagnosticOf(error)).toThrow(error);
});
