import fc from "fast-check";
import { components, isURIReference, recompose, URISyntaxError } from "../../src/index.js";
import { oracleOf, subjectOf } from "../conformance/oracle.js";
import {
  changeParameters,
  changeSegments,
  parameter,
  parameters,
  type ParameterChanges,
  type ParameterOptions,
} from "../../src/parameters.js";
import { caught } from "../support/caught.js";

const SEED = 3986;
const MANY = "https://e.com/s?q=a%20b&filter=x,y&sig=a%2fb&flag&c=1+1#r";

/** Returns the names and values. */
const pairs = (uri: string, options?: ParameterOptions): unknown[] =>
  parameters(uri, options).map(({ name, value }) => [name, value]);

const READ: readonly [uri: string, expected: unknown[], options?: ParameterOptions][] = [
  ["", []],
  ["?", []],
  ["/a#?b=c", []],
  ["?&&", []],
  ["?a", [["a", null]]],
  ["?a=", [["a", ""]]],
  ["?=a", [["", "a"]]],
  ["?=", [["", ""]]],
  ["?a=b=c", [["a", "b=c"]]],
  [
    "?a=b&a=c&A=d",
    [
      ["a", "b"],
      ["a", "c"],
      ["A", "d"],
    ],
  ],
  ["?a?b=c/d#e=f", [["a?b", "c/d"]]],
  [
    "mailto:a@b?subject=x+y&to=%63",
    [
      ["subject", "x+y"],
      ["to", "c"],
    ],
  ],
  ["?a+b=c+d%2B", [["a+b", "c+d+"]]],
  ["?a+b=c+d%2B", [["a b", "c d+"]], { plus: true }],
  [
    "?a=1;b=2&c",
    [
      ["a", "1"],
      ["b", "2&c"],
    ],
    { separator: ";" },
  ],
  [
    "?__proto__=1&constructor",
    [
      ["__proto__", "1"],
      ["constructor", null],
    ],
  ],
  ["?%61%3D%26=%E2%82%AC%00", [["a=&", "\u20AC\0"]]],
  [
    MANY,
    [
      ["q", "a b"],
      ["filter", "x,y"],
      ["sig", "a/b"],
      ["flag", null],
      ["c", "1+1"],
    ],
  ],
];

test.each(READ.map(([uri, ...rest]) => [uri, rest] as const))("the parameters of %s", (uri, [expected, options]) => {
  expect(pairs(uri, options)).toEqual(expected);
});

test("offsets span the parameter", () => {
  expect(parameters("/?&q=a%20b&flag#f")).toEqual([
    { name: "q", value: "a b", start: 3, end: 10 },
    { name: "flag", value: null, start: 11, end: 15 },
  ]);
});

test("a parameter that is not UTF-8 does not make another one unreadable", () => {
  const uri = "/?a=1&%FF=2&b=%C3&c=50%&d=3";
  const found = parameters(uri);
  expect(found.map(({ start, end }) => uri.slice(start, end))).toEqual(["a=1", "%FF=2", "b=%C3", "c=50%", "d=3"]);
  expect([found[0]?.value, found[2]?.name, found[3]?.name, found[4]?.value]).toEqual(["1", "b", "c", "3"]);
  const errors = [() => found[1]?.name, () => found[1]?.value, () => found[2]?.value, () => found[3]?.value];
  expect(
    errors
      .map((read) => caught(read))
      .map(({ message, diagnostic: { start, end, index } }) => [message, start, end, index]),
  ).toEqual([
    ["The percent-encoded octets are not valid UTF-8.", 6, 9, 6],
    ["The percent-encoded octets are not valid UTF-8.", 6, 9, 6],
    ["The percent-encoded octets are not valid UTF-8.", 14, 17, 14],
    ["'%' must be followed by two hexadecimal digits.", 22, 23, 22],
  ]);
  expect([parameter(uri, "a"), parameter(uri, "d"), parameter(uri, "%FF")]).toEqual(["1", "3", null]);
  expect(caught(() => parameter(uri, "b")).diagnostic.start).toBe(14);
  expect(changeParameters("/?a=1&%FF=2&b=%C3", { a: "4", b: "x" })).toBe("/?a=4&%FF=2&b=x");
});

