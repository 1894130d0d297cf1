import { automatonOf } from "../../scripts/build/automaton.js";
import { encodeTable } from "../../scripts/build/table.js";
import { URISyntaxError } from "../../src/index.js";
import {
  type AnyScheme,
  compare,
  defineScheme,
  normalize,
  schemes,
  rfc,
  validate,
  withSchemes,
  type BuiltGrammar,
  type SchemeDefinition,
} from "../../src/schemes/index.js";
import { grammar as httpGrammar } from "../../generated/scheme/http.js";
import { defaultPortOf } from "../../src/core/ports.js";
import { standards } from "../../src/standards/index.js";

const right: SchemeDefinition = {
  name: "x",
  specification: rfc(1, "One"),
  section: "2.3",
  status: null,
};

test("without a grammar, a scheme accepts what the generic syntax accepts", () => {
  const scheme = defineScheme(right);
  expect(validate("x:a?b#c", { schemes: [scheme] }).diagnostics).toEqual([]);
  expect(validate("x:a b", { schemes: [scheme] }).diagnostics).toEqual(validate("x:a b", { schemes: [] }).diagnostics);
  const tested = ["x:a", "X:a", "x:a b", "a/b", "y:a", "xx:a"].map((text) => scheme.grammar.test(text));
  expect(tested).toEqual([true, true, false, false, false, false]);
  expect(scheme.grammar.rule).toBe("URI");
});

const find = (): [] => [];
const checkOf = (fields: object): object => ({ code: "a", section: "1", rule: "r", summary: "S.", find, ...fields });

test("a scheme has the properties of its definition and the defaults", () => {
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
    requirementsFor: { consume: [], mint: [] },
    exempt: [],
    without: [],
    hasNormalForm: false,
    hasEquivalence: false,
  });
  const subject = {} as never;
  expect([[...scheme.normalize(subject)], [...scheme.equate(subject)]]).toEqual([[], []]);
  expect(scheme.matches(subject, subject)).toBe(false);
  const { hasNormalForm, hasEquivalence, isTransitive } = defineScheme({ ...right, normalize: find, equate: find });
  expect([hasNormalForm, hasEquivalence, isTransitive]).toEqual([true, true, true]);
});

test("two requirements can have the same code if they bind different parties", () => {
  const violated = { find: () => [{ start: 0, end: 1, message: "M." }] };
  const scheme = defineScheme({
    ...right,
    requirements: [
      checkOf({ ...violated, binds: "producers" }),
      checkOf({ ...violated, binds: "consumers", level: "SHOULD" }),
    ] as never,
  });
  const found = (profile: "consume" | "mint"): unknown[] =>
    validate("x:a", { schemes: [scheme], profile }).diagnostics.map(({ code, severity }) => [code, severity]);
  expect([found("mint"), found("consume")]).toEqual([[["x/a", "error"]], [["x/a", "warning"]]]);
});

test("`matches` compares URIs whose forms differ, but not their fragments", () => {
  const asked: string[][] = [];
  const scheme = defineScheme({
    ...right,
    grammar: { test: (uri) => /^x:[^?]*$/i.test(uri) },
    matches({ input: a }, { input: b }) {
      asked.push([a, b]);
      return a.length === b.length;
    },
  });
  expect([scheme.hasEquivalence, scheme.isTransitive]).toEqual([true, false]);
  const { compare, equivalent } = withSchemes([scheme, defineScheme({ ...right, name: "y" })]);
  const pairs = ["x:a", "x:b", "x:ab", "X:%63", "x:b#f", "x:b?q", "y:b", "b"].map((other) => equivalent("x:a", other));
  expect(pairs).toEqual([true, true, false, true, false, false, false, false]);
  expect(asked).toEqual([
    ["x:a", "x:b"],
    ["x:a", "x:ab"],
    ["x:a", "x:c"],
  ]);
  expect(equivalent("x:a#f", "x:b#f")).toBe(true);
  expect(equivalent("x:a#f", "x:b", { ignoreFragment: true })).toBe(true);
  expect(compare("x:a", "x:b")).toEqual({ equivalent: true, rung: "scheme" });
  for (const rung of ["string", "syntax"] as const) expect(equivalent("x:a", "x:b", { rung })).toBe(false);
  expect(compare("x:a", "x:b", { rung: "syntax" })).toEqual({ equivalent: false, rung: null });
  expect(equivalent("x:old", "x:b", { redirects: new Map([["x:old", "x:a"]]) })).toBe(true);
});

