/** The parser of arguments, and the help. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { optionsOf, type AnyCommand, type RawCommand } from "../../src/cli/command.js";
import { termOf } from "../../src/cli/help.js";
import { readArguments, type Invocation, type Language } from "../../src/cli/program.js";
import { cli, commands, good, misuse, rawCommands } from "./fake.js";

const OVERVIEW = `Usage: uri-grammar COMMAND [OPTION...] [STRING...]

Checks, parses and repairs URIs exactly as the standards define them. Each
STRING is one input. Without any, each line of standard input is one input.
Write "--" before a STRING that begins with "-".

Options:
  -V, --version  Show the version.
  --color WHEN   When to use colours: auto (default), on a terminal; always;
                 never.
  --no-color     Use no colours, as with --color never.
  -h, --help     Show this help.

Commands:
  parse          Draws syntax trees.
  check          Checks strings and explains what is wrong.
  validate       Checks URIs against the rules of their schemes.
  repair         Repairs strings that are not valid.
  find           Finds URIs in texts.
  resolve        Resolves references against a base.
  relativize     Finds short references that resolve to URIs.
  change         Sets or removes parts of URIs.
  get            Writes parts of many URIs in columns.
  query          Reads and changes parameters of a query.
  encode         Percent-encodes texts.
  decode         Decodes percent-encoded texts.
  to-uri         Converts IRIs to URIs.
  to-iri         Converts URIs to IRIs that people can read.
  read           Shows what URIs say: decoded texts, numbers and lists.
  write          Makes URIs of values: decoded texts, numbers and lists.
  normalize      Writes normal forms.
  compare        Compares two references.
  standards      Compares the verdicts of all standards on strings.
  difference     Compares the languages of two standards' rules.
  scheme         Shows facts about schemes.
  explain        Explains the codes of diagnostics.
  regex          Writes exact regular expressions.
  grammar        Writes rules in the formats of other tools.
  template       Expands URI Templates, or finds the values that give a URI.
  completion     Writes a script that lets a shell complete command lines.
  lsp            Runs a language server for editors on the standard streams.
  help           Shows the help of a command.

For the options of a command: uri-grammar help COMMAND

Exit status:
  0  All inputs are valid. If they are compared, they are equivalent or equal.
  1  Some inputs are not valid, or not equivalent or equal.
  2  The command line is wrong, or reading or writing has failed.

Environment:
  NO_COLOR         If not empty, output has no colours.
  FORCE_COLOR      Overrides NO_COLOR. If 0 or false, output has no colours; if other text, it has.
  FORCE_HYPERLINK  If 0 or false, output has no links of terminals; if other text, it has.

Example:
  $ uri-grammar parse 'http://user@example.com:80/a/?q'
  URI                    0–31   "http://user@example.com:80/a/?q"
  ├─ scheme              0–4    "http"
  ├─ authority           7–26   "user@example.com:80"
  │  ├─ userinfo         7–11   "user"
  │  ├─ host: reg-name   12–23  "example.com"
  │  └─ port             24–26  "80"
  ├─ path: path-abempty  26–29  "/a/"
  │  ├─ segment          27–28  "a"
  │  └─ segment          29–29  ""
  └─ query               30–31  "q"
`;

const COMPARE = readFileSync("test/tables/help/help-compare.txt", "utf8");

/** Replaces line breaks by spaces. */
const unfolded = (text: string): string => text.replace(/\s+/g, " ");

