import { report, verdict } from "../../src/cli/report.js";
import { linked, styleOf } from "../../src/cli/terminal.js";
import type { Diagnostic, Repair } from "../../src/index.js";

const plain = styleOf({}, {});
const coloured = styleOf({ isTTY: true }, {});

/** A repair with one edit. */
const repairAt = (start: number, end: number, text: string, message = "Write it."): Repair => ({
  message,
  edits: [{ start, end, text }],
  certain: true,
});

const diagnostic: Diagnostic = {
  severity: "error",
  code: "rfc3986/port",
  message: "Not a port\u001b.",
  start: 4,
  end: 6,
  rule: "port",
  section: "3.2.3",
  url: "https://example.com/#section-3.2.3",
};

test("severity, code and message; the frame; place, rule, section and link", () => {
  expect([...report(diagnostic, "//a:x\u001b/", plain)]).toEqual([
    "error rfc3986/port: Not a port\\u001b.",
    "  //a:x␛/",
    "      ^^",
    "  at 4–6; rule port, section 3.2.3, https://example.com/#section-3.2.3",
  ]);
});

describe("the link", () => {
  const at = "  at 4–6; rule port, section 3.2.3";
  const lineOf = (width: number | undefined, links = false): string[] => {
    const lines = [...report(diagnostic, "//a:xy/", { ...plain, width, links })];
    return lines.slice(lines.findIndex((line) => line.includes("^")) + 1);
  };

  test("stays on the line if it fits", () => {
    const whole = `${at}, ${diagnostic.url}`;
    expect(lineOf(whole.length)).toEqual([whole]);
    expect(lineOf(undefined)).toEqual([whole]);
    expect(lineOf(whole.length - 1)).toEqual([at, `  ${diagnostic.url}`]);
    expect(lineOf(24)).toEqual([at, `  ${diagnostic.url}`]);
  });

  test("is the section itself on a terminal that has links", () => {
    expect(lineOf(24, true)).toEqual([`  at 4–6; rule port, ${linked("section 3.2.3", diagnostic.url)}`]);
  });
});

test("on a terminal, messages break between words", () => {
  const repair = repairAt(4, 6, "80", "Write a number of decimal digits instead.");
  expect([...report({ ...diagnostic, repair }, "//a:xy/", { ...plain, width: 30, links: true })]).toEqual([
    "error rfc3986/port: Not a",
    "  port\\u001b.",
    "  //a:xy/",
    "      ^^",
    `  at 4–6; rule port, ${linked("section 3.2.3", diagnostic.url)}`,
    "  repair: Write a number of",
    "  decimal digits instead.",
    "  //a:80/",
  ]);
});

test("each line begins with the margin", () => {
  const repair = repairAt(4, 6, "80");
  const lines = [...report({ ...diagnostic, repair }, "//a:xy/", plain)];
  expect([...report({ ...diagnostic, repair }, "//a:xy/", plain, "> ")]).toEqual(lines.map((line) => `> ${line}`));
});

test("a verdict: the input and its diagnostics", () => {
  const reported = [...report(diagnostic, "//a:xy/", plain, "  ")];
  expect([...verdict(false, "//a:xy/", [diagnostic, diagnostic], plain)]).toEqual([
    'invalid  "//a:xy/"',
    ...reported,
    ...reported,
  ]);
  expect([...verdict(true, "a", [], plain)]).toEqual(['valid    "a"']);
});

test("a repair, and the input with its repair", () => {
  const repair = repairAt(4, 6, "80", "Write the port\n.");
  expect([...report({ ...diagnostic, repair }, "//a:xy/", plain)].slice(3)).toEqual([
    "  at 4–6; rule port, section 3.2.3, https://example.com/#section-3.2.3",
    "  repair: Write the port\\u000a.",
    "  //a:80/",
  ]);
  expect([...report({ ...diagnostic, repair }, "//a:xy/", coloured)].at(-1)).toBe("  //a:\u001b[32m80\u001b[39m/");
});

/** The line with the repaired input. */
const repaired = (input: string, edits: Repair["edits"], style = plain): string | undefined =>
  [...report({ ...diagnostic, repair: { message: "Write it.", edits, certain: true } }, input, style)].at(-1);

test("a repair that is not certain is called a guess", () => {
  const repair = { ...repairAt(4, 6, "80"), certain: false };
  expect([...report({ ...diagnostic, repair }, "//a:xy/", plain)].slice(-2)).toEqual([
    "  guess: Write it.",
    "  //a:80/",
  ]);
});

test("all that a repair writes is marked", () => {
  const edits = [
    { start: 0, end: 1, text: "http:" },
    { start: 5, end: 6, text: "" },
    { start: 6, end: 8, text: "80" },
  ];
  expect(repaired("<//a:<xy>", edits)).toBe("  http://a:80>");
  expect(repaired("<//a:<xy>", edits, coloured)).toBe("  \u001b[32mhttp:\u001b[39m//a:\u001b[32m80\u001b[39m>");
  expect(repaired("//a:xy/", [])).toBe("  //a:xy/");
});

test("of a repair of many places those are shown that fit", () => {
  const edits = Array.from({ length: 3_000_000 }, (_, index) => ({
    start: 3 * index,
    end: 3 * index + 1,
    text: "%20",
  }));
  const input = " ab".repeat(3_000_000);
  expect(repaired(input, edits)).toBe(`  ${"%20ab".repeat(15).slice(0, 71)}\u2026`);
  const [first, last] = [edits[0], edits.at(-1)] as [Repair["edits"][number], Repair["edits"][number]];
  expect(repaired(input, [first, last])).toBe(`  %20ab${" ab".repeat(22)}\u2026`);
  expect(repaired(input, [last])).toBe(`  \u2026${" ab".repeat(22)}%20ab`);
});

test.each([
  ["error", 31],
  ["warning", 33],
  ["info", 36],
] as const)("%s has its colour, in the frame too", (severity, code) => {
  const paint = (text: string): string => `\u001b[${String(code)}m${text}\u001b[39m`;
  expect([...report({ ...diagnostic, severity }, "//a:xy/", coloured)].slice(0, 3)).toEqual([
    `${paint(severity)} rfc3986/port: Not a port\\u001b.`,
    `  //a:${paint("xy")}/`,
    `      ${paint("^^")}`,
  ]);
});

test("a long input is folded, and so is its repair", () => {
  const repair = repairAt(5_000_000, 5_000_001, "%20");
  const input = `${"a".repeat(5_000_000)} ${"b".repeat(5_000_000)}`;
  const lines = [...report({ ...diagnostic, start: 5_000_000, end: 5_000_001, repair }, input, plain)];
  for (const line of lines) expect(line.length).toBeLessThan(100);
  expect(lines[1]).toMatch(/^ {2}…a+ b+…$/);
  expect(lines.at(-1)).toMatch(/^ {2}…a+%20b+…$/);
});
