// Tests that the committed results are those of the list of implementations, and that the page shows them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { DECISIONS } from "../../scripts/field/decisions.js";
import { build, versionOf } from "../../scripts/field/drivers.js";
import { IMPLEMENTATIONS } from "../../scripts/field/implementations.js";
import { countsOf, report, rightAnswer } from "../../scripts/field/report.js";
import { readResults, sizesOf, type Results } from "../../scripts/field/results-file.js";
import { SURPRISES } from "../../scripts/field/surprises.js";
import { withSection } from "../../scripts/readme/sections.js";

const results = readResults();
const asked = results.implementations.filter(({ why }) => why === undefined);

test("each implementation has a row, in the order of the list", () => {
  const named = results.implementations.map(({ name, language }) => [name, language]);
  expect(named).toEqual(IMPLEMENTATIONS.map(({ name, language }) => [name, language]));
});

test("many implementations in many languages were asked", () => {
  const { others, languages } = countsOf(results.implementations);
  expect(others).toBeGreaterThanOrEqual(20);
  expect(languages).toBeGreaterThanOrEqual(12);
  expect(readFileSync("SECURITY.md", "utf8")).toContain(
    `${String(others)} implementations in ${String(languages)} languages`,
  );
});

test("an implementation has results for what its entry names, or a reason why not", () => {
  for (const { name, version, why, results: own } of results.implementations) {
    const entry = IMPLEMENTATIONS.find((each) => each.name === name);
    const questions = [...(entry?.rules ?? []), ...(entry?.operations ?? [])].filter((each) => each in results.suite);
    expect([name, own.map(({ question }) => question).sort()]).toEqual([
      name,
      why === undefined ? questions.sort() : [],
    ]);
    if (why === undefined) expect(version).toMatch(/^\d/);
    else expect(why).toMatch(/^(?:not installed: .* of (?:Debian|npm)|the driver cannot be built: .*)$/);
  }
});

test("the counts of a question are those of the suite, and of its classes", () => {
  for (const { results: own } of asked) {
    for (const { question, right, chosen, permitted, wrong, classes } of own) {
      expect(right + chosen + permitted + wrong).toBeLessThanOrEqual(results.suite[question]?.cases ?? 0);
      const faults = classes.reduce((sum, { count }) => sum + count, 0);
      expect(faults).toBeGreaterThanOrEqual(permitted + wrong);
      if (permitted + wrong === 0) expect(classes).toEqual([]);
    }
  }
});

test("this package is never wrong, which other tests show, too", () => {
  expect(asked[0]?.name).toBe("uri-grammar");
  expect(asked[0]?.results.filter(({ permitted, wrong }) => permitted + wrong > 0)).toEqual([]);
});

test("the versions of packages of npm are those that are installed", () => {
  const npm = IMPLEMENTATIONS.filter((each) => each.npm !== undefined);
  expect(npm.length).toBeGreaterThan(5);
  const versions = npm.map(({ name }) => results.implementations.find((row) => row.name === name)?.version);
  expect(versions).toEqual(npm.map((each) => versionOf(each)));
});

