import type { Diagnostic } from "../../src/index.js";
import { repairing } from "../../src/cli/fix.js";
import { styleFor } from "../../src/cli/terminal.js";

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
  const fixer = {
    find: (input: string) => ({ ok: false, diagnostics: [input === "a" ? first : second] }),
    repair: () => ({ uri: "B", ok: false, certain: true, applied: [first] }),
  };
  const outcome = repairing(fixer, false, style)("a");
  expect([...outcome.lines]).toEqual(["a"]);
  expect([...(outcome.complaint?.(style) ?? [])]).toEqual([
    'invalid  "B"',
    "  error x/y: There is a 'B'.",
    "    B",
    "    ^",
    "    at 0–1; rule r, section 1, https://example.com/",
  ]);
});
