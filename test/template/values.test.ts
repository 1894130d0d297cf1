import { formed } from "../../src/template/values.js";

const copies: readonly (readonly [value: unknown, copy: unknown])[] = [
  ["", ""],
  [0, "0"],
  [-0, "0"],
  [NaN, "NaN"],
  [1e21, "1e+21"],
  [5n, "5"],
  [false, "false"],
  [null, undefined],
  [undefined, undefined],
  [[], undefined],
  [[null, undefined], undefined],
  [{}, undefined],
  [{ x: null }, undefined],
  [Object.create(null), undefined],
  [
    ["", 1, null, true],
    ["", "1", "true"],
  ],
  [{ x: "", y: 1, z: undefined }, { pairs: [["x", ""], ["y", "1"]] }], // prettier-ignore
];

test.each(copies)("the copy of %p is %p", (value, copy) => {
  expect(formed({ name: value }, "name", "The value")).toEqual(copy);
});

test("a copy does not change with its value", () => {
  const list = ["a"];
  const copy = formed({ list }, "list", "The value");
  list.push("b");
  expect(copy).toEqual(["a"]);
});

test("each item of a list is read once, and nothing else", () => {
  const read: PropertyKey[] = [];
  const list = new Proxy(["a", "b"], {
    get(target, key, receiver): unknown {
      read.push(key);
      return Reflect.get(target, key, receiver);
    },
    getOwnPropertyDescriptor(target, key) {
      read.push(`own ${String(key)}`);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
  expect(formed({ list }, "list", "The value")).toEqual(["a", "b"]);
  expect(read).toEqual(["length", "own 0", "0", "own 1", "1"]);
});

test("a variable that does not exist is undefined", () => {
  expect(formed({}, "toString", "The value")).toBeUndefined();
});

test("the message begins with the given words, and does not show the value", () => {
  expect(() => formed({ name: ["secret", {}] }, "name", "The value")).toThrow(
    new TypeError("An item of the value must be a string, a number or a boolean, not object."),
  );
});

test("an object of another realm is an associative array", () => {
  const foreign = Object.create(Object.create(null) as object) as Record<string, unknown>;
  expect(formed({ name: foreign }, "name", "The value")).toBeUndefined();
  foreign["x"] = 1;
  expect(formed({ name: foreign }, "name", "The value")).toEqual({ pairs: [["x", "1"]] });
});
