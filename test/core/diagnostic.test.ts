import { applyEdit, codeFrame } from "../../src/index.js";
import { diagnosticOf, nameExpected, nameOf } from "../../src/core/diagnostic.js";

describe("a code frame", () => {
  test.each<[string, number, number, string]>([
    ["a b", 1, 2, "a b\n ^"],
    ["abc", 1, 3, "abc\n ^^"],
    ["abc", 3, 3, "abc\n   ^"],
    ["", 0, 0, "\n^"],
    ["a\tb\0c\x7f", 3, 4, "a\u2409b\u2400c\u2421\n   ^"],
    ["a\u202eb\ud800c\u0301\x85", 1, 2, "a\uFFFDb\uFFFDc\uFFFD\uFFFD\n ^"],
    ["\u{1F600}b", 0, 2, "\u{1F600}b\n^"],
  ])("of %j from %i to %i", (input, start, end, frame) => {
    expect(codeFrame(input, { start, end })).toBe(frame);
  });

  test("folds a long input around the culprit", () => {
    const long = "a".repeat(100);
    expect(codeFrame(`${long} ${long}`, { start: 100, end: 101 })).toBe(
      `\u2026${"a".repeat(35)} ${"a".repeat(36)}\u2026\n${" ".repeat(36)}^`,
    );
    expect(codeFrame(` ${long}`, { start: 0, end: 1 })).toBe(` ${"a".repeat(71)}\u2026\n^`);
    expect(codeFrame(`${long} `, { start: 100, end: 101 })).toBe(`\u2026${"a".repeat(71)} \n${" ".repeat(72)}^`);
    expect(codeFrame(long, { start: 0, end: 100 })).toBe(`${"a".repeat(72)}\u2026\n${"^".repeat(72)}`);
  });

  test("marks the culprit as it is told", () => {
    expect(codeFrame("a b", { start: 1, end: 2 }, { mark: (text) => `<${text}>` })).toBe("a< >b\n <^>");
  });
});

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
