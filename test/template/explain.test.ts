import type { Repaired } from "../../src/explain/repair.js";
import { applyRepair } from "../../src/index.js";
import { isURITemplate, parseTemplate } from "../../src/template/index.js";
import {
  diagnoseTemplate,
  repairTemplate,
  safeParseTemplate,
  type TemplateRepairOptions,
} from "../../src/template/explain.js";
import { caught } from "../support/caught.js";
import { linesOfFound, readExplanations, testExplanations } from "../support/explanations.js";

/** Returns the diagnostics and the repairs of a text. */
function linesAbout(_: string, input: string): readonly string[] {
  const repairedBy = (options?: TemplateRepairOptions): Repaired => {
    const { template: uri, ...rest } = repairTemplate(input, options);
    return { uri, ...rest };
  };
  return linesOfFound(input, diagnoseTemplate(input), repairedBy(), repairedBy({ certain: true }));
}

testExplanations("template-explanations", linesAbout);

const all = readExplanations("template-explanations").map(({ input }) => input);

const texts = all.filter((text) => !isURITemplate(text));

test.each(texts)("the first fault of %j is at the exact offset", (text) => {
  const { index, expected, found } = caught(() => parseTemplate(text)).diagnostic;
  const [first] = diagnoseTemplate(text);
  expect(first).toMatchObject({ index, expected, found });
  expect(safeParseTemplate(text)).toEqual({ ok: false, diagnostic: first });
});

test.each(all)("%j: the advice on a template has no errors", (text) => {
  const severities = new Set(diagnoseTemplate(text).map(({ severity }) => severity));
  expect(severities.has("error")).toBe(!isURITemplate(text));
});

test.each(texts)("%j is a template after the repairs, or they do not help", (text) => {
  const { template, ok } = repairTemplate(text);
  expect(isURITemplate(template)).toBe(ok);
});

test("a template has no faults and no repairs", () => {
  expect(diagnoseTemplate("/a{b}")).toEqual([]);
  expect(repairTemplate("/a{b}")).toEqual({ template: "/a{b}", ok: true, certain: true, applied: [] });
  expect(safeParseTemplate("/a{b}")).toMatchObject({ ok: true, node: { type: "URI-Template" } });
});

test("the whole record", () => {
  const text = "/a{?b&c}";
  const [diagnostic] = diagnoseTemplate(text);
  expect(diagnostic).toEqual({
    severity: "error",
    code: "rfc6570/separator",
    message: "The variables of an expression must be separated by ',', not by '&'.",
    start: 5,
    end: 6,
    index: 5,
    rule: "variable-list",
    expected: expect.arrayContaining(["ALPHA", "DIGIT", '","', '"}"']) as unknown,
    found: '"&"',
    section: "2.3",
    url: "https://www.rfc-editor.org/rfc/rfc6570#section-2.3",
    repair: { message: "Write ','.", edits: [{ start: 5, end: 6, text: "," }], certain: false },
  });
  expect(diagnostic?.repair && applyRepair(text, diagnostic.repair)).toBe("/a{?b,c}");
});

test("a line break is removed with the white space around it", () => {
  const [fault] = diagnoseTemplate("/a\n {b}");
  expect([fault?.message, fault?.repair?.message]).toEqual([
    "A line break is not allowed in a URI Template.",
    "Remove the line break and the white space around it.",
  ]);
  expect(repairTemplate("/a\n {b}").template).toBe("/a{b}");
});

test("only certain repairs, if they are wanted", () => {
  const { template, ok, certain } = repairTemplate("a^b{c", { certain: true });
  expect([template, ok, certain]).toEqual(["a%5Eb{c", false, true]);
});

const NUL = "\0";
const BAR = "|";
/** A character whose repair is a guess. */
const GUESSED = "\\";

