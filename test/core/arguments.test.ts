import {
  aBoolean,
  aFunction,
  aNumber,
  anything,
  aString,
  assertList,
  assertObject,
  assertString,
  aWholeNumber,
  oneOf,
  optional,
  readable,
  readList,
  readObject,
  readOptions,
  readSpan,
  stringOrNull,
  upTo,
  type Check,
} from "../../src/core/arguments.js";
import { thrown } from "../support/thrown.js";

const colours = oneOf(["red", "green"]);

/** A value that throws when it is read. */
const cause = new Error("It is locked.");
const locked = {
  get text(): string {
    throw cause;
  },
  [Symbol.iterator](): Iterator<string> {
    throw cause;
  },
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
/** A proxy that cannot tell whether it is iterable. */
const secretive = new Proxy(
  {},
  {
    has() {
      throw cause;
    },
  },
);

test.each<[string, Check, unknown]>([
  ["a string", aString, ""],
  ["a string or null: the string", stringOrNull, "a"],
  ["a string or null: null", stringOrNull, null],
  ["a boolean", aBoolean, false],
  ["a function", aFunction, String],
  ["a number", aNumber, NaN],
  ["anything", anything, undefined],
  ["an optional string", optional(aString), "a"],
  ["an optional string that is absent", optional(aString), undefined],
  ["the last of some strings", colours, "green"],
  ["zero", upTo(3), 0],
  ["the limit", upTo(3), 3],
  ["the greatest whole number", aWholeNumber, Number.MAX_SAFE_INTEGER],
  ["an object", assertObject, {}],
  ["an object without a prototype", assertObject, Object.create(null)],
  ["an array", assertList, []],
  ["a set", assertList, new Set()],
])("%s passes", (_, check, value) => {
  expect(() => {
    check(value, "The value");
  }).not.toThrow();
});

test.each<[string, Check, unknown, string]>([
  ["a string", aString, 1, "TypeError: The value must be a string, not number."],
  ["a string", assertString, null, "TypeError: The value must be a string, not null."],
  ["a string or null", stringOrNull, undefined, "TypeError: The value must be a string or null, not undefined."],
  ["a boolean", aBoolean, "true", "TypeError: The value must be a boolean, not string."],
  ["a function", aFunction, {}, "TypeError: The value must be a function, not object."],
  ["a number", aNumber, 1n, "TypeError: The value must be a number, not bigint."],
  ["an optional string", optional(aString), null, "TypeError: The value must be a string, not null."],
  ["one of some strings", colours, 1, "TypeError: The value must be a string, not number."],
  ["one of some strings", colours, "blue", "RangeError: The value must be one of these: red, green."],
  ["an offset", upTo(3), "1", "TypeError: The value must be a number, not string."],
  ["an offset", upTo(3), -1, "RangeError: The value must be a whole number from 0 to 3."],
  ["an offset", upTo(3), 4, "RangeError: The value must be a whole number from 0 to 3."],
  ["an offset", upTo(3), 0.5, "RangeError: The value must be a whole number from 0 to 3."],
  ["an offset", upTo(3), NaN, "RangeError: The value must be a whole number from 0 to 3."],
  [
    "a whole number",
    aWholeNumber,
    Infinity,
    "RangeError: The value must be a whole number from 0 to 9007199254740991.",
  ],
  ["an object", assertObject, undefined, "TypeError: The value must be an object, not undefined."],
  ["an object", assertObject, null, "TypeError: The value must be an object, not null."],
  ["an object", assertObject, String, "TypeError: The value must be an object, not function."],
  ["an object", assertObject, [], "TypeError: The value must be an object, not a list."],
  ["an object", assertObject, revoked, "TypeError: The value cannot be read."],
  ["a list", assertList, undefined, "TypeError: The value must be a list, not undefined."],
  ["a list", assertList, null, "TypeError: The value must be a list, not null."],
  ["a list", assertList, "ab", "TypeError: The value must be a list, not string."],
  ["a list", assertList, new String("ab"), "TypeError: The value must be a list, not object."],
  ["a list", assertList, {}, "TypeError: The value must be a list, not object."],
  [
    "a list",
    assertList,
    Object.assign(() => 0, { [Symbol.iterator]: 1 }),
    "TypeError: The value must be a list, not function.",
  ],
  ["a list", assertList, secretive, "TypeError: The value cannot be read."],
])("what must be %s", (_, check, value, error) => {
  expect(
    thrown(() => {
      check(value, "The value");
    }),
  ).toBe(error);
});

test("an input is named so by default", () => {
  expect(
    thrown(() => {
      assertString(1);
    }),
  ).toBe("TypeError: The input must be a string, not number.");
});

test("an error while a value is read is the cause of another error", () => {
  expect(readable("The value", () => 1)).toBe(1);
  expect(() => readable("The value", () => locked.text)).toThrow(new TypeError("The value cannot be read.", { cause }));
});

describe("options", () => {
  const checks = { text: aString, flag: aBoolean };

  test("that are absent are empty", () => {
    expect(readOptions(undefined, checks)).toStrictEqual({});
    expect(Object.isFrozen(readOptions(undefined, checks))).toBe(true);
  });

  test("are copied, except those that are undefined", () => {
    const given: object = { text: "a", flag: undefined };
    expect(readOptions(given, checks)).toStrictEqual({ text: "a" });
    expect(readOptions(Object.create(given) as object, checks)).toStrictEqual({ text: "a" });
  });

  test("are read once", () => {
    const texts: unknown[] = ["a", 1];
    const options = {
      get text(): unknown {
        return texts.shift();
      },
    };
    expect(readOptions(options, { text: aString })).toStrictEqual({ text: "a" });
    expect(texts).toEqual([1]);
  });

  test.each<[string, unknown, string]>([
    ["are null", null, "The options must be an object, not null."],
    ["are a list", [], "The options must be an object, not a list."],
    ["have the wrong type", { text: "a", flag: 1 }, "The option 'flag' must be a boolean, not number."],
    ["cannot be read", locked, "The option 'text' cannot be read."],
    ["have no list of names", new Proxy({}, { ownKeys: () => locked.text }), "The options cannot be read."],
    ["have an unknown name", { text: "a", flags: true }, "The options must have no other names than text, flag."],
    ["have the name __proto__", JSON.parse('{"__proto__":1}'), "The options must have no other names than text, flag."],
  ])("that %s are refused", (_, options, message) => {
    expect(thrown(() => readOptions(options as object, checks))).toBe(`TypeError: ${message}`);
  });
});

describe("an object", () => {
  const checks = { text: aString, flag: optional(aBoolean) };

  test("is copied, except unknown properties and those that are undefined", () => {
    expect(readObject({ text: "a", flag: true, other: 1 }, "thing", checks)).toStrictEqual({ text: "a", flag: true });
    expect(readObject({ text: "a", flag: undefined }, "thing", checks)).toStrictEqual({ text: "a" });
  });

  test("is read once", () => {
    const texts: unknown[] = ["a", 1];
    const value = {
      get text(): unknown {
        return texts.shift();
      },
    };
    expect(readObject(value, "thing", checks)).toStrictEqual({ text: "a" });
    expect(texts).toEqual([1]);
  });

  test.each<[string, unknown, string]>([
    ["is absent", undefined, "The thing must be an object, not undefined."],
    ["is a list", [], "The thing must be an object, not a list."],
    ["has no text", {}, "'text' of the thing must be a string, not undefined."],
    ["has a wrong flag", { text: "a", flag: 1 }, "'flag' of the thing must be a boolean, not number."],
    ["cannot be read", locked, "'text' of the thing cannot be read."],
  ])("that %s is refused", (_, value, message) => {
    expect(thrown(() => readObject(value, "thing", checks))).toBe(`TypeError: ${message}`);
  });
});

describe("a list", () => {
  test("is copied", () => {
    const list = ["a"];
    expect(readList(list, "The names", aString)).toEqual(["a"]);
    expect(readList(list, "The names", aString)).not.toBe(list);
    expect(readList(new Set(["a", "b"]), "The names", aString)).toEqual(["a", "b"]);
  });

  test.each<[string, unknown, string, string]>([
    ["is a string", "ab", "The names", "The names must be a list, not string."],
    ["has a wrong item", ["a", 1], "The names", "An item of the names must be a string, not number."],
    ["has a wrong item", [null], '"names" of A', 'An item of "names" of A must be a string, not null.'],
    ["cannot be read", locked, "The names", "The names cannot be read."],
  ])("that %s is refused", (_, value, what, message) => {
    expect(thrown(() => readList(value, what, aString))).toBe(`TypeError: ${message}`);
  });
});

describe("a span", () => {
  test("is copied", () => {
    expect(readSpan({ start: 0, end: 3, other: 1 }, "mark", 3)).toStrictEqual({ start: 0, end: 3 });
    expect(readSpan({ start: 2, end: 2 ** 40 }, "mark")).toStrictEqual({ start: 2, end: 2 ** 40 });
  });

  test("can be empty, but cannot end before it starts", () => {
    expect(readSpan({ start: 1, end: 1 }, "mark")).toStrictEqual({ start: 1, end: 1 });
    expect(thrown(() => readSpan({ start: 2, end: 1 }, "mark", 3))).toBe(
      "RangeError: The mark must not end before it starts.",
    );
  });

  test.each<[unknown, string]>([
    [[0, 1], "TypeError: The mark must be an object, not a list."],
    [{ start: 0 }, "TypeError: 'end' of the mark must be a number, not undefined."],
    [{ start: 4, end: 4 }, "RangeError: 'start' of the mark must be a whole number from 0 to 3."],
    [{ start: 3, end: 4 }, "RangeError: 'end' of the mark must be a whole number from 0 to 3."],
  ])("%j is refused", (value, error) => {
    expect(thrown(() => readSpan(value, "mark", 3))).toBe(error);
  });
});