const refused: readonly (readonly [fields: object, error: Error])[] = [
  [{ name: 1 }, new TypeError("'name' of the definition must be a string, not number.")],
  [
    { name: "X" },
    new RangeError(
      "The name of a scheme must start with a lower-case letter, followed by lower-case letters, digits, '+', '-' or '.'.",
    ),
  ],
  ...["1x", "-x", " x", "xX", "x y", "x:", "x/", ""].map(
    (name) =>
      [
        { name },
        new RangeError(
          "The name of a scheme must start with a lower-case letter, followed by lower-case letters, digits, '+', '-' or '.'.",
        ),
      ] as const,
  ),
  ...(["examples", "requirements", "exempt", "without"] as const).map(
    (list) => [{ [list]: 1 }, new TypeError(`'${list}' of the definition must be a list, not number.`)] as const,
  ),
  [
    { specification: { ...right.specification, name: 1 } },
    new TypeError("'name' of the specification must be a string, not number."),
  ],
  [{ grammar: {} }, new TypeError("'test' of the grammar must be a function, not undefined.")],
  [{ specification: undefined }, new TypeError("The specification must be an object, not undefined.")],
  [{ status: "draft" }, new RangeError("scheme 'x': the status must be permanent, provisional, historical or null")],
  [
    { specification: { ...right.specification, isRegistration: 1 } },
    new TypeError("'isRegistration' of the specification must be a boolean, not number."),
  ],
  [{ standard: "rfc1738" }, new TypeError("The standard must be an object, not string.")],
  ...["080", "", "65536", "a"].map(
    (defaultPort) =>
      [
        { defaultPort },
        new RangeError("scheme 'x': the default port must be a decimal string from 0 to 65535 without leading zeros"),
      ] as const,
  ),
  [{ requirements: [{ code: "a" }] }, new TypeError("'find' of the requirement must be a function, not undefined.")],
  [
    { requirements: [checkOf({ code: "A b" })] },
    new RangeError("scheme 'x': the code of a requirement must consist of lower-case words and hyphens"),
  ],
  ...["", "-a", "a-", "a--b", "a_b", "A", "a b"].map(
    (code) =>
      [
        { requirements: [checkOf({ code })] },
        new RangeError("scheme 'x': the code of a requirement must consist of lower-case words and hyphens"),
      ] as const,
  ),
  [
    { requirements: [checkOf({}), checkOf({})] },
    new RangeError("scheme 'x': the code 'a' must be unique and must not be 'syntax'"),
  ],
  ...[
    ["producers", "producers"],
    ["consumers", "consumers"],
    [undefined, "producers"],
    ["consumers", undefined],
  ].map(
    ([first, second]) =>
      [
        { requirements: [checkOf({ binds: first }), checkOf({ binds: second })] },
        new RangeError("scheme 'x': the code 'a' must be unique and must not be 'syntax'"),
      ] as const,
  ),
  [
    { requirements: [checkOf({ code: "syntax" })] },
    new RangeError("scheme 'x': the code 'syntax' must be unique and must not be 'syntax'"),
  ],
  [
    { requirements: [checkOf({ level: "toString" })] },
    new RangeError("scheme 'x': the level of requirement a must be MUST, SHOULD or advice"),
  ],
  [
    { requirements: [checkOf({ binds: "all" })] },
    new RangeError("scheme 'x': the binds of requirement a must be producers or consumers"),
  ],
  [{ grammar: httpGrammar }, new RangeError("scheme 'x': the grammar file defines only http, https")],
];

test.each(refused)("%# is refused", (fields, error) => {
  expect(() => defineScheme({ ...right, ...fields })).toThrow(error);
});

test("the limits of names, codes and ports are allowed", () => {
  const requirements = [checkOf({ code: "a-1-b2" })] as never;
  for (const name of ["x", "x+1.y-z"]) expect(defineScheme({ ...right, name, requirements }).name).toBe(name);
  for (const defaultPort of ["0", "1", "65535"]) {
    expect(defineScheme({ ...right, defaultPort }).defaultPort).toBe(defaultPort);
  }
});