test("the first value of a parameter", () => {
  expect([parameter("?a&a=1", "a"), parameter("?a=&b", "a"), parameter("?b=1", "a"), parameter("", "")]).toEqual([
    "",
    "",
    null,
    null,
  ]);
  expect([
    parameter("?a+b=c", "a b", { plus: true }),
    parameter("?&=x", ""),
    parameter("?x;a=1", "a", { separator: ";" }),
  ]).toEqual(["c", "x", "1"]);
});

const CHANGED: readonly [uri: string, changes: ParameterChanges, expected: string, options?: object][] = [
  [MANY, { page: 3 }, "https://e.com/s?q=a%20b&filter=x,y&sig=a%2fb&flag&c=1+1&page=3#r"],
  [MANY, {}, MANY],
  [MANY, { page: undefined, flag: true, sig: "a/b", q: "a b", none: null }, MANY],
  ["/a", { b: "c d" }, "/a?b=c%20d"],
  ["/a#f", { b: "c" }, "/a?b=c#f"],
  ["/a?", { b: "c" }, "/a?b=c"],
  ["/a?", {}, "/a?"],
  ["/a?x&", { b: "c" }, "/a?x&b=c"],
  ["/a?b=1#f", { b: null }, "/a#f"],
  ["/a?b=1&", { b: null }, "/a"],
  ["/a?b=1&&c", { b: null }, "/a?&c"],
  ["?a=1&b=2&a=3", { a: "x" }, "?a=x&b=2"],
  ["?a=1&b=2&a=3&c", { a: ["x", "y", "z"] }, "?a=x&b=2&a=y&a=z&c"],
  ["?a=1&b=2&a=3", { a: ["x", null, "3"] }, "?a=x&b=2&a=3"],
  ["?a=1", { a: [] }, ""],
  ["?a", { a: "" }, "?a="],
  ["?a=1", { a: true }, "?a"],
  [
    "?a=1",
    [
      ["a", "2"],
      ["a", "3"],
    ],
    "?a=3",
  ],
  [
    "?a=1",
    new Map([
      ["a", "2"],
      ["b", "x&y=z#%+é 😀"],
    ]),
    "?a=2&b=x%26y%3Dz%23%25%2B%C3%A9%20%F0%9F%98%80",
  ],
  ["?a=1&utm_source=x&UTM_b&utm_c=%FF", [[/^utm_/i, null]], "?a=1"],
  ["?a=1&b=2&ab=3&a=4", [[/a/g, "x"]], "?a=x&b=2&ab=x"],
  [
    "?a=1&b=2",
    [
      [(name: string) => name === "b", ["x", "y"]],
      ["a", null],
    ],
    "?b=x",
  ],
  ["?a=1", [[/^b/, "x"]], "?a=1"],
  ["?a=1", { a: "2" }, "?a=1&a=2", { add: true }],
  ["?a=1&b", { a: null, c: ["x", "y"] }, "?b&c=x&c=y", { add: true }],
  ["?b=1&%61=2&c&b=0", {}, "?%61=2&b=1&b=0&c", { sort: true }],
  ["?b=%FF&a", { a: "1" }, "?a=1&b=%FF", { sort: true }],
  ["?a+b=c+d", { "a b": "c d", e: "f g+h" }, "?a+b=c+d&e=f+g%2Bh", { plus: true }],
  ["?a=1;b=2", { b: "x;y", c: 3 }, "?a=1;b=x%3By;c=3", { separator: ";" }],
  ["mailto:a@b", { subject: "hi you+me" }, "mailto:a@b?subject=hi%20you%2Bme"],
  [
    "",
    { a: -0, b: 1e21, c: 1.5e-7, d: -2.5e22, e: 5e-324 },
    `?a=0&b=1${"0".repeat(21)}&c=0.00000015&d=-25${"0".repeat(21)}&e=0.${"0".repeat(323)}5`,
  ],
  ["", { __proto__: null, constructor: "x" } as never, "?constructor=x"],
  ["?=1", { "": "2" }, "?=2"],
  ["?a", { flag: true }, "?a&flag"],
  ["?b&%FF=1&a", {}, "?%FF=1&a&b", { sort: true }],
];

