import {
  aligned,
  columnsIn,
  environmentWith,
  linked,
  lookOf,
  printable,
  quote,
  quoteName,
  quoteWithin,
  styleOf,
  tableOf,
  wrapped,
  plainLook,
} from "../../src/cli/terminal.js";
import { cli, misuse } from "./fake.js";

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
    '\u001b[32mvalid\u001b[39m (relative reference)  "a"',
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
    const lines = out.split("\n");
    const under = lines.findIndex((line) => line.includes("^"));
    const [header = "", ...message] = lines.slice(0, under - 1);
    const [frame = "", carets = "", ...others] = lines.slice(under - 1);
    expect(message.every((line) => line.length <= columns)).toBe(true);
    expect(message.map((line) => line.trim()).join(" ")).toBe(
      "error rfc3986/space: A space is not allowed in the path.",
    );
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
    expect(last).toBe('valid (relative reference)  "c"');
  });

  test("reports of refused inputs and of a base are also cut", async () => {
    const argv = ["resolve", "--base", `http://a/${before}${after}|`];
    const { err } = await cli(argv, { isTTY: true, columns: 40, env: { NO_COLOR: "1" } });
    const lines = err.split("\n");
    const under = lines.findIndex((line) => line.includes("^"));
    expect(lines.slice(under - 1, under + 1)).toEqual([`    \u2026${"b".repeat(34)}|`, `${" ".repeat(39)}^`]);
    const refused = await cli(["normalize", `/a|b${after}`], { isTTY: true, columns: 40, env: { NO_COLOR: "1" } });
    expect(refused.err.split("\n")[2]).toBe(`  /a|b${"b".repeat(33)}\u2026`);
  });

  test("the header of a valid URI with diagnostics is cut; a result without diagnostics is not", async () => {
    const surroundings = { isTTY: true, columns: 40, env: { NO_COLOR: "1" } };
    const { out } = await cli(["validate", `http://user@example.com/${after}`], surroundings);
    expect(out.split("\n")[0]).toBe(`valid    "http://user@example.com/bbbb"\u2026`);
    expect((await cli(["validate", `http://a/${after}`], surroundings)).out).toBe(`valid    "http://a/${after}"\n`);
    expect((await cli(["check", after], surroundings)).out).toBe(`valid (relative reference)  "${after}"\n`);
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

describe("links", () => {
  test.each([
    [{}, false],
    [{ TERM: "xterm-256color" }, false],
    [{ TERM: "xterm-kitty" }, true],
    [{ TERM: "alacritty" }, true],
    [{ TERM: "xterm-kitty", NO_COLOR: "1" }, false],
    [{ TERM: "xterm-kitty", FORCE_COLOR: "0" }, false],
    [{ TERM: "xterm-kitty", CI: "true" }, false],
    [{ TERM: "xterm-kitty", TEAMCITY_VERSION: "2024.1" }, false],
    [{ TERM: "dumb", WT_SESSION: "1" }, false],
    [{ TERM: "dumb", FORCE_COLOR: "1", WT_SESSION: "1" }, false],
    [{ WT_SESSION: "1" }, true],
    [{ VTE_VERSION: "5000" }, false],
    [{ VTE_VERSION: "5001" }, true],
    [{ VTE_VERSION: "x" }, false],
    [{ TERM_PROGRAM: "iTerm.app", TERM_PROGRAM_VERSION: "3.0.9" }, false],
    [{ TERM_PROGRAM: "iTerm.app", TERM_PROGRAM_VERSION: "3.1" }, true],
    [{ TERM_PROGRAM: "iTerm.app", TERM_PROGRAM_VERSION: "4" }, true],
    [{ TERM_PROGRAM: "iTerm.app" }, false],
    [{ TERM_PROGRAM: "vscode", TERM_PROGRAM_VERSION: "1.71.2" }, false],
    [{ TERM_PROGRAM: "vscode", TERM_PROGRAM_VERSION: "1.100.0" }, true],
    [{ TERM_PROGRAM: "WezTerm", TERM_PROGRAM_VERSION: "20200608-110940-3fb3a61" }, false],
    [{ TERM_PROGRAM: "WezTerm", TERM_PROGRAM_VERSION: "20240203-110809-5046fc22" }, true],
    [{ TERM_PROGRAM: "ghostty", TERM_PROGRAM_VERSION: "1.0.0" }, true],
    [{ TERM_PROGRAM: "ghostty" }, true],
    [{ TERM_PROGRAM: "Apple_Terminal", TERM_PROGRAM_VERSION: "455" }, false],
    [{ TERM_PROGRAM: "__proto__" }, false],
    [{ FORCE_HYPERLINK: "1" }, true],
    [{ FORCE_HYPERLINK: "1", CI: "true", NO_COLOR: "1", TERM: "dumb" }, true],
    [{ FORCE_HYPERLINK: "0", TERM: "xterm-kitty" }, false],
    [{ FORCE_HYPERLINK: "false", TERM: "xterm-kitty" }, false],
    [{ FORCE_HYPERLINK: "", TERM: "xterm-kitty" }, true],
  ])("on a terminal with %j: %p", (env, links) => {
    expect(lookOf({ isTTY: true }, env).links).toBe(links);
    // In other outputs, only the variable decides.
    expect(lookOf({}, env).links).toBe(links && "FORCE_HYPERLINK" in env && env.FORCE_HYPERLINK !== "");
  });

  test("a link is the escape OSC 8, and takes the columns of its text", () => {
    const link = linked("section 3", "https://example.com/\u001b#3");
    expect(link).toBe("\u001b]8;;https://example.com/\\u001b#3\u001b\\section 3\u001b]8;;\u001b\\");
    expect(columnsIn(link)).toBe(9);
  });

  test("in a report, the section is one, in threads and on standard error too", async () => {
    const env = { TERM: "xterm-kitty", NO_COLOR: "1", FORCE_HYPERLINK: "1" };
    const line = `at 2–3; rule path, section 3.3`.replace(
      "section 3.3",
      linked("section 3.3", "https://www.rfc-editor.org/rfc/rfc3986#section-3.3"),
    );
    for (const options of [{ stdin: ["/a b\n"] }, { stdin: ["/a b\n"], isTTY: true, columns: 40 }]) {
      expect((await cli(["check"], { ...options, env })).out.split("\n")).toContain(`    ${line}`);
      expect((await cli(["check", "-j", "2"], { ...options, env })).out.split("\n")).toContain(`    ${line}`);
      expect((await cli(["parse"], { ...options, env })).err.split("\n")).toContain(`  ${line}`);
    }
  });
});

describe("--color wins over the environment", () => {
  test.each([
    ["auto", false, { FORCE_COLOR: "1" }, false],
    ["auto", true, { NO_COLOR: "1" }, true],
    ["auto", true, { FORCE_COLOR: "0" }, true],
    ["auto", true, { TERM: "dumb" }, false],
    ["always", false, { NO_COLOR: "1", FORCE_COLOR: "0" }, true],
    ["never", true, { FORCE_COLOR: "1" }, false],
  ] as const)("%s, on a terminal: %p, with %j: %p", async (color, isTTY, env, colour) => {
    expect(lookOf({ isTTY }, environmentWith(color, env)).colour).toBe(colour);
    const isColoured = (text: string): boolean => text.includes("\u001b[");
    for (const argv of [
      ["--color", color, "check", "/a b"],
      [`--color=${color}`, "check", "/a b"],
      ["check", "/a b", "--color", color],
      ["check", `--color=${color}`, "--", "/a b"],
      ["--color", color, "--help"],
      ["--color", color, "help", "check"],
      ["check", "--color", color, "--help"],
      ["--help", "--color", color],
    ]) {
      expect([argv, isColoured((await cli(argv, { isTTY, env })).out)]).toEqual([argv, colour]);
    }
    for (const argv of [
      ["parse", "/a b", "--color", color],
      ["--color", color, "resolve", "--base", "a:/a|b"],
    ]) {
      expect([argv, isColoured((await cli(argv, { isTTY, env })).err)]).toEqual([argv, colour]);
    }
  });

  test("a message about other arguments names the command after it", async () => {
    expect(await cli(["--color", "never", "check", "--x"])).toEqual(
      misuse("uri-grammar check", "unknown option: argument 4"),
    );
    expect(await cli(["--color=never", "check", "--x"])).toEqual(
      misuse("uri-grammar check", "unknown option: argument 3"),
    );
    expect(await cli(["--color"])).toEqual(
      misuse("uri-grammar", "--color takes auto, always, never; the value is missing"),
    );
    expect(await cli(["--color", "never", "chek"])).toEqual(
      misuse("uri-grammar", "unknown command (Did you mean check?)"),
    );
    expect(await cli(["--color=x", "check", "a"])).toEqual(
      misuse("uri-grammar check", "--color takes auto, always, never"),
    );
  });
});

describe("wrapped lines", () => {
  test.each([
    ["a bb ccc", 0, undefined, ["a bb ccc"]],
    ["a bb ccc", 0, 8, ["a bb ccc"]],
    ["a bb ccc", 0, 7, ["a bb", "ccc"]],
    ["a bb ccc", 2, 7, ["a bb", "  ccc"]],
    ["  a  bb ccc", 2, 8, ["  a  bb", "  ccc"]],
    ["aaaaaaaaaa bb", 0, 4, ["aaaaaaaaaa", "bb"]],
    ['x "a b c d e" y', 0, 8, ["x", '"a b c d e"', "y"]],
    ['x "a \\" b" y', 0, 8, ["x", '"a \\" b"', "y"]],
    ['x "a b c', 0, 4, ["x", '"a b c']],
    ['x "a b\\', 0, 4, ["x", '"a b\\']],
    ["aa bb cc", 6, 10, ["aa bb cc"]],
    ["aa bb cc dd", 6, 10, ["aa bb cc", "    dd"]],
    ["aa bb cc dd", 5, 10, ["aa bb cc", "     dd"]],
    ["語語 語語", 0, 8, ["語語", "語語"]],
    ["\u001b[31maa\u001b[39m bb", 0, 5, ["\u001b[31maa\u001b[39m bb"]],
    ["", 0, 5, [""]],
    ["a  ", 0, 2, ["a", ""]],
  ])("%j with an indent of %i in %p columns", (line, hang, width, lines) => {
    expect([...wrapped(line, hang, width)]).toEqual(lines);
  });

  test("the last cell of a row continues below itself", () => {
    const rows = [
      ["a", "one two three"],
      ["bb", "x"],
    ];
    expect([...tableOf(rows, "  ", { width: 14 })]).toEqual(["  a   one two", "      three", "  bb  x"]);
    expect([...tableOf(rows, "  ", { width: undefined })]).toEqual(["  a   one two three", "  bb  x"]);
  });

  test("a long text takes linear time", () => {
    const text = `${'"a b" '.repeat(500_000)}"${"a ".repeat(1_000_000)}`;
    expect([...wrapped(text, 2, 80)].length).toBeGreaterThan(30_000);
  });

  test.each([
    ["scheme", "http", "mailto", "spotify", "htps"],
    ["scheme"],
    ["standards", "--base", "http://a/", "http://a_b/%zz", "//[v1.x]:80/x"],
    ["difference", "rfc3986", "rfc1738"],
    ["difference", "rfc3986", "rfc3987"],
    ["help", "standards"],
    ["help"],
  ])("of %s %j", async (...argv) => {
    const env = { NO_COLOR: "1" };
    const { out } = await cli(argv, { isTTY: true, columns: 60, env });
    const tooLong = out.split("\n").filter((line) => columnsIn(line) > 60);
    // A word stays whole, and so do a quoted string and a command line.
    expect(tooLong.filter((line) => !/^ *(?:\S+|\$ .*|.* "[^"]*")$/.test(line))).toEqual([]);
    const joined = (text: string): string => text.replace(/\s+/g, " ");
    const { out: whole } = await cli(argv, { isTTY: true, env });
    if (argv[0] !== "help") expect(joined(out)).toBe(joined(whole));
    expect(out.split("\n").length).toBeGreaterThan(whole.split("\n").length);
  });
});

test("a text that is not for a terminal has no colours, and any width", () => {
  expect(plainLook()).toEqual({ colour: false });
});

test.each([
  ["docs/a b.md", '"docs/a b.md"'],
  ["C:\\docs\\a.md", String.raw`"C:\\docs\\a.md"`],
  ["//user:hidden@h/x", '"//***@h/x"'],
  ["a?token=hidden&b", '"a?token=***&b"'],
  ["x/api_key=hidden", '"x/api_key=***"'],
  ["http:/user:hidden@h/x", '"http:***"'],
  ["secret-token:hidden", '"secret-token:***"'],
])("the name of a file can be a URI by mistake: %s is %s", (name, quoted) => {
  expect(quoteName(name)).toBe(quoted);
});
