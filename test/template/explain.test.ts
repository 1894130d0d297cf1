import { applyRepair } from "../../src/index.js";
import { isURITemplate } from "../../src/template/index.js";
import { diagnoseTemplate, repairTemplate, safeParseTemplate } from "../../src/template/explain.js";

/** A text, its faults as `code start-end`, and the repaired text with its certainty; `null` if it has no repair. */
const faults: readonly (readonly [
  text: string,
  found: readonly string[],
  repaired: readonly [template: string, certain: boolean] | null,
])[] = [
  ["{a b}", ["white-space 2-3"], null],
  ["{ a }", ["white-space 1-2", "white-space 3-4"], ["{a}", true]],
  ["{x, y}", ["white-space 3-4"], ["{x,y}", true]],
  ["{user-id}", ["variable-name 5-6"], ["{user%2Did}", false]],
  ["{a..b}", ["variable-name 3-4"], ["{a.%2Eb}", false]],
  ["{é}", ["variable-name 1-2"], ["{%C3%A9}", false]],
  ["{{a}}", ["double-brace 0-2"], ["{a}", false]],
  ["{{a}} {b}", ["double-brace 0-2", "space 5-6"], ["{a}%20{b}", false]],
  ["{a", ["unclosed-expression 0-1"], ["{a}", false]],
  ["/a{id/b", ["unclosed-expression 2-3"], ["/a{id}/b", false]],
  ["{a{b}}", ["unclosed-expression 0-1", "closing-brace 5-6"], ["{a}{b}%7D", false]],
  ["{{a}{b}}", ["unclosed-expression 0-1", "closing-brace 7-8"], null],
  ["{{a}", ["unclosed-expression 0-1"], null],
  ["{{{a}}", ["unclosed-expression 0-1", "double-brace 1-3"], null],
  ["{", ["unclosed-expression 0-1"], null],
  ["a}", ["closing-brace 1-2"], ["a%7D", false]],
  ["{}", ["empty-expression 0-2"], null],
  ["{?}", ["empty-expression 0-3"], null],
  ["{ }", ["white-space 1-2", "empty-expression 0-3"], null],
  ["{,}", ["empty-expression 0-3"], null],
  ["{ ,}", ["white-space 1-2", "empty-expression 0-4"], null],
  ["{ ?,a}", ["white-space 1-2", "operator 3-4"], null],
  ["{a, }", ["white-space 3-4", "empty-variable 2-3"], ["{a}", true]],
  ["{?a&b;c|d}", ["separator 3-4", "separator 5-6", "separator 7-8"], ["{?a,b,c,d}", false]],
  ["{a,}", ["empty-variable 2-3"], ["{a}", true]],
  ["{a,,b}", ["empty-variable 3-4"], ["{a,b}", true]],
  ["{a:0}", ["max-length 3-4"], null],
  ["{a:10000}", ["max-length 3-8"], null],
  ["{a:}", ["max-length 3-3"], null],
  ["{a:3*}", ["modifier 4-5"], null],
  ["{a*:3}", ["modifier 3-4"], null],
  ["{a*3}", ["character 3-4"], null],
  ["{^a}", ["operator 1-2"], null],
  ["{??a}", ["operator 2-3"], null],
  ["{a\uD800}", ["character 2-3"], null],
  ["{a%zz}", ["percent 2-3"], null],
  ["{%4-}", ["percent 1-2"], null],
  ["50%", ["percent 2-3"], ["50%25", true]],
  ["<a>", ["excluded-character 0-1", "excluded-character 2-3"], ["%3Ca%3E", true]],
  ["a\tb\r\nc", ["tab 1-2", "line-break 3-4", "line-break 4-5"], ["abc", true]],
  ["\0", ["control-character 0-1"], null],
  ["\uFFFE\u{1FFFF}", ["non-ascii 0-1", "non-ascii 1-3"], ["%EF%BF%BE%F0%9F%BF%BF", true]],
  ["\uD800", ["lone-surrogate 0-1"], null],
  ["a\uDC00%41", ["lone-surrogate 1-2"], null],
];

test.each(faults)("%j has the faults %j", (text, found, repaired) => {
  expect(isURITemplate(text)).toBe(false);
  const diagnostics = diagnoseTemplate(text);
  expect(diagnostics.map(({ code, start, end }) => `${code} ${String(start)}-${String(end)}`)).toEqual(
    found.map((each) => `rfc6570/${each}`),
  );
  for (const { message, repair, url, section } of diagnostics) {
    expect(message).toMatch(/^\S.*\.$/);
    expect(url).toBe(`https://www.rfc-editor.org/rfc/rfc6570#section-${section}`);
    if (repair) expect(repair.message).toMatch(/^[A-Z].*\.$/);
  }
  expect(safeParseTemplate(text)).toEqual({ ok: false, diagnostic: diagnostics[0] });
  const { template, ok, certain, applied } = repairTemplate(text);
  expect(ok).toBe(repaired !== null);
  expect(isURITemplate(template)).toBe(ok);
  if (repaired !== null) {
    expect([template, certain]).toEqual(repaired);
    expect(applied).toEqual(diagnostics);
  }
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

test("only certain repairs, if they are wanted", () => {
  const { template, ok, certain } = repairTemplate("a b{c", { certain: true });
  expect([template, ok, certain]).toEqual(["a%20b{c", false, true]);
});

test("many faults: later ones are repaired together with the last one", () => {
  const spaces = repairTemplate(" ".repeat(1000));
  expect([spaces.ok, spaces.certain, spaces.template, spaces.applied.length]).toEqual([
    true,
    true,
    "%20".repeat(1000),
    100,
  ]);
  const mixed = repairTemplate(`${" ".repeat(200)}}`);
  expect([mixed.ok, mixed.certain]).toEqual([true, false]);
  const codes = diagnoseTemplate("\0".repeat(200) + " ").map(({ code }) => code);
  expect([codes.length, codes.at(-1)]).toEqual([101, "rfc6570/too-many-faults"]);
});

test("values that are not strings are a TypeError", () => {
  for (const value of [undefined, null, 7, {}]) {
    for (const run of [diagnoseTemplate, repairTemplate, safeParseTemplate]) {
      expect(() => run(value as never)).toThrow(TypeError);
    }
  }
  expect(() => repairTemplate("a", { certain: 1 } as never)).toThrow(TypeError);
});