test.each(CHANGED.map(([uri, changes, ...rest]) => [uri, changes, rest] as const))(
  "changeParameters(%s, %p)",
  (uri, changes, [expected, options]) => {
    expect(changeParameters(uri, changes, options)).toBe(expected);
  },
);

test.each<[() => unknown, string]>([
  [() => parameters(1 as never), "TypeError: The URI must be a string, not number."],
  [() => parameters(new URL("http://a/") as never), "TypeError: The URI must be a string, not object. Pass url.href."],
  [() => parameter("", 1 as never), "TypeError: The name must be a string, not number."],
  [() => parameters("", "x" as never), "TypeError: The options must be an object, not string."],
  [() => parameters("", { plus: 1 as never }), "TypeError: The option 'plus' must be a boolean, not number."],
  [
    () => parameters("", { separator: "=" }),
    "RangeError: The option 'separator' must be a delimiter, such as '&' or ';'.",
  ],
  [
    () => parameters("", { separator: "+", plus: true }),
    "RangeError: The option 'separator' must not be '+' if 'plus' is true.",
  ],
  [() => changeParameters(1 as never, {}), "TypeError: The URI must be a string, not number."],
  [() => changeParameters("", null as never), "TypeError: The changes must be an object, not null."],
  [() => changeParameters("", "x" as never), "TypeError: The changes must be an object, not string."],
  [() => changeParameters("", [1] as never), "TypeError: A change must be a list, not object."],
  [
    () => changeParameters("", [[1, "x"]] as never),
    "TypeError: The name of a parameter must be a string, a regular expression or a function, not number.",
  ],
  [
    () => changeParameters("", { a: false } as never),
    "TypeError: The value of a parameter must be a string, a number, true, null, or a list of them, not boolean.",
  ],
  [() => changeParameters("", { a: {} } as never), "TypeError: The value of a parameter must be a list, not object."],
  [() => changeParameters("", { a: Infinity }), "RangeError: The value of a parameter must be a finite number."],
  [() => changeParameters("", { "": true }), "RangeError: A parameter without a name must have a value."],
  [
    () => changeParameters("?a", [[/a/, "x"]], { add: true }),
    "TypeError: With the option 'add', each change must have the name of a parameter.",
  ],
  [() => changeParameters("", { a: "\uD800" }), "URISyntaxError: A lone surrogate has no UTF-8 encoding."],
])("%p is refused: %s", (run, message) => {
  let error: unknown;
  try {
    run();
  } catch (thrown) {
    error = thrown;
  }
  expect(String(error)).toBe(message);
});

/** Texts with everything that delimits something. */
const hostile = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."&=;+?#/%@:[]. a1\0\r\n", "%26", "%00", "\u00E9") }),
);
const written = fc.string({ unit: fc.constantFrom(..."&=;+?/:@,a1", "%26", "%3d", "%FF", "%C3%A9"), maxLength: 20 });
const uris = fc
  .tuple(fc.constantFrom("", "a:", "http://h", "//h/p", "/p/q"), fc.option(written), fc.constantFrom("", "#", "#f?a=b"))
  .map(([front, query, fragment]) => front + (query === null ? "" : `?${query}`) + fragment);
const options = fc.constantFrom<ParameterOptions>({}, { plus: true }, { separator: ";" });

/** Returns the written parameters with other names. */
function others(uri: string, name: string, given: ParameterOptions): string[] {
  return parameters(uri, given)
    .filter((each) => {
      try {
        return each.name !== name;
      } catch {
        return true;
      }
    })
    .map(({ start, end }) => uri.slice(start, end));
}

test("law: a changed parameter is read as it was given, and nothing else changes", () => {
  fc.assert(
    fc.property(
      uris,
      hostile,
      fc.oneof(hostile, fc.array(hostile, { maxLength: 3 }), fc.constant(null)),
      options,
      (uri, name, value, given) => {
        const result = changeParameters(uri, [[name, value]], given);
        const values = value === null ? [] : [value].flat();
        const found = parameters(result, given).filter(
          (each) => !others(result, name, given).includes(result.slice(each.start, each.end)),
        );
        expect(found.map((each) => [each.name, each.value])).toEqual(values.map((each) => [name, each]));
        expect(parameter(result, name, given)).toBe(values[0] ?? null);
        expect(others(result, name, given)).toEqual(others(uri, name, given));
        expect(isURIReference(result)).toBe(true);
        expect({ ...components(result), query: null }).toEqual({ ...components(uri), query: null });
      },
    ),
    { seed: SEED, numRuns: 500 },
  );
});