test("the lists of a definition are copied", () => {
  const lists = {
    examples: ["x:a", "x:b"],
    requirements: [checkOf({ binds: "producers" }), checkOf({ code: "b", binds: "consumers" }), checkOf({ code: "c" })],
    exempt: ["password"],
    without: ["case"],
  };
  const scheme = defineScheme({ ...right, ...lists } as never);
  expect(scheme).toMatchObject(lists);
  expect(scheme.requirementsFor.mint.map(({ code }) => code)).toEqual(["a", "c"]);
  expect(scheme.requirementsFor.consume.map(({ code }) => code)).toEqual(["b", "c"]);
  lists.examples.push("x:c");
  expect(scheme.examples).toEqual(["x:a", "x:b"]);
});

test("the address of a section is checked", () => {
  const specification = { name: "A", title: "B", url: (section: string) => (section === "1" ? 1 : "x:") as string };
  const scheme = defineScheme({ ...right, specification });
  expect(() => scheme.specification.url(1 as never)).toThrow(
    new TypeError("The section must be a string, not number."),
  );
  expect(() => scheme.specification.url("1")).toThrow(
    new TypeError("The result of 'url' must be a string, not number."),
  );
  expect(scheme.specification.url("2")).toBe("x:");
  expect(() => rfc("1" as never, "One")).toThrow(new TypeError("The number must be a number, not string."));
  expect(() => rfc(1, 1 as never)).toThrow(new TypeError("The title must be a string, not number."));
});

test("schemes are a map or a list of schemes", () => {
  const scheme = defineScheme(right);
  for (const given of [[scheme], new Set([scheme]), new Map([["x", scheme]])]) {
    expect(validate("x:a", { schemes: given as never }).diagnostics).toEqual([]);
  }
  const list = Object.assign([scheme], { get: 1 });
  expect(validate("x:a", { schemes: list as never }).diagnostics).toEqual([]);
});

test("each key of the registry fits its scheme", () => {
  for (const [key, { name, standard }] of schemes)
    expect(key).toBe(standard === "rfc3986" ? name : `${standard}/${name}`);
  expect(schemes.get("rfc1738/ftp")).toMatchObject({ name: "ftp", standard: "rfc1738" });
});

describe("the registry is read-only", () => {
  test("no method and no property changes it", () => {
    const keys = [...schemes.keys()];
    for (const method of ["set", "delete", "clear"]) expect(method in schemes).toBe(false);
    expect(() => Map.prototype.set.call(schemes, "evil", 1)).toThrow(TypeError);
    expect(() => Object.assign(schemes, { get: () => undefined })).toThrow(TypeError);
    const { exempt, without } = schemes.get("http") as AnyScheme;
    for (const list of [exempt, without]) expect(Object.isFrozen(list)).toBe(true);
    expect([...schemes.keys()]).toEqual(keys);
  });

  test("it has the methods of a read-only map", () => {
    expect(schemes.size).toBe([...schemes].length);
    expect([schemes.has("http"), schemes.has("evil"), schemes.has("__proto__")]).toEqual([true, false, false]);
    expect([...schemes.entries()]).toEqual([...schemes]);
    const seen: unknown[] = [];
    schemes.forEach(function (this: unknown, scheme, key, map) {
      seen.push([this, key, scheme.name, map === schemes]);
    }, "this");
    expect(seen).toHaveLength(schemes.size);
    expect(seen[0]).toEqual(["this", "aaa", "aaa", true]);
  });
});

test("normalization removes the default ports of the schemes", () => {
  for (const { name, standard, defaultPort, without } of schemes.values()) {
    const removed = defaultPortOf(name.toUpperCase()) ?? null;
    // A scheme that must keep its port has no line in the file of ports, unless it has no authority.
    if (standard !== "rfc3986" || (removed === null && without.includes("default-port"))) continue;
    expect([name, removed]).toEqual([name, defaultPort]);
  }
  expect(defaultPortOf("__proto__")).toBeUndefined();
});