describe("help", () => {
  test.each([
    [["--help"], OVERVIEW],
    [["-h"], OVERVIEW],
    [["help"], OVERVIEW],
    [["-h", "--rung"], OVERVIEW],
    [["compare", "--help"], COMPARE],
    [["compare", "a", "b", "c", "-h", "--rung", "x"], COMPARE],
    [["help", "compare"], COMPARE],
    [
      ["help", "help"],
      "Usage: uri-grammar help [COMMAND]\n\nShows the help of a command.\n\nOptions:\n  -h, --help  Show this help.\n",
    ],
  ])("%j", async (argv, help) => {
    expect(await cli(argv)).toEqual(good(help));
  });

  test.each([[], ["--"]])("%j: without a command, the help is written as an error", async (...argv) => {
    expect(await cli(argv)).toEqual({ code: 2, out: "", err: OVERVIEW, both: OVERVIEW });
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    "of %s: all facts of the table, and the real output of the example",
    async (name, command) => {
      const shown = await cli([name, ...command.example]);
      // A note is no part of the result.
      expect([shown.code < 2, shown.err.replace(/^note: .*\n/gm, "")]).toEqual([true, ""]);
      const { out } = await cli([name, "--help"]);
      expect(out).toContain(shown.out.trimEnd().replace(/^/gm, "  "));
      for (const each of [command.summary, command.details]) expect(unfolded(out)).toContain(unfolded(each));
      for (const [option, facts] of Object.entries(optionsOf(command))) {
        expect(unfolded(out)).toContain(unfolded(`${termOf(option, facts)} ${facts.help}`));
      }
    },
  );

  test.each(rawCommands.map((command) => [command.name, command] as const))(
    "of %s",
    async (name, { summary, details }) => {
      const { code, out } = await cli([name, "--help"]);
      expect(code).toBe(0);
      for (const each of [summary, details]) expect(unfolded(out)).toContain(unfolded(each));
    },
  );

  test("an example is quoted for the shell", () => {
    const [command] = commands;
    const found = readArguments(
      ["parse", "-h"],
      { commands: [{ ...command, example: ["it's", "", "a"] }], version: "1" },
      () => ({ colour: false }),
    );
    expect(found).toMatchObject({ text: expect.stringContaining("  $ uri-grammar parse 'it'\\''s' '' a\n") as string });
  });

  test("has the width of the terminal, and bold titles", async () => {
    const { out } = await cli(["check", "-h"], { isTTY: true, columns: 120 });
    expect(out).toContain("\u001b[1mOptions:\u001b[22m\n");
    expect(out).toContain("\u001b[1mExample:\u001b[22m\n");
    expect(Math.max(...out.split("\n").map(({ length }) => length))).toBeGreaterThan(90);
    const plain = await cli(["--no-color", "check", "-h"], { isTTY: true, columns: 120 });
    expect(plain.out).toBe(stripVTControlCharacters(out));
    const narrow = await cli(["check", "-h"], { isTTY: true, columns: 60, env: { NO_COLOR: "1" } });
    expect(narrow.out).not.toContain("\u001b");
    expect(Math.max(...narrow.out.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(60);
  });
});

test("the short names of options are in the help, and do the same", async () => {
  const { out } = await cli(["check", "--help"]);
  for (const term of ["  -f, --format FORMAT ", "  -q, --quiet ", "  -j, --jobs N ", "  --color WHEN "]) {
    expect(out).toContain(`\n${term}`);
  }
  expect(await cli(["check", "-f", "unix", "/a b"])).toEqual(await cli(["check", "--format", "unix", "/a b"]));
  const quiet = await cli(["check", "-q", "a", "/a b"]);
  expect(quiet).toEqual({ code: 1, out: "", err: "", both: "" });
  expect(await cli(["check", "--only", "none", "a", "/a b"])).toEqual(quiet);
  expect(await cli(["check", "--quiet", "a"])).toEqual(good(""));
  expect(await cli(["check", "-q", "--only", "failed", "a"])).toEqual(
    misuse("uri-grammar check", "--quiet cannot be used with --only"),
  );
  expect((await cli(["check", "-j", "2"], { stdin: ["a:b\n"] })).out).toBe('valid    "a:b"\n');
});

test.each(commands.map((command) => [command.name, command.input, optionsOf(command)] as const))(
  "%s has --quiet if it has --only, or searches texts",
  (_, input, options) => {
    expect("quiet" in options).toBe("only" in options || input === "texts");
  },
);

test("find -q writes nothing, and its status says whether there are mistakes", async () => {
  const stdin = ["See https://example.com/%zz and https://example.com/.\n"];
  expect(await cli(["find", "-q", "--no-config"], { stdin })).toEqual(good(""));
  expect(await cli(["find", "-q", "--invalid", "--no-config"], { stdin })).toEqual({
    code: 1,
    out: "",
    err: "",
    both: "",
  });
  expect(await cli(["find", "-q", "--diff", "--no-config"], { stdin })).toEqual(
    misuse("uri-grammar find", "--diff cannot be used without results"),
  );
});

test.each(["--version", "-V"])("%s: the version of the package", async (option) => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(await cli([option])).toEqual(good(`${version}\n`));
});

test("on a terminal, a message breaks between words", async () => {
  const { err } = await cli(["check", "--standard", "x", "a"], { isTTY: true, columns: 40, env: { NO_COLOR: "1" } });
  expect(err).toBe(`uri-grammar check: --standard takes
  rfc3986, rfc3987, rfc2396bis-01,
  rfc2396, url-syntax-05, rfc1808,
  rfc1738
For help: uri-grammar check --help
`);
});

describe("misuse", () => {
  test.each([
    [["-"], "unknown command"],
    [["pars", "a"], "unknown command (Did you mean parse?)"],
    [["help", "chek"], "unknown command (Did you mean check?)"],
    [[""], "unknown command"],
    [["test"], "unknown command; to check the URIs in a file or a folder, run: uri-grammar find --invalid FILE"],
    [["__proto__"], "unknown command"],
    [["\u001b[2J"], "unknown command"],
    [["--json"], "the name of a command must stand before --json"],
    [["--json", "http://a"], "the name of a command must stand before --json"],
    [["--scheme", "http", "parse", "http://a"], "the name of a command must stand before --scheme"],
    [["-j", "parse", "a"], "unknown option: argument 1"],
    [["--version=1"], "unknown option: argument 1 (Did you mean --version?)"],
  ])("%j", async (argv, message) => {
    expect(await cli(argv)).toEqual(misuse("uri-grammar", message));
  });

  test.each([
    ["parse", ["--x"], "unknown option: argument 2"],
    ["parse", ["-x"], "unknown option: argument 2"],
    ["parse", ["-hx"], "unknown option: argument 2"],
    ["check", ["-qx"], "unknown option"],
    ["parse", ["--jsn"], "unknown option: argument 2 (Did you mean --json?)"],
    ["parse", ["--__proto__=1"], "unknown option: argument 2"],
    ["parse", ["--constructor"], "unknown option: argument 2"],
    ["parse", ["--no-json"], "unknown option: argument 2 (Did you mean --json?)"],
    ["parse", ["--\u001b[2J"], "unknown option: argument 2"],
    ["parse", ["--rule"], "--rule takes RULE; the value is missing"],
    ["parse", ["--json=yes"], "--json takes no value"],
    ["check", ["--fix=x"], "--fix takes guess"],
  ])("%s %j", async (name, argv, message) => {
    expect(await cli([name, ...argv])).toEqual(misuse(`uri-grammar ${name}`, message));
  });

  test("an internal error is thrown", () => {
    const broken: (typeof commands)[0] = {
      ...commands[0],
      run: () => {
        throw new TypeError("a fault");
      },
    };
    expect(() =>
      readArguments(["parse", "--help"], { commands: [broken], version: "1" }, () => ({ colour: false })),
    ).toThrow(TypeError);
  });
});

describe("parsed arguments", () => {
  const raw: RawCommand = {
    name: "raw",
    summary: "Takes over.",
    usage: "[WHICH]",
    details: "It reads and writes by itself.",
    options: { max: { type: "string", value: "N", help: "At most." } },
    operand: { name: "which", choices: ["a", "b"] },
    start: () => Promise.resolve(7),
  };
  const language: Language = {
    commands: [...commands, raw, { ...raw, name: "bare", operand: undefined as never }],
    version: "1",
  };
  const read = (...argv: string[]): Invocation =>
    readArguments(argv, language, () => ({ colour: false })) as Invocation;
  const named = (name: string): AnyCommand => language.commands.find((command) => command.name === name) as AnyCommand;

  test.each([
    [["parse"], "parse", {}, []],
    [
      ["parse", "a", "--json", "b", "--rule", "URI", "--", "--json"],
      "parse",
      { json: true, rule: "URI" },
      ["a", "b", "--json"],
    ],
    [["parse", "--rule=URI", "--rule", "--json"], "parse", { rule: "--json" }, []],
    [["validate", "--max-warnings", "-1"], "validate", { "max-warnings": "-1" }, []],
    [["raw", "a", "--max", "3"], "raw", { max: "3" }, ["a"]],
    [["bare"], "bare", {}, []],
    [["check", "--fix", "guess"], "check", { fix: true }, ["guess"]],
    [["check", "--fix=guess", "a"], "check", { fix: "guess" }, ["a"]],
    [["check", "-f", "json", "-qj4", "a"], "check", { format: "json", quiet: true, jobs: "4" }, ["a"]],
    [["--color", "never", "check", "a"], "check", { color: "never" }, ["a"]],
    [["check", "--color", "never", "--", "--color"], "check", { color: "never" }, ["--color"]],
    [["--no-color", "check", "a"], "check", { "no-color": true }, ["a"]],
    [["check", "--no-color", "--color=always"], "check", { color: "always" }, []],
    [["--json", "--rule", "URI", "parse", "a"], "parse", { json: true, rule: "URI" }, ["a"]],
    [["--rule=URI", "-qj2", "parse", "parse"], "parse", { rule: "URI", quiet: true, jobs: "2" }, ["parse"]],
    [["-q", "check", "a"], "check", { quiet: true }, ["a"]],
    [["-qj", "2", "-f", "json", "parse"], "parse", { format: "json", quiet: true, jobs: "2" }, []],
    [["--scheme", "parse", "a"], "parse", { scheme: true }, ["a"]],
    [["--field", "parse", "read", "a"], "read", { field: "parse" }, ["a"]],
    [["--max", "check", "raw", "a"], "raw", { max: "check" }, ["a"]],
    [["--fix", "check", "a"], "check", { fix: true }, ["a"]],
    [["check", "--fix=guess", "--fix"], "check", { fix: "guess" }, []],
  ])("%j", (argv, name, values, operands) => {
    const literals = argv.includes("--") ? 1 : 0;
    expect(read(...argv)).toEqual({ command: named(name), values, operands, literals });
  });

  test.each([
    [["raw"], "missing required argument 'which'"],
    [["raw", "c"], "WHICH takes a, b"],
    [["raw", "a", "b"], "too many arguments for 'raw'. Expected 1 argument but got 2."],
    [["bare", "a"], "too many arguments for 'bare'. Expected 0 arguments but got 1."],
  ])("%j", (argv, message) => {
    expect(() => read(...argv)).toThrow(message);
  });
});
