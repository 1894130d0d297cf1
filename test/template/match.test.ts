import fc from "fast-check";
import { expand, match, type MatchedVariables } from "../../src/template/index.js";
import { runsOf, SEED } from "../laws/law.js";
import { caught } from "../support/caught.js";
import { cases, expanded, type Value, type Values } from "./oracle.js";

/** The length of a long text. */
const LONG = 2 ** 18;
const RUNS = { seed: SEED, numRuns: runsOf(400) };

describe.each([
  ["different variables", true],
  ["repeated variables", false],
])("%s", (_, isDistinct) => {
  test("the values of an expansion are found, and give it again", () => {
    fc.assert(
      fc.property(cases(isDistinct), ({ template, values }) => {
        fc.pre(isDetermined(template, values));
        const uri = expanded(template, values);
        expect([template, values, expand(template, values)]).toEqual([template, values, uri]);
        const found = match(template, uri);
        expect([template, values, uri, found]).not.toEqual([template, values, uri, null]);
        expect([template, uri, found, expanded(template, found as Values)]).toEqual([template, uri, found, uri]);
      }),
      RUNS,
    );
  });

  test("whatever is found gives the text", () => {
    const piece = fc.constantFrom("", "a", "=", ",", ".", "&x=", "%", "%2c", "%FF", "é", "\uD800", ";b");
    fc.assert(
      fc.property(cases(isDistinct), piece, fc.nat(), ({ template, values }, more, place) => {
        const uri = expanded(template, values);
        const at = place % (uri.length + 1);
        const text = uri.slice(0, at) + more + uri.slice(at + 1);
        const found = match(template, text);
        if (found !== null) expect([template, found, expanded(template, found)]).toEqual([template, found, text]);
      }),
      RUNS,
    );
  });

  test("all results are different, each gives the text, and the first is the result without the option", () => {
    fc.assert(
      fc.property(cases(isDistinct), fc.integer({ min: 1, max: 9 }), ({ template, values }, limit) => {
        const uri = expanded(template, values);
        const all = match(template, uri, { all: true, limit });
        expect(all.length).toBeLessThanOrEqual(limit);
        for (const each of all) expect([template, each, expanded(template, each)]).toEqual([template, each, uri]);
        expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(all.length);
        expect(all[0] ?? null).toEqual(match(template, uri));
      }),
      RUNS,
    );
  });
});

/** Templates that are read in one pass, and neighbours of them that are not. */
const NEAR = [
  ...["", "a", "{a}", "/{a}", "{/a}", "{.a}", "{?a}", "{&a}", "{;a}", "{+a}", "{#a}", "{a:3}", "{a*}", "{?a*}"],
  ...[
    "/{a}/{b}",
    "/{a}{b}",
    "/{a},{b}",
    "/{a}.{b}",
    "/{a}-{b}",
    "/{a}%20{b}",
    "{/a,b}",
    "{/a}{/b}",
    "{/a,b}/c",
    "{/a}c",
  ],
  ...[
    "{.a,b}",
    "{.a}{.b}",
    "{a,b}",
    "{?a,b}",
    "{?a}{&b}",
    "{?a,b}{&c}",
    "{?a,b}&b=1",
    "{?a,b}&bc",
    "{?a,b}&",
    "{?a}#{b}",
  ],
  ...["{?a}?a", "{?a,b}?", "{/a}{?b,c}{#d}", "{/a}{?b,c}", "{;a,b}", "{?__proto__,a}", "{?a%20b,c.d}", "x{/a}y{b}{?c}"],
];

test("one pass finds what the search finds first", () => {
  const piece = fc.constantFrom(
    ..."abc/?&=#,;.%-",
    "a=",
    "?a=",
    "&b=",
    "&bc",
    "%20",
    "%2C",
    "%2c",
    "%41",
    "%C3%A9",
    "%C3",
    "é",
  );
  let count = 0;
  fc.assert(
    fc.property(fc.constantFrom(...NEAR), fc.array(piece, { maxLength: 8 }), (template, pieces) => {
      const text = pieces.join("");
      const [first = null] = match(template, text, { all: true, limit: 1 });
      count += Number(first !== null);
      expect([template, text, match(template, text)]).toEqual([template, text, first]);
    }),
    { seed: SEED, numRuns: 50 * runsOf(400) },
  );
  expect(count).toBeGreaterThan(500);
});