/** Whether the ABNF of RFC 3986 accepts a text. */
const { accepts } = oracleOf(subjectOf("rfc3986").automaton, "URI-reference");

/** Texts that are no references: each delimiter and each kind of character at each place. */
const NO_REFERENCES = [
  ...[
    "http://example.com/a b?x=1",
    "?a=%&x=1",
    "?a=%4",
    "?x=1#a b",
    "?x=1#%zz",
    "?x=1##",
    "http://h:8o80/?x=1",
    "http://[::1?x=1",
  ],
  ...[
    "?a=b c",
    "?a[]=1&x=1",
    "?a={b}&x=1",
    "?a=<b>",
    '?a="b"',
    "?a=b|c",
    "?a=b\\c",
    "?a=b^c",
    "?a=`b`",
    "?\u00E9=1",
    "?a=\0",
    "?a=\uD800",
  ],
  ...["1a:b?x=1", ":a?x=1", "a b:c?x=1", "//u@v@h/?x=1", "\\\\h\\a?x=1", "?x=1\n", " ?x=1"],
];

test.each(NO_REFERENCES)("%j is no reference, so nothing of it is changed", (text) => {
  for (const call of [
    () => changeParameters(text, { x: "2" }),
    () => changeParameters(text, {}),
    () => changeSegments(text, ["a"]),
  ]) {
    const { diagnostic } = caught(call);
    expect([diagnostic.code, diagnostic.rule]).toEqual(["rfc3986/syntax", "URI-reference"]);
  }
});

test("law: the result is a reference, or the text is none", () => {
  const pieces = fc.constantFrom(
    ...["a", "1", ":", "/", "?", "#", "[", "]", "@", "&", "=", ";", "+", "%", "%41", " ", "\u00E9", "\\"],
  );
  const texts = fc.array(pieces, { maxLength: 12 }).map((list) => list.join(""));
  fc.assert(
    fc.property(texts, hostile, hostile, (text, name, value) => {
      for (const change of [
        () => changeParameters(text, { [name]: value }),
        () => changeSegments(text, [`a${name}`, value]),
      ]) {
        let result: string | null = null;
        try {
          result = change();
        } catch (error) {
          expect(error).toBeInstanceOf(URISyntaxError);
        }
        // Some segments are refused, too.
        if (result !== null) expect([text, accepts(text), result, accepts(result)]).toEqual([text, true, result, true]);
        else if (accepts(text)) expect(String(change)).toContain("changeSegments");
      }
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

test("law: giving the parameters that are there changes nothing", () => {
  fc.assert(
    fc.property(uris, options, (uri, given) => {
      const all = new Map<string, (string | true)[]>();
      for (const each of parameters(uri, given)) {
        try {
          all.set(each.name, [...(all.get(each.name) ?? []), each.value ?? true]);
        } catch {
          // It cannot be read, so it cannot be given.
        }
      }
      // A name of which one value cannot be read is left out.
      const unreadable = (name: string): boolean =>
        others(uri, name, given).length + (all.get(name)?.length ?? 0) !== parameters(uri, given).length;
      const changes = [...all].filter(([name]) => !unreadable(name));
      expect(changeParameters(uri, changes, given)).toBe(uri);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test("law: URLSearchParams reads what was written", () => {
  fc.assert(
    fc.property(hostile, hostile, fc.boolean(), (name, value, plus) => {
      const uri = changeParameters("http://h/?a=b", { [name]: value }, { plus });
      expect(new URL(uri).searchParams.get(name)).toBe(value);
      expect(recompose(components(uri))).toBe(uri);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test("a million parameters are changed in one pass", () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `n${String(index)}`);
  const uri = `?${names.join("&")}`;
  const result = changeParameters(uri, Object.fromEntries(names.map((name) => [name, "v"])));
  expect(result).toBe(`?${names.map((name) => `${name}=v`).join("&")}`);
});