/** Makes a grammar with one rule, for a scheme. */
function grammarOf(definition: string, name = "x"): BuiltGrammar {
  const { starts, ...states } = encodeTable(automatonOf(`r = ${definition}`, "test", ["r"]));
  return {
    parse: () => null,
    table: { ...states, starts: { r: starts[0] ?? 0 } },
    rules: `§1 One\nr=${definition}`,
    definitions: {},
    schemes: { [name]: { rule: "r" } },
    shapes: "",
  };
}

describe("a built grammar", () => {
  test.each([
    ['"x:a"', ["x:a", "x:a#b", "x:a#"], ["x:", "x:#a"], { type: "r", start: 0, end: 3, value: "x:a" }],
    ['"x:a#" *"b"', ["x:a#", "x:a#b"], ["x:a", "x:a#c"], { type: "r", start: 0, end: 5, value: "x:a#b" }],
  ])("%s tests the fragment only if its grammar defines fragments", (definition, accepted, others, node) => {
    const scheme = defineScheme({ ...right, grammar: grammarOf(definition) });
    expect(accepted.filter((uri) => !scheme.grammar.test(uri))).toEqual([]);
    expect(others.filter((uri) => scheme.grammar.test(uri))).toEqual([]);
    // A rule without a node gives a leaf.
    expect(validate("x:a#b", { schemes: [scheme] })).toMatchObject({ ok: true, schemeNode: node });
    expect(scheme.grammar.parse("x:")).toBeNull();
  });
});

test("the edits of a scheme can come in any order", () => {
  const edits = [
    { start: 4, end: 5, text: "C", section: "1" },
    { start: 2, end: 3, text: "A", section: "1" },
    { start: 3, end: 4, text: "B", section: "1" },
  ];
  const scheme = defineScheme({ ...right, normalize: () => edits });
  expect(normalize("x:abc", { schemes: [scheme], changes: true })).toEqual({
    uri: "x:ABC",
    changes: [
      { step: "scheme", section: "1", start: 2, end: 3, before: "a", after: "A" },
      { step: "scheme", section: "1", start: 3, end: 4, before: "b", after: "B" },
      { step: "scheme", section: "1", start: 4, end: 5, before: "c", after: "C" },
    ],
  });
});

test("requirements are divided by the profiles that they bind", () => {
  const [own, theirs, all] = [{ binds: "producers" }, { binds: "consumers" }, {}].map((fields, index) =>
    checkOf({ ...fields, code: `c${String(index)}` }),
  );
  const { requirementsFor } = defineScheme({ ...right, requirements: [own, theirs, all] as never });
  expect(requirementsFor).toEqual({ consume: [theirs, all], mint: [own, all] });
});

test("only a built grammar can be known to match only URIs", () => {
  const { grammar } = schemes.get("http") as AnyScheme;
  expect([grammar.isWithinURI, schemes.get("sip").grammar.isWithinURI]).toEqual([true, false]);
  // By RFC 1738, an address in brackets is not a host.
  const own = defineScheme({ ...right, name: "http", standard: standards.rfc1738, grammar: httpGrammar });
  const codes = (uri: string): string[] =>
    validate(uri, { standard: "rfc1738", schemes: [own] }).diagnostics.map(({ code }) => code);
  expect(codes("http://h/")).toEqual([]);
  expect(codes("http://[::1]/")).toEqual(["scheme/not-generic"]);
});

test("only whole URIs have a tree of their scheme", () => {
  const { parse } = withSchemes([schemes.get("http") as AnyScheme]);
  expect(parse("http://h/", { scheme: true }).schemeNode).toMatchObject({ type: "http-URI" });
  for (const [input, rule] of [
    ["http://h/", "query"],
    ["//h/", "relative-ref"],
    ["h", "host"],
  ] as const) {
    expect(parse(input, { scheme: true, rule })).toEqual({ ...parse(input, { rule }), schemeNode: null });
  }
  expect(() => parse("//h/", { scheme: true, rule: "URI" })).toThrow(URISyntaxError);
});

