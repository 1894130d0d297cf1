import { PASSED } from "../../src/cli/command.js";
import fc from "fast-check";
import { table } from "../../generated/rfc3986.reference.js";
import { lineEndOf } from "../../src/cli/line-end.js";
import { linesIn } from "../../src/cli/lines.js";
import { nearlyAllPass, stretchesOf, type Stretch } from "../../src/cli/stretches.js";
import { Automaton } from "../../src/core/automaton.js";

const automaton = new Automaton(table);
const passing = { lineEnd: lineEndOf(automaton, "URI-reference"), around: ['ok "', '"'], record: PASSED } as const;
const all = { json: false, only: "all", placed: false } as const;

const stretches = (text: string, job: Parameters<typeof stretchesOf>[2] = all): Stretch[] => [
  ...stretchesOf({ bytes: Buffer.from(text), source: "a.txt", line: 7 }, passing, job),
];

test("empty input", () => {
  expect(stretches("")).toEqual([]);
});

test.each([
  ["a\nb\n", [{ count: 2, text: 'ok "a"\nok "b"\n' }]],
  ["a\nb", [{ count: 2, text: 'ok "a"\nok "b"\n' }]],
  ["a\r\n\nb\r\n", [{ count: 3, text: 'ok "a"\nok ""\nok "b"\n' }]],
  ["a b\n[\n", [["a b", "["]]],
  ["a b\r\n\u00e9", [["a b", "\u00e9"]]],
  ["a\n[\nb\n", [{ count: 1, text: 'ok "a"\n' }, ["["], { count: 1, text: 'ok "b"\n' }]],
  ["[\na\r", [["[", "a\r"]]],
])("%j", (text, wanted) => {
  expect(stretches(text)).toEqual(wanted);
});

test("as JSON", () => {
  const [stretch] = stretches("a\nb\n", { json: true, only: "passed", placed: false });
  expect(stretch).toEqual({
    count: 2,
    text: '{"input":"a","ok":true,"diagnostics":[]}\n{"input":"b","ok":true,"diagnostics":[]}\n',
  });
});

test("as JSON, with places", () => {
  expect(stretches("a\nb\n[\n\nc\n", { json: true, only: "all", placed: true })).toEqual([
    {
      count: 2,
      text:
        '{"input":"a","file":"a.txt","line":7,"ok":true,"diagnostics":[]}\n' +
        '{"input":"b","file":"a.txt","line":8,"ok":true,"diagnostics":[]}\n',
    },
    ["["],
    {
      count: 2,
      text:
        '{"input":"","file":"a.txt","line":10,"ok":true,"diagnostics":[]}\n' +
        '{"input":"c","file":"a.txt","line":11,"ok":true,"diagnostics":[]}\n',
    },
  ]);
});

test.each(["failed", "none"] as const)("with --only %s, nothing is written for lines that pass", (only) => {
  expect(stretches("a\n[\n", { json: false, only, placed: false })).toEqual([{ count: 1, text: "" }, ["["]]);
});

test("in a format of diagnostics, nothing is written for lines that pass", () => {
  const job = { json: false, findings: "unix", only: "all", placed: true } as const;
  expect(stretches("a\n[\n", job)).toEqual([{ count: 1, text: "" }, ["["]]);
});

test("each line is in one range, by whether it passes", () => {
  const line = fc.constantFrom("a", "", "//a:x", "b c", "\u00e9", "\r", "d\re");
  const lines = fc.array(fc.tuple(line, fc.constantFrom("\n", "\r\n")), { maxLength: 8 });
  fc.assert(
    fc.property(lines, fc.boolean(), (pairs, ended) => {
      const text = pairs.flat().join("") + (ended ? "" : "z");
      const found = stretches(text).map((stretch) => ("count" in stretch ? stretch.text : stretch));
      const wanted = linesIn(text).map((each) => (automaton.test(each, "URI-reference") ? `ok "${each}"\n` : [each]));
      expect(found.flatMap((each) => (typeof each === "string" ? each.match(/.*\n/g) : each))).toEqual(wanted.flat());
    }),
    { seed: 3986 },
  );
});

test.each([
  ["", true],
  ["a\nb", true],
  ["a\r\nb c\n", false],
  ["a b", false],
  [`a b\n${"a\n".repeat(49)}`, true],
  [`a b\n${"a\n".repeat(48)}`, false],
  [`${"a\n".repeat(200)}${"a b\n".repeat(200)}`, true],
])("whether nearly all lines pass: %j", (text, wanted) => {
  expect(nearlyAllPass(Buffer.from(text), passing)).toBe(wanted);
});
