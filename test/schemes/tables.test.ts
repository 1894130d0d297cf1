import { applyEdit, type Diagnostic, type Severity } from "../../src/core/diagnostic.js";
import {
  compare,
  equivalent,
  normalize,
  parse,
  repair,
  schemes,
  validate,
  type AnyScheme,
  type Profile,
} from "../../src/schemes/index.js";
import { tables } from "./table.js";

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

test("every scheme has a table", () => {
  expect(tables.map(([, key]) => key).sort()).toEqual([...schemes.keys()].sort());
});

describe.each(tables)("%s: %s", (_file, key, table) => {
  const scheme = schemes.get(key) as AnyScheme;
  const { standard } = scheme;
  const examples = [...new Set([...table.examples, ...scheme.examples])];

  test("the table has eight valid strings and eight others", () => {
    expect(table.valid.length).toBeGreaterThanOrEqual(8);
    expect(table.invalid.length).toBeGreaterThanOrEqual(8);
  });

  test.each([...new Set([...table.valid, ...examples])])("%s is valid", (uri) => {
    expect(validate(uri, { standard }).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(parse(uri, { standard, scheme: true })).toMatchObject({ start: 0, end: uri.length });
  });

  const rows = table.invalid.map(([uri, code, start, end, { severity = "error", profile = "consume" } = {}]) => {
    return { uri, code, start, end, severity, profile: profile as Profile };
  });

  test.each(rows)("$uri: $code", ({ uri, code, start, end, severity, profile }) => {
    const { valid, diagnostics } = validate(uri, { standard, profile });
    if (severity === "error") expect(valid).toBe(false);
    expect(diagnostics).toContainEqual(expect.objectContaining({ severity, code, start, end }));
    for (const found of diagnostics) {
      expect(found.url).toMatch(/^https?:\/\/\S+$/);
      expect(found.message).toMatch(/^.+[.!?]$/);
      expect(0 <= found.start && found.start <= found.end && found.end <= uri.length).toBe(true);
      if (!found.hint) continue;
      // A hint is a repair: what it is for is gone, and nothing that is worse has come.
      const left = validate(applyEdit(uri, found.hint), { standard, profile }).diagnostics;
      const isAsBad = (each: Diagnostic): boolean =>
        SEVERITIES.indexOf(each.severity) <= SEVERITIES.indexOf(found.severity);
      if (validate(uri, { standard, profile }).node === null) continue;
      expect(left.filter(isAsBad).length).toBeLessThan(diagnostics.filter(isAsBad).length);
    }
  });

  test("no check is there that no row breaks", () => {
    const codes = [...scheme.requirements, ...scheme.mistakes].map(({ code }) => `${scheme.name}/${code}`);
    const tried = new Set(
      rows.flatMap(({ uri, profile }) => validate(uri, { standard, profile }).diagnostics.map(({ code }) => code)),
    );
    expect(codes.filter((code) => !tried.has(code))).toEqual([]);
  });

  // A table can have none of these: test.each wants a row.
  test("the normal forms are these, and stay as they are", () => {
    for (const [uri, form] of table.normal) {
      expect([uri, normalize(uri, { standard })]).toEqual([uri, form]);
      expect(normalize(form, { standard })).toBe(form);
    }
  });

  test("these are equivalent, and those are not", () => {
    const found = (pairs: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
      pairs.filter(([a, b]) => equivalent(a, b, { standard }));
    expect(found(table.equivalent)).toEqual(table.equivalent);
    expect(found(table.different)).toEqual([]);
    for (const [a, b] of table.equivalent) expect(compare(a, b, { standard }).equivalent).toBe(true);
  });

  test("the repairs are these", () => {
    for (const [uri, repaired] of table.fixed ?? []) {
      expect([uri, repair(uri, { standard }).uri]).toEqual([uri, repaired]);
    }
  });
});