test("a scheme whose grammar makes no trees has no tree", () => {
  const scheme = defineScheme({ ...right, grammar: { test: (uri) => uri !== "x:b" } });
  const { parse } = withSchemes([scheme]);
  expect(parse("x:a", { scheme: true }).schemeNode).toBeNull();
  expect(() => parse("x:b", { scheme: true })).toThrow(URISyntaxError);
});

test("the standards of the given schemes are known", () => {
  const own = defineScheme({ ...right, standard: standards.rfc1738 });
  const { validate: ours } = withSchemes([]);
  expect(ours("x:a", { standard: "rfc1738" as never, schemes: [own] }).ok).toBe(true);
  expect(() => ours("x:a", { standard: "rfc1738" as never, schemes: [] })).toThrow(
    new RangeError("The standard must be one of these: rfc3986."),
  );
});

test.each<[what: string, call: () => unknown, message: string]>([
  ["steps", () => normalize("x:a", { steps: 1 as never }), "The option 'steps' must be a list, not number."],
  ["standards", () => withSchemes([], { standards: 1 as never }), "The option 'standards' must be a list, not number."],
  ["schemes", () => withSchemes(1 as never), "The schemes must be a list, not number."],
  ["a scheme", () => withSchemes([1 as never]), "The scheme must be an object, not number."],
  [
    "a callback",
    () => {
      schemes.forEach(1 as never);
    },
    "The callback must be a function, not number.",
  ],
])("%s of a wrong type are refused", (_, call, message) => {
  expect(call).toThrow(new TypeError(message));
});

test("only references are compared", () => {
  const { compare, equivalent } = withSchemes([], { others: "generic" });
  for (const call of [compare, equivalent]) expect(() => call("a b", "a b")).toThrow(URISyntaxError);
  expect([equivalent("x:a", "x:b"), equivalent("x:a", "X:a")]).toEqual([false, true]);
});

test("a difference that the scheme ignores counts only on the rung of schemes", () => {
  expect(compare("sip:a@b;x=1;y=2", "sip:a@b;y=2;x=1")).toEqual({ equivalent: true, rung: "scheme" });
});

test("a port of the scheme's own grammar loses its zeros", () => {
  expect(normalize("sip:a@h:05061", { changes: true }).changes).toEqual([
    { step: "port-zeros", section: "RFC3986:3.2.3", start: 8, end: 13, before: "05061", after: "5061" },
  ]);
});

test("the root of a URI is that of its standard", () => {
  expect(validate("x:a", { standard: "rfc2396bis-01" }).node?.type).toBe("absolute-URI-reference");
});

test.each([
  ["nice", "A nice URI"],
  ["nih", "An nih URI"],
  ["ni", "An ni URI"],
  ["snmp", "An snmp URI"],
  ["mtqp", "An mtqp URI"],
  ["vnc", "A vnc URI"],
  ["sms", "An sms URI"],
  ["acct", "An acct URI"],
  ["xmpp", "An xmpp URI"],
  ["news", "A news URI"],
])("the article of %s", (name, words) => {
  const scheme = defineScheme({ ...right, name, grammar: grammarOf(`"${name}:a"`, name) });
  const [found] = validate(`${name}:`, { schemes: [scheme] }).diagnostics;
  expect(found?.message.slice(0, words.length)).toBe(words);
});

test("a URI that becomes one of the generic syntax is normalized by both", () => {
  expect(normalize("MSRP://%0f@H:;TCP#%aa%41", { changes: true })).toEqual({
    uri: "msrp://%0F@h;tcp#%AAA",
    changes: [
      { step: "case", section: "6.2.2.1", start: 0, end: 4, before: "MSRP", after: "msrp" },
      { step: "scheme", section: "6.1", start: 7, end: 10, before: "%0f", after: "%0F" },
      { step: "scheme", section: "6.1", start: 11, end: 12, before: "H", after: "h" },
      { step: "scheme", section: "RFC3986:3.2.3", start: 12, end: 13, before: ":", after: "" },
      { step: "scheme", section: "6.1", start: 14, end: 17, before: "TCP", after: "tcp" },
      { step: "case", section: "6.2.2.1", start: 18, end: 21, before: "%aa", after: "%AA" },
      { step: "percent-encoding", section: "6.2.2.2", start: 21, end: 24, before: "%41", after: "A" },
    ],
  });
});
