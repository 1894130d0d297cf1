import { assertVariables, formed } from "../../src/template/values.js";

const copies: readonly (readonly [value: unknown, copy: unknown])[] = [
  ["", ""],
  [0, "0"],
  [-0, "0"],
  [Number.MAX_VALUE, "1.7976931348623157e+308"],
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

test("a list can be much longer than the number of its items", () => {
  const list: string[] = [];
  list[4e9] = "b";
  list[1] = "a";
  expect(formed({ list }, "list", "The value")).toEqual(["a", "b"]);
});

test("a list cannot pretend to have items without end", () => {
  const list = new Proxy(["a"], {
    get: (target, key, receiver): unknown => (key === "length" ? Infinity : Reflect.get(target, key, receiver)),
  });
  expect(formed({ list }, "list", "The value")).toEqual(["a"]);
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
  // The keys are found first: the descriptors say which of them are enumerable.
  expect(read).toEqual(["own 0", "own 1", "own length", "own 0", "0", "own 1", "1"]);
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

const WANTED = "a string, a number, a boolean, a list or an object";
const MEMBER = "a string, a number or a boolean";
const PLAIN =
  "The value must be a plain object. Only own enumerable properties are written, and this object has other data. " +
  "Copy what you need into a plain object.";

class Point {
  readonly x = 1;
  get y(): number {
    return this.x + 1;
  }
}

class Hidden {
  #secret = 1;
  read(): number {
    return this.#secret;
  }
}

const LIST = "The value must be a list without other properties: only its items are written.";

class Size {
  readonly width = 1;
  area(): number {
    return this.width;
  }
}

/** Values that would lose data, and the whole message. */
const lost: readonly (readonly [value: unknown, message: string])[] = [
  [NaN, "The value must be a finite number, not NaN. Pass null to leave it out."],
  [-Infinity, "The value must be a finite number, not -Infinity. Pass null to leave it out."],
  [[Infinity], "An item of the value must be a finite number, not Infinity. Pass null to leave it out."],
  [new Map([["x", "1"]]), `The value must be ${WANTED}, not a Map. Pass Object.fromEntries(map).`],
  [new Set(["x"]), `The value must be ${WANTED}, not a Set. Pass Array.from(set).`],
  [new Date(0), `The value must be ${WANTED}, not a Date. Pass date.toISOString().`],
  [
    Object.setPrototypeOf(new Date(0), Object.prototype),
    `The value must be ${WANTED}, not a Date. Pass date.toISOString().`,
  ],
  [[new Date(0)], `An item of the value must be ${MEMBER}, not a Date. Pass date.toISOString().`],
  [{ x: new Date(0) }, `A property of the value must be ${MEMBER}, not a Date. Pass date.toISOString().`],
  [new URLSearchParams("x=1"), `The value must be ${WANTED}, not a URLSearchParams. Pass Object.fromEntries(params).`],
  [new URL("http://a/"), `The value must be ${WANTED}, not a URL. Pass url.href.`],
  [new String("x"), `The value must be ${WANTED}, not a String. Pass String(value).`],
  [new Uint8Array(2), `The value must be ${WANTED}, not a typed array. Pass Array.from(array).`],
  [new DataView(new ArrayBuffer(1)), PLAIN],
  [new Hidden(), PLAIN],
  [["a", ["b"]], `An item of the value must be ${MEMBER}, not a list.`],
  [{ x: ["b"] }, `A property of the value must be ${MEMBER}, not a list.`],
  [[new Map()], `An item of the value must be ${MEMBER}, not a Map.`],
  [{ x: new Set() }, `A property of the value must be ${MEMBER}, not a Set.`],
  [
    [Promise.resolve("x")],
    `An item of the value must be ${MEMBER}, not a Promise. Pass the value that it resolves to.`,
  ],
  [Object.assign(["a"], { b: "c" }), LIST],
  [Object.assign([], { b: "c" }), LIST],
  [Promise.resolve("x"), `The value must be ${WANTED}, not a Promise. Pass the value that it resolves to.`],
  [new Point(), PLAIN],
  [Object.create({ x: "1" }), PLAIN],
  [Object.defineProperty({ x: "1" }, "y", { value: "2" }), PLAIN],
  [{ [Symbol("x")]: "1" }, PLAIN],
  [new Error("x"), PLAIN],
  [new WeakMap(), PLAIN],
];

test.each(lost)("a value that would lose data is refused: %p", (value, message) => {
  expect(() => formed({ name: value }, "name", "The value")).toThrow(new TypeError(message));
});

test("a proxy whose prototypes have no end is refused", () => {
  const endless = (): object => new Proxy({}, { getPrototypeOf: endless });
  expect(() => formed({ name: endless() }, "name", "The value")).toThrow(new TypeError(PLAIN));
});

const VARIABLES = PLAIN.replace("value", "variables");

/** Objects whose variables would be lost, and the whole message. */
const lostVariables: readonly (readonly [variables: unknown, message: string])[] = [
  [new Map([["x", "1"]]), "The variables must be an object, not a Map. Pass Object.fromEntries(map)."],
  [new URLSearchParams(), "The variables must be an object, not a URLSearchParams. Pass Object.fromEntries(params)."],
  [new Point(), VARIABLES],
  [new Hidden(), VARIABLES],
  [new Set(["x"]), "The variables must be an object, not a Set."],
  [new Date(0), "The variables must be an object, not a Date."],
  [Object.create({ x: "1" }), VARIABLES],
  [Object.create(Object.assign(Object.create(null) as object, { x: "1" })), VARIABLES],
  [7, "The variables must be an object, not number."],
];

test.each(lostVariables)("variables that would be lost are refused: %p", (variables, message) => {
  expect(() => {
    assertVariables(variables, "The variables");
  }).toThrow(new TypeError(message));
});

/** Objects without getters and data in their prototypes. Those that are not enumerable are read by their names. */
const whole = [{}, { x: 1 }, Object.create(null), new Size(), Object.defineProperty({}, "x", { value: "1" })];

test.each(whole)("variables that lose nothing: %p", (variables: object) => {
  expect(() => {
    assertVariables(variables, "The variables");
  }).not.toThrow();
});

test("an object with methods is an associative array of its properties", () => {
  expect(formed({ name: new Size() }, "name", "The value")).toEqual({ pairs: [["width", "1"]] });
});

test("variables that cannot be read are a TypeError", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(() => {
    assertVariables(proxy, "The variables");
  }).toThrow("The variables cannot be read.");
});