/** Many faults, and for the last ones: the code, the place, the number of edits, and whether they are certain. */
const many: readonly (readonly [
  name: string,
  text: string,
  last: readonly (readonly [code: string, start: number, end: number, edits?: number, certain?: boolean])[],
])[] = [
  ["100 bars", BAR.repeat(100), [["excluded-character", 99, 100, 1, true]]],
  ["200 bars", BAR.repeat(200), [["excluded-character", 99, 100, 101, true]]],
  ["200 spaces between words", "a b".repeat(200), [["space", 298, 299, 101, false]]],
  ["a guess after 200 bars", `${BAR.repeat(200)}a${GUESSED}`, [["excluded-character", 99, 100, 102, false]]],
  ["a bar after 100 guesses", `${GUESSED.repeat(100)}a|`, [["backslash", 99, 100, 2, false]]],
  ["edits around others stay in order", `${BAR.repeat(100)}{{ a}}`, [["excluded-character", 99, 100, 4, false]]],
  ["an insertion comes first", `${BAR.repeat(100)}{ a...}`, [["excluded-character", 99, 100, 4, false]]],
  ["100 faults without a repair", NUL.repeat(100), [["control-character", 99, 100]]],
  [
    "a fault without a repair after 100 bars",
    `${BAR.repeat(100)}${NUL}a`,
    [
      ["excluded-character", 99, 100, 1, true],
      ["too-many-faults", 100, 102],
    ],
  ],
  [
    "two of them, and a bar",
    `${BAR.repeat(100)}${NUL}${NUL}|`,
    [
      ["excluded-character", 99, 100, 2, true],
      ["too-many-faults", 100, 103],
    ],
  ],
  [
    "a bar after 99 of them and one without a repair",
    `${BAR.repeat(99)}${NUL}|`,
    [
      ["excluded-character", 98, 99, 2, true],
      ["control-character", 99, 100],
    ],
  ],
  [
    "a bar after 100 faults without a repair",
    `${NUL.repeat(100)}|a`,
    [
      ["control-character", 99, 100],
      ["too-many-faults", 100, 102],
    ],
  ],
];

test.each(many)("%s: later faults are repaired together with the last repair", (_, text, last) => {
  const diagnostics = diagnoseTemplate(text);
  const found = diagnostics.slice(-last.length).map(({ code, start, end, repair }) => {
    const fault = [code.replace("rfc6570/", ""), start, end];
    return repair === undefined ? fault : [...fault, repair.edits.length, repair.certain];
  });
  expect(found).toEqual(last);
  expect(diagnostics.length).toBe(found.at(-1)?.[0] === "too-many-faults" ? 101 : 100);
});

test("spaces next to each other are one fault", () => {
  const text = `a${" ".repeat(200)}b`;
  expect(diagnoseTemplate(text)).toMatchObject([{ code: "rfc6570/space", start: 1, end: 201 }]);
  expect(repairTemplate(text)).toMatchObject({ template: `a${"%20".repeat(200)}b`, ok: true });
});

test("the whole record of too many faults", () => {
  expect(diagnoseTemplate(`${NUL.repeat(100)}|a`).at(-1)).toEqual({
    severity: "error",
    code: "rfc6570/too-many-faults",
    message: "The string has too many faults. The rest of it was not checked.",
    start: 100,
    end: 102,
    index: 100,
    rule: "literals",
    expected: diagnoseTemplate(NUL)[0]?.expected,
    found: '"|"',
    section: "2.1",
    url: "https://www.rfc-editor.org/rfc/rfc6570#section-2.1",
  });
});

test("many faults are repaired together", () => {
  const { template, ok, certain, applied } = repairTemplate(`${BAR.repeat(999)}{{ a}}`);
  expect([template, ok, certain, applied.length]).toEqual([`${"%7C".repeat(999)}{a}`, true, false, 100]);
});

test("no list of faults is long, and the edits of all are in order", () => {
  for (const unit of ["a^", "{x }", "{{ a}}", "{a...}", "}", "{a b}", "\0", "%(x)s", "C:\\", "{a:int,b?}", "\n"]) {
    const text = unit.repeat(5000);
    const diagnostics = diagnoseTemplate(text);
    expect([unit, diagnostics.length <= 101]).toEqual([unit, true]);
    for (const { repair } of diagnostics) if (repair) expect(() => applyRepair(text, repair)).not.toThrow();
  }
});

test("no list of warnings is long, and the last one says that there are more", () => {
  const [warning, ...others] = diagnoseTemplate("{!a}".repeat(100)).map(({ message }) => message);
  expect(new Set(others)).toEqual(new Set([warning]));
  const more = diagnoseTemplate("{!a}".repeat(101)).map(({ message }) => message);
  expect(more).toEqual([warning, ...others.slice(1), `${String(warning)} There are more faults. They are not listed.`]);
});

test("the whole record of a warning", () => {
  expect(diagnoseTemplate("/a{!b}")).toEqual([
    {
      severity: "warning",
      code: "rfc6570/reserved-operator",
      message:
        "This operator is reserved for extensions, so it has no expansion. " +
        "Write '+', '#', '.', '/', ';', '?' or '&', or no operator.",
      start: 3,
      end: 4,
      rule: "op-reserve",
      section: "2.2",
      url: "https://www.rfc-editor.org/rfc/rfc6570#section-2.2",
    },
  ]);
});

test("values that are not strings are a TypeError", () => {
  for (const value of [undefined, null, 7, {}]) {
    for (const run of [diagnoseTemplate, repairTemplate, safeParseTemplate]) {
      expect(() => run(value as never)).toThrow(TypeError);
    }
  }
  expect(() => repairTemplate("a", { certain: 1 } as never)).toThrow(TypeError);
});
