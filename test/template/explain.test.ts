import { applyRepair } from "../../src/index.js";
import { isURITemplate } from "../../src/template/index.js";
import { diagnoseTemplate, repairTemplate, safeParseTemplate } from "../../src/template/explain.js";
import { faults } from "../tables/rfc6570-faults.js";

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

test("a line break is removed, and the white space around it is encoded", () => {
  const [fault] = diagnoseTemplate("/a\n {b}");
  expect([fault?.message, fault?.repair?.message]).toEqual([
    "A line break is not allowed in a URI Template.",
    "Remove it.",
  ]);
  expect(repairTemplate("/a\n {b}").template).toBe("/a%20{b}");
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
