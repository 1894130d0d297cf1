/**
 * Texts with very many faults: the number of reported faults is bounded, independent of the length.
 *
 * @module
 */
import { diagnose, isURI, repair, safeParse, type Diagnostic } from "../../src/index.js";
import { validate } from "../../src/schemes/index.js";
import { TIMEOUT } from "../laws/law.js";

/** The amount of text and edits in the repairs of some diagnostics. */
function sizeOf(diagnostics: readonly Diagnostic[]): number {
  const edits = diagnostics.flatMap((each) => each.repair?.edits ?? []);
  return edits.reduce((size, { text }) => size + text.length + 1, 0);
}

/** A name, a text, and the code of its faults. */
type Row = readonly [name: string, text: string, code: string];

/** Returns texts of at least some length. */
const textsOf = (length: number): readonly Row[] => [
  ["delimiters", `http://a/${"<".repeat(length)}`, "delimiter"],
  ["spaces between letters", `http://a/${"a ".repeat(length / 2)}b`, "space"],
  ["characters outside ASCII", `http://a/${"é".repeat(length)}`, "non-ascii"],
  ["'%'", `http://a/${"%".repeat(length)}`, "percent"],
  ["escapes", `http://a/${"%u00E9".repeat(length)}`, "escape"],
  ["invisible characters", `http://a/${"a\u200B".repeat(length / 2)}b`, "invisible-character"],
  ["NULs", `http://a/${"\0".repeat(length)}`, "control-character"],
];

/**
 * Tests that texts with very many faults get few diagnostics.
 *
 * @param length of the texts, at least 200,000 code units: less is checked completely
 * @param most the number of texts
 */
export function testManyFaults(length: number, most = Infinity): void {
  test.each(textsOf(length).slice(0, most))(
    "%s",
    (_, text, code) => {
      const first = safeParse(text);
      expect(first.ok ? null : first.diagnostic.code).toBe(`rfc3986/${code}`);
      for (const diagnostics of [diagnose(text), validate(text).diagnostics]) {
        expect(diagnostics.length).toBeLessThanOrEqual(101);
        expect(sizeOf(diagnostics)).toBeLessThan(2_000_000);
        const { code: last, start, end, repair: none } = diagnostics.at(-1) as Diagnostic;
        expect([last.split("/")[1], end, none]).toEqual(["too-many-faults", text.length, undefined]);
        expect(start).toBeGreaterThan(90_000);
      }
      const repaired = repair(text);
      expect([repaired.ok, isURI(repaired.uri)]).toEqual([false, false]);
      // The rest of the text is unchanged.
      expect(repaired.uri.endsWith(text.slice(-length / 4))).toBe(true);
    },
    TIMEOUT,
  );

  test("the last one says that the rest was not checked", () => {
    const text = `http://a/${"<".repeat(length)}`;
    const last = diagnose(text).at(-1) as Diagnostic;
    expect(last).toEqual({
      severity: "error",
      code: "rfc3986/too-many-faults",
      message: "The string has too many faults. The rest of it was not checked.",
      start: 95_335,
      end: text.length,
      index: 95_335,
      rule: "path",
      expected: last.expected,
      found: '"<"',
      section: "3.3",
      url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
    });
  });

  test("behind a wrapper, and without a scheme", () => {
    const text = "<".repeat(length);
    const diagnostics = diagnose(text);
    expect(diagnostics[0]?.code).toBe("rfc3986/wrapper");
    expect(diagnostics.at(-1)?.code).toBe("rfc3986/too-many-faults");
  });
}
