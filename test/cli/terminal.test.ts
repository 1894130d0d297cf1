import { aligned, printable, quote, styleOf } from "../../src/cli/terminal.js";
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

test("cells are aligned, but for the last of a row", () => {
  const rows = [["a", "bbb", "c"], ["aa", "b"], [], ["aaa", "b", "cc"]];
  expect([...aligned(rows)]).toEqual([["a  ", "bbb", "c"], ["aa ", "b"], [], ["aaa", "b  ", "cc"]]);
});

test("colour on a terminal, in results and in reports", async () => {
  const { out } = await cli(["check", "a", "//a:x"], { isTTY: true });
  expect(out.split("\n").slice(0, 2)).toEqual([
    '\u001b[32mvalid\u001b[39m    "a"',
    '\u001b[31minvalid\u001b[39m  "//a:x"',
  ]);
  const { err } = await cli(["parse", "//a:x"], { isTTY: true });
  expect(err.split("\n").slice(1, 3)).toEqual(["  //a:\u001b[31mx\u001b[39m", "      \u001b[31m^\u001b[39m"]);
  const { err: misused } = await cli(["resolve", "--base", "a://a:x"], { isTTY: true });
  expect(misused).toContain("a://a:\u001b[31mx\u001b[39m");
});
