/** Texts with many faults. many.prove.ts has longer ones. */
import { diagnose, isURI, repair, type Diagnostic } from "../../src/index.js";
import { defineScheme, withSchemes } from "../../src/schemes/index.js";
import { diagnoseTemplate } from "../../src/template/explain.js";
import { testManyFaults } from "./many.js";

describe("very many faults", () => {
  testManyFaults(400_000, 1);
});

test.each(["//[[%[[[[[[[[[[[[v[[[{}", `http://[%${"[".repeat(40)}x/`])(
  "%s has too many faults that each need a look at the whole text",
  (text) => {
    const diagnostics = diagnose(text);
    const { code, end, repair: none } = diagnostics.at(-1) as Diagnostic;
    expect([code, end, none]).toEqual(["rfc3986/too-many-faults", text.length, undefined]);
    for (const { code: each, repair: known } of diagnostics.slice(0, -1)) {
      expect([each, known === undefined]).toEqual([expect.stringMatching(/bracket|percent/), false]);
    }
    const { uri, ok } = repair(text);
    expect(isURI(uri)).toBe(ok);
  },
);

test("more invisible characters than a list has faults are not looked at together", () => {
  const diagnostics = diagnose(`http://a/${"a\u200B".repeat(150)}b`);
  expect(diagnostics).toHaveLength(100);
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["rfc3986/invisible-character"]));
});

test("faults that just fit into the rounds are all repaired", () => {
  const text = "//[[%[[[[[[[[[[[[[x/";
  const diagnostics = diagnose(text);
  expect(diagnostics.map(({ start, end }) => [start, end])).toEqual(
    Array.from({ length: 16 }, (_, index) => [index + 2, index + 3]),
  );
  expect(diagnostics.filter(({ repair: known }) => known === undefined)).toEqual([]);
  expect(repair(text)).toMatchObject({ uri: "//%25x/", ok: true });
});

test("faults that are too many to be counted share the repair of the first of their kind", () => {
  const text = `http://a/{a}${"^".repeat(100)}{a}`;
  const diagnostics = diagnose(text);
  // The first placeholder stands for the second one, too.
  expect(diagnostics.map(({ start, code }) => [start, code])).toEqual([
    [9, "rfc3986/template"],
    ...Array.from({ length: 99 }, (_, index) => [index + 12, "rfc3986/excluded-character"]),
  ]);
  expect(diagnostics.at(-1)?.repair?.edits).toHaveLength(2);
});

test("the last fault says that there are more, only if there are", () => {
  const MORE = "There are more faults. They are not listed.";
  for (const count of [99, 100, 101, 200]) {
    for (const text of [`http://a/${"<".repeat(count)}x`, `http://a/${"\0".repeat(count)}x`]) {
      const diagnostics = diagnose(text);
      expect(diagnostics).toHaveLength(Math.min(count, 100));
      const marked = diagnostics.flatMap(({ message }, index) => (message.endsWith(MORE) ? [index] : []));
      expect(marked).toEqual(count > 100 ? [99] : []);
    }
  }
  const lastOf = (count: number): string | undefined => diagnoseTemplate("a<".repeat(count)).at(-1)?.message;
  expect(lastOf(101)).toBe(`${String(lastOf(100))} ${MORE}`);
});

test("a validation lists the worst faults, and ends with one that says that there are more", () => {
  // Each letter is an info, and each digit an error.
  const { validate: own } = withSchemes([
    defineScheme({
      name: "x-many",
      specification: { name: "Many", title: "Many", url: () => "https://example.com/" },
      section: "1",
      status: null,
      requirements: (["advice", "MUST"] as const).map((level) => ({
        code: level.toLowerCase(),
        level,
        section: "2",
        rule: "URI",
        summary: "No such character.",
        *find({ input }) {
          for (let at = "x-many:".length; at < input.length; at++) {
            if (/\d/.test(input.charAt(at)) === (level === "MUST")) yield { message: "m.", start: at, end: at + 1 };
          }
        },
      })),
    }),
  ]);
  const { ok, diagnostics } = own(`x-many:${"a".repeat(500)}${"1".repeat(30)}`);
  expect([ok, diagnostics.length]).toEqual([false, 101]);
  const count = (severity: string): number => diagnostics.filter((each) => each.severity === severity).length;
  expect([count("info"), count("error")]).toEqual([71, 30]);
  expect(diagnostics.at(-1)).toEqual({
    severity: "info",
    code: "scheme/more",
    message: "There are more faults. They are not listed.",
    start: 537,
    end: 537,
    rule: "URI",
    section: "2",
    url: "https://example.com/",
  });
  expect(own(`x-many:${"a".repeat(101)}`).diagnostics.at(-1)?.code).toBe("x-many/advice");
  expect(own(`x-many:${"a".repeat(500)}${"1".repeat(500)}`).diagnostics.at(-1)).toMatchObject({
    severity: "error",
    code: "scheme/more",
  });
});

test("a hundred thousand characters are repaired as one text", () => {
  const text = `data:,${"é".repeat(100_000)}`;
  expect(repair(text)).toMatchObject({ ok: true, certain: true, uri: `data:,${"%C3%A9".repeat(100_000)}` });
});