/**
 * Returns whether each list and each associative array that is written twice is written once where its commas and dots can
 * be told from those of its texts. This is the documented limit.
 */
function isDetermined(template: string, values: Values): boolean {
  const expressions = Array.from(template.matchAll(/\{([+#./;?&]?)([^}]*)\}/g), ([, operator = "", list = ""]) =>
    list.split(",").map((spec) => ({ operator, name: spec.replace(/[*:].*/, ""), isExploded: spec.endsWith("*") })),
  ).flat();
  return Object.entries(values).every(([name, value]) => {
    const all = expressions.filter((each) => each.name === name);
    const isOpen = all.every(({ operator, isExploded }) =>
      operator === "." ? isExploded : operator === "+" || operator === "#",
    );
    return all.length < 2 || typeof value !== "object" || !isOpen;
  });
}

/** Returns all texts of the letters of an alphabet, at most so long. */
function texts(alphabet: string, most: number): readonly string[] {
  const all = [""];
  for (const text of all) if (text.length < most) all.push(...Array.from(alphabet, (next) => text + next));
  return all;
}

/** Returns few values of all kinds with these letters. */
function valuesOf(alphabet: string): readonly (Value | undefined)[] {
  const short = texts(alphabet, 1);
  const pairs = short.flatMap((name) => short.map((value) => ({ [name]: value })));
  return [
    undefined,
    ...texts(alphabet, 3),
    ...short.flatMap((one) => short.map((other) => [one, other])),
    ["", "", ""],
    ...pairs,
    ...pairs.flatMap((one) => pairs.map((other): Readonly<Record<string, string>> => ({ ...one, ...other }))),
  ];
}

test.each([
  ["{x,y}", "a", "a,="],
  ["{x}{y}", "a", "a,="],
  ["{x*}{y*}", "a", "a,="],
  ["{x*,y}", "a", "a,="],
  ["a{x*}a{y}", "a", "a,="],
  ["{/x*}{/y}", "a", "a/="],
  ["{/x,y*}", "a", "a/,"],
  ["{.x*}{y}", "a.", "a.="],
  ["{.x,y}", "a.", "a.,"],
  ["{+x*}{+y}", ",", "a,="],
  ["{x:1}{y:2}", "a", "a,="],
  ["{x:2}{x}", "a", "a,"],
  ["{x}{;x}", "a", "a;x="],
  ["{;x*}{;y}", "xy", ";xy="],
  ["{;x,y*}", "xy", ";xy="],
  ["{?x*}", "xa", "?xa=&"],
  ["{?y}{&x*}", "xy", "?&xy="],
  ["{x}{y}{x}", "a", "a,"],
])("%s with all short values and texts", (template, letters, alphabet) => {
  const values = valuesOf(letters);
  const hasPrefix = (name: string): boolean => template.includes(`${name}:`);
  let tried = 0;
  for (const x of values) {
    for (const y of template.includes("y") ? values : [undefined]) {
      if ((typeof x === "object" && hasPrefix("x")) || (typeof y === "object" && hasPrefix("y"))) continue;
      const uri = expanded(template, { x, y });
      const found = match(template, uri);
      if (found === null || expanded(template, found) !== uri) expect([x, y, uri, found]).toEqual("found");
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(4);
  for (const text of texts(alphabet, 5)) {
    const found = match(template, text);
    if (found !== null && expanded(template, found) !== text) expect([text, found]).toEqual("not found");
  }
});

const EXAMPLES: readonly (readonly [template: string, uri: string, found: MatchedVariables | null])[] = [
  // Literals.
  ["", "", {}],
  ["", "a", null],
  ["/a%20é", "/a%20%C3%A9", {}],
  ["/a%20é", "/a%20%c3%a9", null],
  ["/a", "/b", null],
  // No operator.
  ["{x}", "", {}],
  ["{x}", "a%20%C3%A9", { x: "a é" }],
  ["{x}", "%F0%9F%98%80", { x: "\u{1F600}" }],
  ["{x}", "a,b", { x: ["a", "b"] }],
  ["{x}", ",", { x: ["", ""] }],
  ["{x}", "a=b", null],
  ["{x}", "a/b", null],
  ["{x,y}", "a,b", { x: "a", y: "b" }],
  ["{x,y}", ",b", { x: "", y: "b" }],
  ["{x,y}", ",", { x: "", y: "" }],
  ["{x,y}", "a,b,c", { x: "a", y: ["b", "c"] }],
  ["{x,y}", "a", { x: "a" }],
  ["{x*}", "a=1,b=2,c", { x: { a: "1", b: "2", c: "" } }],
  ["{x*}", "a,b", { x: ["a", "b"] }],
  ["{x*}", "a=", null],
  ["{x*}", "b=1,2=x,1=x", null],
  ["{x*}", "1=x,2=x,b=1", { x: { 1: "x", 2: "x", b: "1" } }],
  ["{x*}", "__proto__=1", { x: Object.fromEntries([["__proto__", "1"]]) }],
  ["{x*,y*}", "a=1,a=2", { x: { a: "1" }, y: { a: "2" } }],
  ["{x*}", "a=1,a=2", null],
  ["{x*}", "b=1,1", null],
  ["{x*}", "b=1,1a", { x: { b: "1", "1a": "" } }],
  ["{x}{y}/{z*}", "aaa/b=1,b=2", null],
  ["{x:3}", "abc", { x: "abc" }],
  ["{x:3}", "abcd", null],
  ["{x:1}", "%F0%9F%98%80", { x: "\u{1F600}" }],
  ["{x:2}b", "abb", { x: "ab" }],
  ["{x:3}{y}", "abcdef", { x: "a", y: "bcdef" }],
  ["/{name}{.format}", "/list.json", { name: "list", format: "json" }],
  ["/{a}-{b}", "/x-y-z", { a: "x", b: "y-z" }],
  // Encoding.
  ["{x}", "%2F", { x: "/" }],
  ["{x}", "%2f", null],
  ["{x}", "%41", null],
  ["{x}", "%FF", null],
  ["{x}", "%C3", null],
  ["{x}", "%E0%80%80", null],
  ["{x}", "%ED%A0%80", null],
  ["{x}", "%F4%90%80%80", null],
  ["{x}", "%F0%80%80%80", null],
  ["{x}", "%E2%82%AC%E0%A4%80%F3%B0%80%80", { x: "\u20AC\u0900\u{F0000}" }],
  ["{x}", "%00", { x: "\0" }],
  ["{x}", "é", null],
  ["{x}", "\uD800", null],
  ["{x}", "%", null],
  // Reserved characters.
  ["{+x}", "/a,b?c=%20d", { x: "/a,b?c= d" }],
  ["{+x}", "%2F%2f%41%FF", { x: "%2F%2f%41%FF" }],
  ["{+x}", "100%25%2541%25é".slice(0, -1), { x: "100%%2541%" }],
  ["{+x}", "%C3%A9%C3%C3%A9%c3%a9", { x: "é%C3é%c3%a9" }],
  ["{+x}", "a b", null],
  ["{+x:2}", "%C3%A9%C3%A9", { x: "éé" }],
  ["{+x:1}", "%C3%A9%C3%A9", null],
  ["{+x:2}%A9", "%E2%82%A9", { x: "%E2%82" }],
  ["{+x:1}%82%A9", "%E2%82%A9", { x: "%E2" }],
  ["{+x:1}%82%A9", "%E2%82%A9%82%A9", { x: "\u20A9" }],
  ["{+x,y}", "a,b", { x: "a", y: "b" }],
  ["{#x}", "#a/b", { x: "a/b" }],
  ["{#x}", "#", { x: "" }],
  ["{#x*}", "#a=1,b", { x: "a=1,b" }],
  // Labels, segments and parameters of paths.
  ["{.x}", ".a.b", { x: "a.b" }],
  ["{.x}", ".a,b", { x: ["a", "b"] }],
  ["{.x*}", ".a.b", { x: ["a", "b"] }],
  ["{.x*}", ".a=1.2.b=3", { x: { a: "1", "2.b": "3" } }],
  ["{.x*}", ".a=1.b.c=2.b.c=3", { x: { a: "1", "b.c": "2.b", c: "3" } }],
  ["{.x*}", ".a=1.a=2", null],
  ["{.x*}", ".1=a.1.2=b.3=c", { x: { 1: "a.1", 2: "b", 3: "c" } }],
  ["{.x*}", ".1=a.1.2=b.3=c.d=e", { x: { 1: "a.1", 2: "b", 3: "c", d: "e" } }],
  ["{.x*}", ".1=a.1.2=b.x.3=c.4=d.z=e", { x: { 1: "a.1", 2: "b.x", 3: "c", 4: "d", z: "e" } }],
  ["{.x*}", ".1=a.1.2=b.1.3=c.a=d", { x: { 1: "a", "1.2": "b", "1.3": "c", a: "d" } }],
  ["{.x*}", ".1=a.1.2=b.3=c.a=d.a=e", null],
  ["{.x*}", ".1=a.2=b.2=c", null],
  ["{x}{y}-{.z*}", "aa-.b=1.b=1", null],
  ["{.x,y}", ".a.b", { x: "a", y: "b" }],
  ["{/x*}{/y}", "/a/b/c", { x: ["a", "b"], y: "c" }],
  ["{/x*}", "/a=1/b=2", { x: { a: "1", b: "2" } }],
  ["{/x}", "/", { x: "" }],
  ["{/x,y}", "//b", { x: "", y: "b" }],
  ["{;x}", ";x", { x: "" }],
  ["{;x}", ";x=", null],
  ["{;x}", ";x=a,b", { x: ["a", "b"] }],
  ["{;x:2}", ";x=ab", { x: "ab" }],
  ["{;x:2}", ";x", { x: "" }],
  ["{;x:2}", ";x=abc", null],
  ["{;x*}", ";x;x=a;x", { x: ["", "a", ""] }],
  ["{;x*}", ";a=1;b", { x: { a: "1", b: "" } }],
  ["{;x*}", ";", { x: { "": "" } }],
  ["{;x,xy}", ";xy=1", { xy: "1" }],
  // Queries.
  ["{?x}", "", {}],
  ["{?x}", "?x=", { x: "" }],
  ["{?x}", "?x", null],
  ["{?x}", "?y=1", null],
  ["{?x,y}", "?y=1", { y: "1" }],
  ["{?x,y}", "?y=1&x=1", null],
  ["{?x}", "?x=,", { x: ["", ""] }],
  ["{?x:2}", "?x=", { x: "" }],
  ["{?x*}", "?x=1", { x: "1" }],
  ["{?x*}", "?x=1&x=2", { x: ["1", "2"] }],
  ["{?x*}", "?a=1&b=", { x: { a: "1", b: "" } }],
  ["{?x*}", "?x=1&y=2", { x: { x: "1", y: "2" } }],
  ["{?x*}", "?a=1&a=2", null],
  ["{?x*}{&y}", "?a=1&y=2", { x: { a: "1" }, y: "2" }],
  ["{?x*}y", "?x=y", { x: "" }],
  ["{?%ff*}", "?%ff=1&%ff=2", { "%ff": ["1", "2"] }],
  ["{?%ff*}", "?a=1", { "%ff": { a: "1" } }],
  ["{?%41*}", "?A=1", { "%41": { A: "1" } }],
  ["?a=b{&x}", "?a=b&x=1", { x: "1" }],
  ["?a=b{&x}", "?a=b", {}],
];

test.each(EXAMPLES)("%s and %s", (template, uri, found) => {
  expect(match(template, uri)).toEqual(found);
  if (found !== null) expect(expanded(template, found)).toBe(uri);
});

const REPEATED: typeof EXAMPLES = [
  ["{x}/{x}", "a/a", { x: "a" }],
  ["{x}/{x}", "a/b", null],
  ["{x}/{x}", "/", {}],
  ["{x}{?x}", "?x=", { x: "" }],
  ["{?x}{x}", "?x=", { x: "" }],
  ["{x}{x}", "aa", { x: "a" }],
  ["{x}{x}", "aaa", null],
  ["{x}{y}{x}", "aba", { x: "a", y: "b" }],
  ["{x}{?x*}", "a,1?a=1", { x: { a: "1" } }],
  ["{x*}{?x*}", "a?a=", { x: { a: "" } }],
  ["{?x*}{x}", "?x=1x,1", { x: { x: "1" } }],
  ["{;x*}{x}", ";x=1x,1", { x: { x: "1" } }],
  ["{;x}{x*}", ";x=a,1a=1", { x: { a: "1" } }],
  ["{x}{x*}", "a,b,ca,b,c", { x: ["a", "b", "c"] }],
  ["{x}{?x*}", "1,b,1,c?1=b&1=c", null],
  ["{?%ff*}{%ff}", "?%ff=11", { "%ff": "1" }],
  ["{x:1}/{x}", "a/abc", { x: "abc" }],
  ["{x:1}/{x}", "b/abc", null],
  ["{x}/{x:1}", "abc/a", { x: "abc" }],
  ["{x}/{x:1}", "a,b/a", null],
  ["{x:1}/{x:3}", "a/abc", { x: "abc" }],
  ["{x:1}/{x:3}", "b/abc", null],
  ["{x:3}/{x:1}", "/", {}],
  ["{?x:3}{x:1}", "?x=abca", { x: "abc" }],
  ["{;x:3}{x:1}", ";x", { x: "" }],
  ["{+x}/{x}", "%C3%A9/%C3%A9", { x: "é" }],
  ["{+x}/{x}", "%C3%A9/%25C3%25A9", { x: "%C3%A9" }],
  ["{x:1}/{+x}", "%25/%25/b", { x: "%/b" }],
  ["{x:3}/{+x}", "%25C3/%C3%A9", { x: "%C3%A9" }],
  ["{x:2}/{+x}", "%25C/%C3%A9", { x: "%C3%A9" }],
  ["{x:1}/{+x}", "%25/%C3%A9", { x: "%C3%A9" }],
  ["{x:1}/{+x}", "a/b", null],
  ["{+x:1}/{x:9}", "%C3%A9/%25C3%25A9b", { x: "%C3%A9b" }],
  ["{+x}{+x}", "abab", { x: "ab" }],
  ["{+x:1}{+x:2}", "aab", { x: "ab" }],
  ["{.x*}{?x}", ".a.b?x=a.b", { x: "a.b" }],
  ["{.x*}{?x}", ".a.b?x=a,b", { x: ["a", "b"] }],
  ["{.x*}{.x*}", ".a.b.a.b", { x: ["a", "b"] }],
  ["{.x*}{+x}", ".a.ba,b", { x: ["a", "b"] }],
  ["{.x*}{+x}", ".a.ba.b", { x: "a.b" }],
  ["{.x*}{x:1}", ".a.ba", { x: "a.b" }],
  ["{x*}-{x*}", "-", {}],
  ["{x*}{y}{x*}", "ab", { y: "ab" }],
];

test.each(REPEATED)("repeated variables: %s and %s", (template, uri, found) => {
  expect(match(template, uri)).toEqual(found);
  if (found !== null) expect(expanded(template, found)).toBe(uri);
});

test.each([
  ["{x}{y}", "ab", 9, [{ x: "a", y: "b" }, { x: "ab" }, { y: "ab" }]],
  ["{x}{y}", "ab", 2, [{ x: "a", y: "b" }, { x: "ab" }]],
  ["{x,y}", "a,b", undefined, [{ x: "a", y: "b" }, { x: ["a", "b"] }, { y: ["a", "b"] }]],
  ["{x}", "/", undefined, []],
  ["{x}{x}", "", undefined, [{}]],
  ["{x*}{y}", "ab", undefined, [{ x: "a", y: "b" }, { x: "ab" }, { y: "ab" }]],
  [
    "{;x*}{+y}",
    ";a;b",
    4,
    [{ x: { a: "" }, y: ";b" }, { x: { a: "", "": "" }, y: "b" }, { x: { a: "", b: "" } }, { x: { "": "" }, y: "a;b" }],
  ],
])("all results: %s and %s, at most %j", (template, uri, limit, found) => {
  expect(match(template, uri, { all: true, limit })).toEqual(found);
});

test("at most 100 results are returned without a limit", () => {
  expect(match("{x}{y}{z}", "a".repeat(50), { all: true })).toHaveLength(100);
});

test.each([
  ["{a}{b}{c}{d}", "x"],
  ["{+a}{+b}", "x/"],
  ["{a*}{b*}", "x=1,"],
  ["{a*}{b*}", "x,"],
  ["{a:9999}{+b}{c:9999}", "%25"],
  ["{;a*}{;b*}", ";k=v"],
  ["{/a*}{/b*}{/c}", "/x"],
  ["{a}{+b}", "%FF"],
])("a long text for %s: %s", (template, unit) => {
  const uri = unit.repeat(LONG / unit.length);
  const found = match(template, uri);
  if (found !== null) expect(expand(template, found) === uri).toBe(true);
  expect(match(template, `${uri}\0`)).toBeNull();
});

/** Returns pairs with different names, one of which there is three times. */
const pairsWith = (separator: string, count = 20_000): string =>
  Array.from({ length: count }, (_, index) => `k${String(index)}=v${separator}`).join("") +
  ["z=1", "z=1", "z"].join(separator);

test.each([
  ["{a*}/{b*}{c*}", `/${pairsWith(",")}`, null],
  ["{a*}{b*}", pairsWith(",").slice(0, -2), ["a", "b"]],
  ["{?a*,b*}", `?${pairsWith("&")}=1`, null],
  ["{?a*}{&b*}{&c*}", `?${pairsWith("&")}=1`, ["a", "b", "c"]],
  ["{?a*}{&b*}{&c*}", `?${pairsWith("&")}=1&z=1`, null],
  ["{/a*,b*}", `/${pairsWith("/")}`, null],
  ["{/a*}{/b*}{/c*}", `/${pairsWith("/")}`, ["a", "b", "c"]],
  ["{;a*,b*}", `;${pairsWith(";")}`, null],
  ["{c}{a*}0{b}", Array.from({ length: 20_000 }, (_, index) => `x0${index.toString(2)}x=1`).join(), null],
  ["{a}{b*}{c}", `${"x".repeat(LONG)}=1,${"x=1,".repeat(20_000)}`, null],
  [`{.x*}`, `.x=${`${"a.".repeat(400)}a=`.repeat(1200)}1`, null],
])("names that contradict each other do not make a match of different variables slow: %s", (template, uri, names) => {
  const found = match(template, uri);
  expect(found && Object.keys(found)).toEqual(names);
  if (found !== null) expect(expand(template, found) === uri).toBe(true);
});

test("all results of different variables are found in a long text", () => {
  const uri = "x".repeat(50_000);
  const found = match("{a}{b}", uri, { all: true, limit: 20 });
  expect(found.map(({ a, b }) => [a?.length, b?.length])).toEqual(
    Array.from({ length: 20 }, (_, index) => [index + 1, uri.length - index - 1]),
  );
});

/** Returns whether an exploded variable writes a text: a list, or an associative array. */
function isWritten(template: string, text: string): boolean {
  const [, operator = "", name = ""] = /^\{([/;?&]?)(.)/.exec(template) as RegExpExecArray;
  const separator = { "": ",", "?": "&" }[operator] ?? operator;
  const members = text.slice(operator.length).split(separator);
  const values: (Value | undefined)[] = [
    undefined,
    members,
    members.map((member) => member.slice(name.length + 1)),
    Object.fromEntries(members.map((member) => [member.replace(/=[^]*/, ""), member.replace(/^[^=]*=?/, "")])),
  ];
  return values.some((value) => expanded(template, { [name]: value }) === text);
}

test.each([
  ["{a*}", "{b*}", ","],
  ["{a*}", "{/b*}", "/"],
  ["{/a*}", "{/b*}", "/"],
  ["{;a*}", "{;b*}", ";"],
  ["{?a*}", "{&b*}", "&"],
  ["{&a*}", "{b*}", "&"],
])("%s%s matches what can be divided so that the names agree", (first, second, separator) => {
  const piece = fc.constantFrom(...[..."a12=b", "=1", "a=", "12", "0=", "a=1", "4294967295="], separator);
  const sample = fc.array(piece, { maxLength: 9 }).map((pieces) => first.slice(1, -3) + pieces.join(""));
  fc.assert(
    fc.property(sample, fc.constantFrom("", "1", "a"), (text, literal) => {
      const isDivided = Array.from({ length: text.length + 1 }, (_, at) => at).some(
        (at) =>
          isWritten(first, text.slice(0, at)) &&
          text.startsWith(literal, at) &&
          isWritten(second, text.slice(at + literal.length)),
      );
      const template = first + literal + second;
      expect([template, text, match(template, text) !== null]).toEqual([template, text, isDivided]);
    }),
    { ...RUNS, numRuns: runsOf(1000) },
  );
});

test.each([
  ["{a}{b}{a}{b}", "x", 7, 8],
  ["{c*}{.a*,b*}", "k", 6, 8],
])("the search stops: %s", (template, unit, start, end) => {
  const uri = unit === "x" ? `${"x".repeat(100_000)}y` : `.${pairsWith(".", 100_000)}=1.z=1`;
  const message =
    "The search for the values stops here: there are too many ways to divide the URI among the variables. Use different variables, and put characters between them that no value has.";
  expect(caught(() => match(template, uri)).diagnostic).toEqual({
    severity: "error",
    code: "rfc6570/search-limit",
    message,
    start,
    end,
    rule: "varspec",
    section: "1.4",
    url: "https://www.rfc-editor.org/rfc/rfc6570#section-1.4",
  });
});

test("a template with too many variables for a text stops, too", () => {
  const template = Array.from({ length: 5000 }, (_, index) => `{a${String(index)}}`).join("");
  expect(caught(() => match(template, "x".repeat(2_000_000))).diagnostic.code).toBe("rfc6570/search-limit");
});

test("a limit is a whole number", () => {
  expect(match("", "", { all: true, limit: 0 })).toEqual([]);
  expect(() => match("{x}", "", { limit: 1.5 })).toThrow(
    new RangeError("The option 'limit' must be a whole number from 0 to 9007199254740991."),
  );
});

test("a template with a mistake is refused", () => {
  expect(caught(() => match("{!x}", "")).diagnostic.code).toBe("rfc6570/reserved-operator");
  expect(caught(() => match("{x", "")).diagnostic.code).toBe("rfc6570/syntax");
});

test("a search reads characters of each length in UTF-8 as a whole, and no others", () => {
  const character = fc.string({
    unit: fc.constantFrom(..."aé\u07FF\u0800अ한\uFFFD\u{10000}😀\u{10FFFF}"),
    minLength: 1,
  });
  const property = fc.property(character, (x) => {
    expect(match("/map/{x},{y}", `/map/${encodeURIComponent(x)},b`)).toEqual({ x, y: "b" });
  });
  fc.assert(property, RUNS);
  const wrong = [
    "%C3",
    "%C3a",
    "%C0%80",
    "%E0%80%80",
    "%E2%82",
    "%ED%A0%80",
    "%F0%80%80%80",
    "%F4%90%80%80",
    "%F5%80%80%80",
  ];
  for (const each of wrong) expect(match("/map/{x},{y}", `/map/${each},b`)).toBeNull();
});
