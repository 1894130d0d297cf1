import { automatonOf } from "../../scripts/build/automaton.js";
import { encodeTable } from "../../scripts/build/table.js";
import {
  defineScheme,
  schemeKey,
  schemes,
  rfc,
  validate,
  type BuiltGrammar,
  type SchemeDefinition,
} from "../../src/schemes/index.js";
import { grammar as httpGrammar } from "../../generated/scheme/http.js";
import { defaultPortOf } from "../../src/core/ports.js";

const right: SchemeDefinition = {
  name: "x",
  specification: rfc(1, "One"),
  section: "2.3",
  status: null,
};

const find = (): [] => [];
const checkOf = (fields: object): object => ({ code: "a", section: "1", rule: "r", summary: "S.", find, ...fields });

test("a scheme is its definition with what goes without saying", () => {
  const scheme = defineScheme(right);
  expect(Object.isFrozen(scheme)).toBe(true);
  expect(scheme).toMatchObject({
    name: "x",
    section: "2.3",
    url: "https://www.rfc-editor.org/rfc/rfc1#section-2.3",
    status: null,
    standard: "rfc3986",
    defaultPort: null,
    examples: [],
    requirements: [],
    hasNormalForm: false,
    hasEquivalence: false,
  });
  const { hasNormalForm, hasEquivalence } = defineScheme({ ...right, normalize: find, equate: find });
  expect([hasNormalForm, hasEquivalence]).toEqual([true, true]);
});

const refused: readonly (readonly [fields: object, error: Error])[] = [
  [{ name: 1 }, new TypeError("a scheme has a name")],
  [
    { name: "X" },
    new RangeError('scheme "X": a name begins with a letter, goes on with letters, digits, +, - and ., in lower case'),
  ],
  [{ specification: undefined }, new TypeError('scheme "x": its specification has a name, a title and a url(section)')],
  [{ status: "draft" }, new RangeError('scheme "x": its status is permanent, provisional, historical or null')],
  [
    { standard: "rfc9999" },
    new RangeError('scheme "x": its standard is one of rfc3986, rfc2396bis-01, url-syntax-05, rfc1738'),
  ],
  ...["080", "", "65536", "a"].map(
    (defaultPort) =>
      [
        { defaultPort },
        new RangeError('scheme "x": its default port is a string of digits, without zeros before them, up to 65535'),
      ] as const,
  ),
  [{ requirements: [{ code: "a" }] }, new TypeError('scheme "x": check a finds nothing')],
  [
    { requirements: [checkOf({ code: "A b" })] },
    new RangeError('scheme "x": the code "A b" is not lower-case words with hyphens'),
  ],
  [{ requirements: [checkOf({}), checkOf({})] }, new RangeError('scheme "x": the code "a" is taken')],
  [{ requirements: [checkOf({ code: "syntax" })] }, new RangeError('scheme "x": the code "syntax" is taken')],
  [
    { requirements: [checkOf({ level: "toString" })] },
    new RangeError('scheme "x": the level of a is MUST, SHOULD or advice'),
  ],
  [{ requirements: [checkOf({ binds: "all" })] }, new RangeError('scheme "x": a binds producers or consumers')],
  [{ grammar: httpGrammar }, new RangeError('scheme "x": its grammar is that of http, https')],
];

test.each(refused)("%# is refused", (fields, error) => {
  expect(() => defineScheme({ ...right, ...fields })).toThrow(error);
});

test("the keys of the registry are those of its schemes", () => {
  for (const [key, scheme] of schemes) expect(schemeKey(scheme.name, scheme.standard)).toBe(key);
  expect(schemeKey("ftp")).toBe("ftp");
  expect(schemeKey("ftp", "rfc1738")).toBe("rfc1738/ftp");
});

test("the default ports that normalization drops are those of the schemes", () => {
  for (const { name, standard, defaultPort } of schemes.values()) {
    if (standard === "rfc3986") expect([name, defaultPort]).toEqual([name, defaultPortOf(name.toUpperCase()) ?? null]);
  }
  expect(defaultPortOf("__proto__")).toBeUndefined();
});

describe("a grammar of the build", () => {
  const grammarOf = (definition: string): BuiltGrammar => {
    const { starts, ...states } = encodeTable(automatonOf(`r = ${definition}`, "test", ["r"]));
    return {
      parse: () => null,
      table: { ...states, starts: { r: starts[0] ?? 0 } },
      rules: `§1 One\nr=${definition}`,
      definitions: {},
      schemes: { x: { rule: "r" } },
      shapes: "",
    };
  };

  test.each([
    ['"x:a"', ["x:a", "x:a#b", "x:a#"], ["x:", "x:#a"], { type: "r", start: 0, end: 3, value: "x:a" }],
    ['"x:a#" *"b"', ["x:a#", "x:a#b"], ["x:a", "x:a#c"], { type: "r", start: 0, end: 5, value: "x:a#b" }],
  ])("%s sees the fragment only where it has one itself", (definition, accepted, others, node) => {
    const scheme = defineScheme({ ...right, grammar: grammarOf(definition) });
    expect(accepted.filter((uri) => !scheme.grammar.test(uri))).toEqual([]);
    expect(others.filter((uri) => scheme.grammar.test(uri))).toEqual([]);
    // A rule that makes no node gives a leaf.
    expect(validate("x:a#b", { schemes: [scheme] })).toMatchObject({ ok: true, schemeNode: node });
    expect(scheme.grammar.parse("x:")).toBeNull();
  });
});
