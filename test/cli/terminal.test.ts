import { aligned, lookOf, printable, quote, quoteWithin, styleOf } from "../../src/cli/terminal.js";
import { cli } from "./fake.js";

test.each([
  [false, {}, false],
  [undefined, {}, false],
  [true, {}, true],
  [true, { TERM: "xterm" }, true],
  [true, { TERM: "dumb" }, false],
  [true, { NO_COLOR: "1" }, false],
  [true, { NO_COLOR: "0" }, false],
  [true, { NO_COLOR: "" }, true],
  [false, { FORCE_COLOR: "1" }, true],
  [false, { FORCE_COLOR: "true", NO_COLOR: "1", TERM: "dumb" }, true],
  [false, { FORCE_COLOR: "" }, false],
  [true, { FORCE_COLOR: "" }, true],
  [true, { FORCE_COLOR: "0" }, false],
  [true, { FORCE_COLOR: "false" }, false],
])("a terminal: %p, with %j: colour: %p", (isTTY, env, colour) => {
  const style = styleOf(isTTY === undefined ? {} : { isTTY }, env);
  expect(style.error("x")).toBe(colour ? "\u001b[31mx\u001b[39m" : "x");
});

test("each kind of text has its colour", () => {
  const { valid, error, warning, info, faint } = styleOf({ isTTY: true }, {});
  expect([valid, error, warning, info, faint].map((paint) => paint("x"))).toEqual([
    "\u001b[32mx\u001b[39m",
    "\u001b[31mx\u001b[39m",
    "\u001b[33mx\u001b[39m",
    "\u001b[36mx\u001b[39m",
    "\u001b[2mx\u001b[22m",
  ]);
});

