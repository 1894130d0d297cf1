import { applyRepair, parse, URISyntaxError, type Diagnostic, type Repair } from "../../src/index.js";
import { characterEnd, diagnosticOf, exactMistake, nameExpected, nameOf } from "../../src/core/diagnostic.js";
import { thrown } from "../support/thrown.js";

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
  ["", 0, 0],
  ["ab", 1, 2],
  ["\uffff", 0, 1],
  ["\u{10000}", 0, 2],
  ["\ud800", 0, 1],
])("the character of %j at %i ends at %i", (text, at, end) => {
  expect(characterEnd(text, at)).toBe(end);
});

test("the names of a list are made once", () => {
  const characters = ["a"];
  for (const complete of [true, false]) {
    expect(nameExpected(characters, complete)).toBe(nameExpected(characters, complete));
  }
  expect(nameExpected(characters, true)).not.toBe(nameExpected(characters, false));
});

test.each<[string, unknown, string]>([
  ["is absent", undefined, "TypeError: The repair must be an object, not undefined."],
  ["has no list of edits", {}, "TypeError: 'edits' of the repair must be a list, not undefined."],
  ["has an edit that is absent", { edits: [null] }, "TypeError: The edit must be an object, not null."],
  [
    "has an edit outside the input",
    { edits: [{ start: 3, end: 4, text: "" }] },
    "RangeError: 'end' of the edit must be a whole number from 0 to 3.",
  ],
  [
    "has an edit that ends before it starts",
    { edits: [{ start: 2, end: 1, text: "" }] },
    "RangeError: The edit must not end before it starts.",
  ],
  [
    "has edits that overlap",
    {
      edits: [
        { start: 0, end: 2, text: "" },
        { start: 1, end: 3, text: "" },
      ],
    },
    "RangeError: The edits must be in the order of the text, without overlaps.",
  ],
])("a repair that %s is refused", (_, repair, message) => {
  expect(thrown(() => applyRepair("abc", repair as Repair))).toBe(message);
});

test.each<[unknown, string]>([
  [undefined, "TypeError: The diagnostic must be an object, not undefined."],
  [{}, "TypeError: 'message' of the diagnostic must be a string, not undefined."],
])("an error does not accept the diagnostic %j", (diagnostic, message) => {
  expect(thrown(() => new URISyntaxError(diagnostic as Diagnostic))).toBe(message);
});

test("a repair is not applied to something that is not a string", () => {
  expect(() => applyRepair(1 as never, { edits: [] })).toThrow(
    new TypeError("The input must be a string, not number."),
  );
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
  ["abc", 1, 2, "'b' is not allowed here (rule URI)."],
  ["a'c", 1, 2, "A single quote is not allowed here (rule URI)."],
  ['a"c', 1, 2, "'\"' is not allowed here (rule URI)."],
  ["a\u{1F600}c", 1, 3, "U+1F600 is not allowed here (rule URI)."],
  ["\ud800\ud800", 0, 1, "U+D800 is not allowed here (rule URI)."],
])("the exact mistake of %j at %i", (input, index, end, message) => {
  expect(exactMistake(input, "URI", { index })).toEqual({ code: "syntax", message, start: index, end, rule: "URI" });
});

test("a repair is applied to the spans of its edits", () => {
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

describe("instances of URISyntaxError", () => {
  /** A property that the types do not declare. */
  const pathOf = (copy: string): string => `../../src/core/diagnostic.js?${copy}`;
  const caught = (parsing: typeof parse): unknown => {
    try {
      return parsing("a b");
    } catch (error) {
      return error;
    }
  };

  class Derived extends URISyntaxError {
    readonly more = 1;
  }

  const error = caught(parse) as URISyntaxError;
  const derived = new Derived(error.diagnostic);

  test("errors of another copy of the package are instances, too", async () => {
    const other = (await import(pathOf("copy"))) as { URISyntaxError: typeof URISyntaxError };
    expect(other.URISyntaxError).not.toBe(URISyntaxError);
    const theirs = new other.URISyntaxError(error.diagnostic);
    expect(Object.getPrototypeOf(theirs)).not.toBe(URISyntaxError.prototype);
    expect([theirs instanceof URISyntaxError, error instanceof other.URISyntaxError]).toEqual([true, true]);
    expect([theirs instanceof Derived, derived instanceof other.URISyntaxError]).toEqual([false, true]);
    expect(diagnosticOf(theirs)).toBe(error.diagnostic);
  });

  test("an object with the mark of the class is an instance of the class only", () => {
    const marked = Object.defineProperty({}, Symbol.for("uri-grammar.URISyntaxError"), {});
    expect([marked instanceof URISyntaxError, marked instanceof Derived]).toEqual([true, false]);
  });

  test("their diagnostic is read", () => {
    expect(diagnosticOf(error)).toBe(error.diagnostic);
  });

  test("a subclass has its own instances", () => {
    expect([error instanceof URISyntaxError, error instanceof SyntaxError, error instanceof Derived]).toEqual([
      true,
      true,
      false,
    ]);
    expect([derived instanceof URISyntaxError, derived instanceof Derived]).toEqual([true, true]);
    expect(Object.create(URISyntaxError.prototype) instanceof URISyntaxError).toBe(true);
    expect(Object.create(URISyntaxError.prototype) instanceof Derived).toBe(false);
  });

  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();

  test.each([
    ["undefined", undefined],
    ["null", null],
    ["a string", "URISyntaxError"],
    ["a symbol", Symbol("x")],
    ["a bigint", 1n],
    ["a function", () => true],
    ["another error", new SyntaxError("x")],
    ["an object without a prototype", Object.create(null) as unknown],
    ["the prototype itself", URISyntaxError.prototype],
    ["a revoked proxy", revoked],
  ])("%s is not an instance", (_, value) => {
    expect([value instanceof URISyntaxError, (value as object) instanceof Derived]).toEqual([false, false]);
    expect(URISyntaxError[Symbol.hasInstance](value)).toBe(false);
  });

  test("errors show no trace of this", () => {
    expect(Object.keys(error)).toEqual(["diagnostic"]);
    expect(Object.getOwnPropertyDescriptor(error, Symbol.for("uri-grammar.URISyntaxError"))).toMatchObject({
      enumerable: false,
    });
  });
});
