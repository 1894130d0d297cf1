import { applyRepair, type Diagnostic, type Repair, type Severity } from "../../src/core/diagnostic.js";
import { applyRepairs } from "../../src/explain/report.js";
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
  type ValidateOptions,
} from "../../src/schemes/index.js";
import { testOfAll } from "../support/selected.js";
import { othersOf, tables } from "./table.js";

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

const PROFILES: readonly Profile[] = ["consume", "mint"];

const isAdvice = (code: string): boolean => /^(?:scheme|security)\//.test(code);

testOfAll("every scheme has a table", () => {
  expect(tables.map(([, key]) => key).sort()).toEqual([...schemes.keys()].sort());
});

/** Returns whether a repair writes a text, alone or among characters that it keeps. */
function isWritten(removed: string, text: string, quoted: string): boolean {
  const kept = (all: string): string => all.split(quoted).join("").replace(/\W/g, "");
  return text === quoted || (text.includes(quoted) && kept(text) === kept(removed));
}

/** What the sentence of a repair must say of each edit, by its words. */
const CLAIMS: readonly (readonly [
  words: RegExp,
  isTrue: (removed: string, text: string, quoted: string) => boolean,
])[] = [
  [/^Remove (?!.*(?:zeros|digits|dots|marks)|each|the other)/, (_, text) => text === ""],
  [/^Remove /, (removed, text) => text.length < removed.length],
  [/^Write '([^']+)'(?: here| before it| at the end| in \d+ places)?\.$/, isWritten],
  [
    /^Write .* in lower case\.$/,
    (removed, text) => text.replace(/%../g, "") === removed.replace(/%../g, "").toLowerCase(),
  ],
  [/^Write .* in upper case\.$/, (removed, text) => text === removed.toUpperCase()],
  [/^Percent-encode /, (removed, text) => text.length > removed.length && text.includes("%")],
];

/** Returns what the sentence of a repair says wrongly; `null` if it is true. */
function untruth(uri: string, { message, edits }: Repair): string | null {
  for (const [words, isTrue] of CLAIMS) {
    const [claim, quoted = ""] = words.exec(message) ?? [];
    if (claim === undefined) continue;
    return edits.every(({ start, end, text }) => isTrue(uri.slice(start, end), text, quoted)) ? null : claim;
  }
  return null;
}

/** Checks what a profile finds in a string: the sentences, the spans, and that each repair removes its diagnostic. */
function expectRepairs(uri: string, options: ValidateOptions): void {
  const { diagnostics } = validate(uri, options);
  for (const found of diagnostics) {
    expect(found.url).toMatch(/^https?:\/\/\S+$/);
    expect(found.message).toMatch(/^(?:[A-Z]|'[^']+'|U\+[\dA-F]{4}).*[.!?]$/su);
    expect(0 <= found.start && found.start <= found.end && found.end <= uri.length).toBe(true);
    if (found.repair) expect(found.repair.message).toMatch(/^[A-Z].*[.!?]$/);
    if (found.repair) expect([found.repair.message, untruth(uri, found.repair)]).toEqual([found.repair.message, null]);
  }
  const repairable = diagnostics.filter(({ repair }) => repair !== undefined);
  for (const found of repairable) {
    // The repair removes its diagnostic. A fault of the same severity that was hidden behind it may appear.
    const { diagnostics: left } = validate(applyRepair(uri, found.repair as never), options);
    const isAsBad = (each: Diagnostic): boolean =>
      SEVERITIES.indexOf(each.severity) <= SEVERITIES.indexOf(found.severity);
    const isAlike = ({ code }: Diagnostic): boolean => code === found.code;
    const [before, after] = [diagnostics.filter(isAsBad), left.filter(isAsBad)];
    expect(after.length).toBeLessThanOrEqual(before.length);
    if (after.length === before.length) {
      expect(after.filter(isAlike).length).toBeLessThan(before.filter(isAlike).length);
    }
  }
  const errors = repairable.filter(({ severity }) => severity === "error");
  const all = validate(applyRepairs(uri, errors), options);
  const repaired = repair(uri, options);
  // One round of repairs is enough, unless a repair uncovers a hidden fault.
  if (repaired.ok && repaired.applied.length === errors.length) expect(all.ok).toBe(true);
}

describe.each(tables)("%s: %s", (_file, key, table) => {
  const scheme = schemes.get(key) as AnyScheme;
  const { standard } = scheme;
  const examples = [...new Set([...table.examples, ...scheme.examples])];
  const others = othersOf(table);
  const foundIn = (uri: string): readonly Diagnostic[] =>
    PROFILES.flatMap((profile) => validate(uri, { standard, profile }).diagnostics);

  test("the table has at least eight valid strings and eight others", () => {
    expect(table.valid.length).toBeGreaterThanOrEqual(8);
    expect(others.length).toBeGreaterThanOrEqual(8);
  });

  // One test for all of them: a test for each of thousands of strings takes longer than the strings.
  test("the valid strings are valid", () => {
    const codes = scheme.requirementsFor.mint.map(({ code }) => `${scheme.name}/${code}`);
    for (const uri of new Set([...table.valid, ...examples])) {
      const errors = validate(uri, { standard }).diagnostics.filter(({ severity }) => severity === "error");
      const { start, end } = parse(uri, { standard, scheme: true });
      expect([uri, errors, start, end]).toEqual([uri, [], 0, uri.length]);
      expect(repair(uri, { standard })).toEqual({ uri, ok: true, certain: true, applied: [] });
      // The profile `mint` can give more diagnostics, but only from requirements of the scheme.
      const { diagnostics } = validate(uri, { standard, profile: "mint" });
      const others = diagnostics.filter(({ code }) => !isAdvice(code) && !codes.includes(code));
      expect([uri, others]).toEqual([uri, []]);
    }
  });

  test("the invalid strings have an error, and those with advice have none", () => {
    const isValid = (uri: string): boolean => validate(uri, { standard }).ok;
    expect(table.invalid.filter(isValid)).toEqual([]);
    for (const uri of table.advised ?? []) {
      expect([uri, isValid(uri)]).toEqual([uri, true]);
      expect([uri, foundIn(uri)]).not.toEqual([uri, []]);
    }
  });

  test.each(others)("the repairs of what is found in %s remove their diagnostics", (uri) => {
    for (const profile of PROFILES) expectRepairs(uri, { standard, profile });
  });

  test("each requirement has a string that violates it", () => {
    const codes = scheme.requirements.map(({ code }) => `${scheme.name}/${code}`);
    const tried = new Set(others.flatMap(foundIn).map(({ code }) => code));
    expect(codes.filter((code) => !tried.has(code))).toEqual([]);
  });

  // These lists can be empty, but test.each needs a row.
  test("the normal forms are as expected and idempotent", () => {
    for (const [uri, form] of table.normal) {
      expect([uri, normalize(uri, { standard })]).toEqual([uri, form]);
      expect(normalize(form, { standard })).toBe(form);
    }
  });

  test("URIs are equivalent or different as expected", () => {
    const found = (pairs: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
      pairs.filter(([a, b]) => equivalent(a, b, { standard }));
    expect(found(table.equivalent)).toEqual(table.equivalent);
    expect(found(table.different)).toEqual([]);
    for (const [a, b] of table.equivalent) expect(compare(a, b, { standard }).equivalent).toBe(true);
  });

  test("the repairs are as expected", () => {
    const { fixed = [] } = table;
    expect(fixed.map(([uri]) => [uri, repair(uri, { standard }).uri])).toEqual(fixed);
  });
});