test.each([
  ["aé語😀", "aé語😀"],
  ["\0\n\t\u001b\u007f\u0085\u009b", "\\u0000\\u000a\\u0009\\u001b\\u007f\\u0085\\u009b"],
  ["\u200e\u202e\u2028\u2029\ufeff", "\\u200e\\u202e\\u2028\\u2029\\ufeff"],
  ["\u{e0001}", "\\udb40\\udc01"],
])("%j is printed as %j", (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test.each(["", 'a"\\b', "\r\n\u001b[31m\u202e\u{e0001}\ud800"])("%j is quoted as JSON", (text) => {
  expect(JSON.parse(quote(text))).toBe(text);
  expect(quote(text)).toMatch(/^"[ -~]*"$/);
});

test.each([
  [{}, undefined],
  [{ isTTY: true }, undefined],
  [{ isTTY: true, columns: 0 }, undefined],
  [{ isTTY: true, columns: 100 }, 100],
  [{ isTTY: true, columns: 24 }, 24],
  [{ isTTY: true, columns: 5 }, 24],
  [{ isTTY: false, columns: 100 }, undefined],
])("%j has lines of %p columns", (stream, width) => {
  expect(lookOf(stream, {}).width).toBe(width);
  expect(styleOf(stream, {}).width).toBe(width);
});

test.each([
  ["abcdef", undefined, '"abcdef"'],
  ["abcdef", 8, '"abcdef"'],
  ["abcdef", 7, '"abcd"\u2026'],
  ["", 3, '""'],
  ["語語語", 8, '"語語語"'],
  ["語語語", 7, '"語語"\u2026'],
  ["a\u{1f600}b", 5, '"a"\u2026'],
  ["a\u{1f600}b", 6, '"a\u{1f600}b"'],
  ["a\u{1f600}bc", 6, '"a\u{1f600}"\u2026'],
  ["ab\u001bc", 10, '"ab"\u2026'],
  ["ab\u001bc", 11, '"ab\\u001bc"'],
  ['"\\"', 8, '"\\"\\\\\\""'],
  ['"\\"', 7, '"\\"\\\\"\u2026'],
  ["\ud800a", 8, '""\u2026'],
])("%j in %p columns is %s", (text, width, quoted) => {
  expect(quoteWithin(text, width)).toBe(quoted);
});

test("all cells except the last of a row are aligned", () => {
  const rows = [["a", "bbb", "c"], ["aa", "b"], [], ["aaa", "b", "cc"]];
  expect([...aligned(rows)]).toEqual([["a  ", "bbb", "c"], ["aa ", "b"], [], ["aaa", "b  ", "cc"]]);
});

test("colour on a terminal, in results and in reports", async () => {
  const { out } = await cli(["check", "a", "/a b"], { isTTY: true });
  expect(out.split("\n").slice(0, 2)).toEqual([
    '\u001b[32mvalid\u001b[39m    "a"',
    '\u001b[31minvalid\u001b[39m  "/a b"',
  ]);
  const { err } = await cli(["parse", "/a|b"], { isTTY: true });
  expect(err.split("\n").slice(1, 3)).toEqual(["  /a\u001b[31m|\u001b[39mb", "    \u001b[31m^\u001b[39m"]);
  const { err: misused } = await cli(["resolve", "--base", "a:/a|b"], { isTTY: true });
  expect(misused).toContain("a:/a\u001b[31m|\u001b[39mb");
});

describe("on a terminal", () => {
  const LINK = "https://www.rfc-editor.org/rfc/rfc3986#section-3.3";
  const [before, after] = ["a".repeat(60), "b".repeat(60)];

  test.each([40, 80, 200])("of %i columns, only the place in a report is wider", async (columns) => {
    const { out } = await cli(["check", `/${before} ${after}`, "c"], { isTTY: true, columns, env: { NO_COLOR: "1" } });
    const [header = "", , frame = "", carets = "", ...others] = out.split("\n");
    // A link that does not fit has its own line.
    expect(others.shift()).toBe(`    at 61–62; rule path, section 3.3${columns === 200 ? `, ${LINK}` : ""}`);
    if (columns !== 200) expect(others.shift()).toBe(`    ${LINK}`);
    const [repair = "", repaired = "", last] = others;
    expect([header.length, frame.length, repaired.length]).toEqual(
      columns === 200 ? [133, 126, 128] : [columns, columns, columns],
    );
    expect(header.endsWith(columns === 200 ? '"' : '"\u2026')).toBe(true);
    expect(frame.indexOf(" ", 4)).toBe(carets.indexOf("^"));
    expect(repair).toMatch(/^ {4}repair: /);
    expect(last).toBe('valid    "c"');
  });

  test("reports of refused inputs and of a base are also cut", async () => {
    const argv = ["resolve", "--base", `http://a/${before}${after}|`];
    const { err } = await cli(argv, { isTTY: true, columns: 40, env: { NO_COLOR: "1" } });
    expect(err.split("\n").slice(2, 4)).toEqual([`    \u2026${"b".repeat(34)}|`, `${" ".repeat(39)}^`]);
    const refused = await cli(["normalize", `/a|b${after}`], { isTTY: true, columns: 40, env: { NO_COLOR: "1" } });
    expect(refused.err.split("\n")[1]).toBe(`  /a|b${"b".repeat(33)}\u2026`);
  });

  test("the header of a valid URI with diagnostics is cut; a result without diagnostics is not", async () => {
    const surroundings = { isTTY: true, columns: 40, env: { NO_COLOR: "1" } };
    const { out } = await cli(["validate", `http://user@example.com/${after}`], surroundings);
    expect(out.split("\n")[0]).toBe(`valid    "http://user@example.com/bbbb"\u2026`);
    expect((await cli(["validate", `http://a/${after}`], surroundings)).out).toBe(`valid    "http://a/${after}"\n`);
    expect((await cli(["check", after], surroundings)).out).toBe(`valid    "${after}"\n`);
    expect((await cli(["standards", after], surroundings)).out.split("\n")[0]).toBe(`"${"b".repeat(37)}"\u2026`);
  });

  test("other output is not cut", async () => {
    const { out } = await cli(["check", `${before} ${after}`], { columns: 40 });
    expect(out.split("\n")[0]).toBe(`invalid  "${before} ${after}"`);
    expect(out.split("\n")[2]).toHaveLength(76);
  });

  test("threads also use its width", async () => {
    const surroundings = { isTTY: true, columns: 40, stdin: [`${before} ${after}\n`] };
    const alone = await cli(["check"], surroundings);
    expect(alone.out).toContain("\u2026");
    expect(await cli(["check", "--jobs", "2"], surroundings)).toEqual(alone);
  });
});