test("each answer that surprises is still another than that of the RFC", () => {
  const names = new Set(SURPRISES.map(({ name }) => name));
  expect(SURPRISES).toHaveLength(10);
  for (const name of names) {
    const own = SURPRISES.filter((each) => each.name === name);
    const row = asked.find((each) => each.name === name);
    expect([name, row?.surprises?.length]).toEqual([name, own.length]);
    for (const [index, { right, fact, judgement }] of own.entries()) {
      expect(row?.surprises?.[index]).not.toMatch(
        /^(?:error|unsupported|not asked|early end|malformed answer|time-out)$/,
      );
      expect(row?.surprises?.[index]).not.toBe(rightAnswer(right));
      for (const sentence of [fact, judgement]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test("the page shows the results", async () => {
  const page = readFileSync("scripts/field/README.md", "utf8");
  expect(await withSection(page, "field", report(results))).toBe(page);
});

test("a page says what was not installed, and what is unknown", () => {
  const counts = { right: 1, chosen: 1, permitted: 1, wrong: 2 };
  const classes = [
    { kind: "accepts", decision: "characters", count: 1, witness: ["`"] },
    { kind: "accepts", decision: null, count: 1, witness: ["\u{1F600}"] },
    { kind: "refuses", decision: "noPath", count: 1, witness: ["a:"] },
    { kind: "crashes", decision: null, count: 1, witness: ["b:"], answer: "early end" },
  ] as const;
  const small: Results = {
    suite: { URI: { cases: 4000, valid: 1000 } },
    implementations: [
      { name: "one", language: "C", version: null, why: "not installed: one of Debian", results: [] },
      {
        ...{ name: "two", language: "C", version: "2.1" },
        results: [
          { question: "URI", ...counts, classes },
          {
            question: "resolve",
            ...counts,
            classes: [{ kind: "differs", decision: "base", count: 1, witness: ["c", "|"], answer: "d" }],
          },
        ],
      },
      ...["three", "four", "five", "six"].map((name) => ({
        ...{ name, language: "D", version: "1" },
        results: [{ question: "URI", ...counts, classes: classes.slice(0, 1) }],
      })),
    ],
  };
  const page = report(small);
  expect(page).not.toContain("- one:");
  expect(report(results)).toContain("\n- uriparser: `uriParseSingleUriEx`");
  expect(page.slice(0, page.indexOf("\n\n"))).toBe(
    "5 other implementations in 2 languages were asked. All rows have\n30 answers.",
  );
  for (const row of [
    "| one | C | not installed: one of Debian | – | – | – | – | – | – |",
    '| two 2.1 | C | 2 | 2 | `"\\u0060"` `"\\ud83d\\ude00"` `"a:"` and 1 more | – | 2 of 5; open: 2 | – | – |',
    '| accepts | a character that no URI contains | 2 | two, three, four, five, 1 more | `"\\u0060"` |',
    '| accepts | another reason | – | two | `"\\ud83d\\ude00"` |',
    '| crashes | no answer | – | two | `"b:"`: `early end` |',
    '| differs | a base without a scheme | 5.1 | two | `"c"` on `"\\u007c"`: `"d"` |',
  ])
    expect(page.split("\n")).toContain(row);
});

test("each decision has a sentence", () => {
  for (const { sentence } of Object.values(DECISIONS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test("the sizes of a suite count its cases, and those that are valid", () => {
  const request = { op: "validity", rule: "URI", input: "" } as const;
  const cases = [{ valid: true }, { valid: false }, { result: null }, { result: "a" }].map((expected) => ({
    ...{ question: "URI", request, expected: { ...expected, also: [] }, section: null },
  }));
  expect(sizesOf(cases)).toEqual({ URI: { cases: 4, valid: 2 } });
});

test("each driver belongs to an implementation, or reads the lines for several", () => {
  const files = readdirSync("scripts/field/drivers");
  const used = new Set(IMPLEMENTATIONS.map(({ driver }) => driver));
  expect([...used].filter((file) => !existsSync(`scripts/field/drivers/${file}`))).toEqual([]);
  expect(files.filter((file) => !used.has(file) && !/^(?:driver\.|Driver\.java$|Hex\.hs$)/.test(file))).toEqual([]);
});

describe("an implementation", () => {
  const entry = {
    name: "a",
    language: "C",
    driver: "fast-uri.js",
    encoding: "json",
    rules: [],
    operations: [],
    how: "",
  } as const;

  test("that is not installed is told by its packages", () => {
    expect(build({ ...entry, run: "a", debian: ["no-such-package-1", "no-such-package-2"] })).toEqual({
      why: "not installed: no-such-package-1, no-such-package-2 of Debian",
    });
    expect(build({ ...entry, run: "a", npm: "no-such-package" })).toEqual({
      why: "not installed: no-such-package of npm",
    });
    expect(versionOf({ debian: ["no-such-package"] })).toBeNull();
  });

  test("whose driver cannot be built is told by the first line of the compiler", () => {
    expect(build({ ...entry, run: "a", build: "echo first; echo second; exit 1" })).toEqual({
      why: "the driver cannot be built: first",
    });
  });

  test("has a driver after the build", () => {
    const built = build({ ...entry, name: "b c", run: "node {folder}/driver {source}", build: 'test -f "$SOURCE"' });
    const command = "driver" in built ? built.driver.command : [];
    expect(command[0]).toBe(process.execPath);
    expect(command[1]).toMatch(/generated.field.b-c.driver$/);
    expect(command[2]).toMatch(/scripts.field.drivers.fast-uri\.js$/);
    expect(versionOf({})).toBe(process.versions.node);
  });
});
