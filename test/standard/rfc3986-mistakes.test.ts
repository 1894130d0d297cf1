import { applyEdit, standards, type RFC3986Rule } from "../../src/index.js";
import { mistakes } from "../tables/rfc3986-mistakes.js";

const { rfc3986 } = standards;

test.each(mistakes)(
  "$input as a $rule: $code",
  ({ input, rule, code, span, index, breaks, section, message, hint, repaired }) => {
    const result = rfc3986.safeParse(input, rule as RFC3986Rule);
    if (result.ok) throw new Error("the input is valid");
    const { diagnostic } = result;
    expect({ ...diagnostic, hint: diagnostic.hint?.message }).toEqual({
      severity: "error",
      code: `rfc3986/${code}`,
      message,
      start: span[0],
      end: span[1],
      index,
      rule: breaks,
      section,
      url: section.startsWith("RFC5234:")
        ? "https://www.rfc-editor.org/rfc/rfc5234#appendix-B.1"
        : `https://www.rfc-editor.org/rfc/rfc3986#section-${section}`,
      expected: expect.any(Array) as unknown,
      found: expect.any(String) as unknown,
      hint,
    });
    if (diagnostic.hint) {
      expect(applyEdit(input, diagnostic.hint)).toBe(repaired);
      expect(rfc3986.test(String(repaired), rule as RFC3986Rule)).toBe(true);
    }
  },
);

test("each code is in the table", () => {
  expect(new Set(mistakes.map(({ code }) => code)).size).toBeGreaterThanOrEqual(40);
});

test("a message never repeats more of the input than one character", () => {
  for (const secret of [
    "http://user:hunter2@h:x/",
    "hunter2 hunter2",
    "a#hunter2#",
    "http://[hunter2]",
    "hunter2_:x",
  ]) {
    const result = rfc3986.safeParse(secret);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result.ok || [result.diagnostic.message, result.diagnostic.found])).not.toContain("hunter2");
  }
});
