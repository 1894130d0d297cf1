import { jest } from "@jest/globals";
import { diagnose, type Diagnostic } from "../../src/index.js";
import { repairing, type Findings } from "../../src/cli/fix.js";
import { styleFor } from "../../src/cli/terminal.js";
import { work } from "../../src/cli/work.js";

const style = styleFor({ colour: false });

const error = (message: string, start: number, repairs: object): Diagnostic => ({
  severity: "error",
  code: "x/y",
  message,
  start,
  end: start + 1,
  rule: "r",
  section: "1",
  url: "https://example.com/",
  ...repairs,
});

test("errors that are found only after other repairs are reported in the repaired string", () => {
  const repair = { message: "Write 'B'.", edits: [{ start: 0, end: 1, text: "B" }], certain: true };
  const first = error("There is an 'a'.", 0, { repair });
  const second = error("There is a 'B'.", 0, {});
  const find = jest.fn((input: string) => ({ ok: false, diagnostics: [input === "a" ? first : second] }));
  const outcome = repairing(find, false, style)("a");
  expect([...outcome.lines]).toEqual(["a"]);
  expect([...(outcome.complaint?.(style) ?? [])]).toEqual([
    'invalid  "B"',
    "  error x/y: There is a 'B'.",
    "    B",
    "    ^",
    "    at 0–1; rule r, section 1, https://example.com/",
  ]);
  // All outputs share one examination of each string.
  expect(outcome.record).toEqual({
    ok: false,
    diagnostics: [first],
    fix: { uri: "B", ok: false, certain: true, applied: [first] },
  });
  expect(find.mock.calls).toEqual([["a"], ["B"]]);
  expect(repairing(find, false, style).fixed("a").left).toEqual({ text: "B", faults: [second] });
});

test.each([true, false])("each string is examined once, for all outputs (JSON: %p)", (json) => {
  const inputs = ["http://a/b c", "http://a/b c", "http://a/[", "http://a/"];
  const examined: string[] = [];
  const find = (text: string): Findings => {
    examined.push(text);
    const diagnostics = diagnose(text);
    return { ok: diagnostics.length === 0, diagnostics };
  };
  const handler = repairing(find, false, style);
  const job = {
    handler,
    arity: 1,
    json,
    findings: undefined,
    only: "all",
    summary: true,
    placed: true,
    errStyle: style,
  } as const;
  const parts = [...work([inputs], job, { place: { source: "a", line: 1 } })];
  const codes = parts.map((part) => [...part.codes]);
  expect(codes).toEqual([
    [
      ["rfc3986/space", 2],
      [expect.any(String), 1],
    ],
  ]);
  expect(examined).toEqual([
    "http://a/b c",
    "http://a/b%20c",
    "http://a/b c",
    "http://a/b%20c",
    "http://a/[",
    "http://a/",
  ]);
});
