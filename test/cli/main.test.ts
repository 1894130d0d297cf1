import { readFileSync } from "node:fs";
import { Readable, Writable } from "node:stream";
import { commands } from "../../src/cli/commands/index.js";
import { main } from "../../src/cli/main.js";
import { difference, type Witness } from "../../src/standards/index.js";
import { cli, good, misuse, reportFor, worker } from "./fake.js";

const OVERVIEW = `Usage: uri-grammar COMMAND [OPTION...] [STRING...]

Works on URIs by the letter of the standards' grammars. Each STRING is one input; without
any, each line of standard input is. A STRING that begins with "-" is given after "--".

Commands:
  parse       Draws the syntax tree.
  check       Says whether strings match a rule, and why not.
  validate    Says what the documents of their schemes demand of URIs.
  resolve     Resolves references against a base.
  relativize  Finds the short references that lead from a base to URIs.
  normalize   Gives normal forms.
  compare     Says whether two references are equivalent.
  standards   Shows what each standard says of strings, side by side.
  difference  Compares the languages of two standards' rules.
  scheme      Shows what is known of schemes.
  lsp         Serves editors: a language server on the standard streams.

Options:
  -h, --help  Show this help.
  --version   Show the version.

Each command has options of its own: uri-grammar COMMAND --help

Exit status:
  0  All inputs are valid, and equivalent or equal where they are compared.
  1  Some are not.
  2  The command line is wrong, or something cannot be read or written.

Environment:
  NO_COLOR     Not empty: no colour.
  FORCE_COLOR  0 or false: no colour; else, if not empty: colour, whatever NO_COLOR says.

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

const COMPARE = `Usage: uri-grammar compare [OPTION...] [A B]

Says whether two references are equivalent.
A and B are one input; without them, each line of standard input is one: A, a tab, B.
Whether they are equivalent is written, and the lowest rung that shows it; in JSON, where
one is refused, "operand" is 0 for A and 1 for B.

Options:
  --rung RUNG    The highest rung to climb to: string, syntax, scheme. Default: scheme.
  --standard ID  rfc3986, rfc2396bis-01, url-syntax-05, rfc1738; the first by default.
  --from FORMAT  csv:COLUMN|ndjson:FIELD: read a field of each record, not lines.
  --only WHICH   Write results of inputs that passed, failed, or of none.
  --summary      Say at the end, on standard error, how many inputs had which code.
  --jobs N       Work on lines in N threads. The order stays.
  --json         Write JSON, one line for each input.
  -h, --help     Show this help.

JSON:
  { input, ok, equivalent, rung }     if ok is true
  { input, ok, operand, diagnostic }  if ok is false, as the input is refused

Example:
  $ uri-grammar compare http://example.com HTTP://example.com:80/
  equivalent (scheme)  "http://example.com"  "HTTP://example.com:80/"
`;

const STANDARDS_HELP = `Usage: uri-grammar standards [OPTION...] [STRING...]

Shows what each standard says of strings, side by side.
Each STRING, or each line of standard input if there is none, is one input.
For each standard: its rule for references, whether the input matches it, and the type of
the tree's root; or the mistake's code, the exact offset, in UTF-16 code units, and the
section. Under that the components, each with the standards that see it so: "≠" marks
those that differ. With --base, "target" is what the input resolves to.

Options:
  --base BASE    Resolve each input against BASE, by each standard.
  --from FORMAT  csv:COLUMN|ndjson:FIELD: read a field of each record, not lines.
  --only WHICH   Write results of inputs that passed, failed, or of none.
  --summary      Say at the end, on standard error, how many inputs had which code.
  --jobs N       Work on lines in N threads. The order stays.
  --json         Write JSON, one line for each input.
  -h, --help     Show this help.

JSON:
  { input, ok, verdicts, differing, resolutions? }  ok is whether all standards accept the input

Example:
  $ uri-grammar standards http://a_b/
  "http://a_b/"
    rfc3986        URI-reference  valid    URI
    rfc2396bis-01  URI-reference  valid    URI-reference
    url-syntax-05  URL-reference  valid    URL-reference
    rfc1738        url            valid    genericurl
      scheme     all                     "http"
    ≠ authority  rfc3986, rfc2396bis-01  "a_b"
                 url-syntax-05, rfc1738  absent
    ≠ host       rfc3986                 "a_b"
                 all but rfc3986         absent
    ≠ path       rfc3986, rfc2396bis-01  "/"
                 url-syntax-05, rfc1738  "//a_b/"
`;

/** Why rfc1738 refuses the empty string: what it is called is the library's affair. */
const { refusal: REFUSAL } = difference({ standard: "url-syntax-05" }, { standard: "rfc1738" }).onlyFirst as Witness;

const DIFFERENCE = `Usage: uri-grammar difference [OPTION...] STANDARD_A STANDARD_B

Compares the languages of two standards' rules.
Says whether the two have the same strings, and gives a shortest string that only one has,
with what the other says of it. This is found, or that there is none is proved, by going
through the pairs of states that the two automata come to. Standard input is not read.

Options:
  --rule-a RULE  The rule of STANDARD_A. Default: that for references.
  --rule-b RULE  The rule of STANDARD_B. Default: that for references.
  --json         Write JSON, one line for each input.
  -h, --help     Show this help.

JSON:
  { input, ok, rules, onlyFirst, onlySecond, relation, pairs }  ok is always true

Example:
  $ uri-grammar difference rfc1738 url-syntax-05
  different  rfc1738 url is included in url-syntax-05 URL-reference
    only in rfc1738 url: none
    only in url-syntax-05 URL-reference: ""
      ${REFUSAL.code} at ${String(REFUSAL.index)}; rule ${REFUSAL.rule}, section ${REFUSAL.section}
      ${REFUSAL.message}
    6 pairs of states were looked at; where there is none, they are all that could lead to one
`;

const VALIDATE = `Usage: uri-grammar validate [OPTION...] [URI...]

Says what the documents of their schemes demand of URIs.
Each URI, or each line of standard input if there is none, is one input. What is found is
written under it, indented, the worst first: errors where a document says MUST, warnings
where it says SHOULD, infos for advice. The exit status is 1 where there is an error, or
where there are more warnings in all than --max-warnings.

Options:
  --profile PROFILE  For whom: consume (default), who is given URIs; mint, who makes them.
  --fix[=guess]      Show the repaired string. --fix=guess also makes repairs that are guesses.
  --max-warnings N   How many warnings there may be. Default: any number.
  --standard ID      rfc3986, rfc2396bis-01, url-syntax-05, rfc1738; the first by default.
  --from FORMAT      csv:COLUMN|ndjson:FIELD: read a field of each record, not lines.
  --only WHICH       Write results of inputs that passed, failed, or of none.
  --summary          Say at the end, on standard error, how many inputs had which code.
  --jobs N           Work on lines in N threads. The order stays.
  --json             Write JSON, one line for each input.
  -h, --help         Show this help.

JSON:
  { input, ok, diagnostics, fix? }  ok is whether there is no error

Example:
  $ uri-grammar validate --fix https:/example.com/
  invalid  "https:/example.com/"
    error https/slashes: The scheme of an https URI must be followed by '//'.
      https:/example.com/
            ^
      at 6–7; rule https-URI, section 4.2.2, https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2
      repair: Write '//'.
      https://example.com/
    fixed  "https://example.com/"
      6–7  https/slashes  Write '//'.
`;

const SCHEME = `Usage: uri-grammar scheme [OPTION...] [NAME...]

Shows what is known of schemes.
For each NAME: the document that defines the scheme; its status at IANA; its default port;
what it adds to its standard's normal form and equivalence; its grammar, in the document's
own notation, without the rules that it takes from RFC 3986; what it demands of a URI that
the grammar accepts; and examples. Without any NAME all schemes are listed. Standard input
is not read.

Options:
  --standard ID  rfc3986, rfc2396bis-01, url-syntax-05, rfc1738; the first by default.
  --json         Write JSON, one line for each input.
  -h, --help     Show this help.

JSON:
  { input, ok, scheme }  ok is whether the scheme is known; if not, scheme is null

Example:
  $ uri-grammar scheme example
  example
    specification  RFC 7595, Guidelines and Registration Procedures for URI Schemes
                   section 8, https://www.rfc-editor.org/rfc/rfc7595#section-8
    status         permanent
    default port   none
    normal form    that of rfc3986
    equivalence    the same normal form
    grammar
      section 8, The "example" URI Scheme
        example-URI = "example" ":" hier-part [ "?" query ]
    requirements
      documentation  advice  producers  8.1  Such URIs are for documentation only.
    examples
      example:foo
      example:/foo
      example://foo
`;

const RESOLVE = `Usage: uri-grammar resolve [OPTION...] --base BASE [REF...]

Resolves references against a base.
Each REF, or each line of standard input if there is none, is one input. For each the
target URI is written. Where a standard has a reference mean the document that it stands
in, that is written, and in JSON "uri" is null.

Options:
  --base BASE    The base, a URI with a scheme. Required.
  --standard ID  rfc3986, rfc2396bis-01, url-syntax-05, rfc1738; the first by default.
  --loose        Ignore a reference's scheme that is the base's own, as parsers once did.
  --literal      Follow the letter even to a path whose "//" reads as an authority.
  --excess HOW   What rfc2396bis-01 does with ".." above the root: keep (default), remove, refuse.
  --trace        Show the steps, each with its section.
  --from FORMAT  csv:COLUMN|ndjson:FIELD: read a field of each record, not lines.
  --only WHICH   Write results of inputs that passed, failed, or of none.
  --summary      Say at the end, on standard error, how many inputs had which code.
  --jobs N       Work on lines in N threads. The order stays.
  --json         Write JSON, one line for each input.
  -h, --help     Show this help.

JSON:
  { input, ok, uri, trace? }  if ok is true
  { input, ok, diagnostic }   if ok is false, as the input is refused

Example:
  $ uri-grammar resolve --base 'http://a/b/c/d;p?q' ../g
  http://a/b/g
`;

describe("help", () => {
  test.each([[["--help"]], [["-h"]], [["--version", "-h"]], [["--help", "parse"]]])("%j", async (argv) => {
    expect(await cli(argv)).toEqual(good(OVERVIEW));
  });

  test.each([
    [["compare", "--help"], COMPARE],
    [["compare", "a", "b", "c", "-h", "--rung", "x"], COMPARE],
    [["resolve", "--help"], RESOLVE],
    [["standards", "--help"], STANDARDS_HELP],
    [["difference", "--help"], DIFFERENCE],
    [["validate", "--help"], VALIDATE],
    [["scheme", "--help"], SCHEME],
  ])("%j", async (argv, help) => {
    expect(await cli(argv)).toEqual(good(help));
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    "of %s: the example gives the output that is shown",
    async (name, { summary, details, options, example }) => {
      const code = ["validate", "difference"].includes(name) ? 1 : 0;
      const shown = await cli([name, ...example]);
      expect(shown).toEqual({ ...good(shown.out), code });
      const { out } = await cli([name, "--help"]);
      expect(out).toContain(shown.out.trimEnd().replace(/^/gm, "  "));
      for (const each of [summary, details, ...Object.values(options).map(({ help }) => help)]) {
        expect(out).toContain(each);
      }
      for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
    },
  );

  test("an example is quoted for the shell", async () => {
    const [command] = commands;
    const { helpOf } = await import("../../src/cli/help.js");
    const quoting = { ...command, example: ["it's", "", "a"] };
    expect(helpOf(quoting)).toContain("  $ uri-grammar parse 'it'\\''s' '' a\n");
  });
});

test("the version is the package's", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(await cli(["--version"])).toEqual(good(`${version}\n`));
});

test("no arguments at all on a terminal: the help, as misuse", async () => {
  expect(await cli([], { isTTY: true })).toEqual({ code: 2, out: "", err: OVERVIEW, both: OVERVIEW });
});

const STANDARDS = "rfc3986, rfc2396bis-01, url-syntax-05, rfc1738";

describe("misuse", () => {
  test.each([
    [[], "no command"],
    [["--"], "no command"],
    [["-"], "no command"],
    [["--", "parse"], "no command"],
    [["pars", "a"], 'unknown command "pars"'],
    [[""], 'unknown command ""'],
    [["__proto__"], 'unknown command "__proto__"'],
    [["\u001b[2J"], 'unknown command "\\u001b[2J"'],
    [["--json", "parse"], "unknown option --json"],
    [["--version=1"], "--version takes no value"],
  ])("%j", async (argv, message) => {
    expect(await cli(argv)).toEqual(misuse("uri-grammar", message));
  });

  test.each([
    ["parse", ["--x"], "unknown option --x"],
    ["parse", ["-x"], "unknown option -x"],
    ["parse", ["-hx"], "unknown option -x"],
    ["parse", ["--__proto__=1"], "unknown option --__proto__"],
    ["parse", ["--constructor"], "unknown option --constructor"],
    ["parse", ["--no-json"], "unknown option --no-json"],
    ["parse", ["--\u001b[2J"], "unknown option --\\u001b[2J"],
    ["parse", ["--rule"], "--rule needs a value"],
    ["parse", ["--json=yes"], "--json takes no value"],
    ["parse", ["--version"], "unknown option --version"],
    ["parse", ["--standard", "rfc0"], /^no standard "rfc0"; the standards are rfc3986/],
    ["check", ["--rule", "uri", "a"], /^rfc3986 has no rule "uri"; its rules are .*URI, .*URI-reference, /],
    ["check", ["--rule", "\u009b"], /^rfc3986 has no rule "\\u009b"; its rules are /],
    ["resolve", ["a"], "--base BASE is missing"],
    ["relativize", [], "--base BASE is missing"],
    [
      "normalize",
      ["--steps", "case,x"],
      /^no normalization step "x"; the normalization steps are case, percent-encoding, [a-z, -]*default-port, port-zeros, ipv6$/,
    ],
    ["normalize", ["--steps", ""], /^no normalization step ""; the normalization steps are case, /],
    ["normalize", ["--standard", "rfc1738", "--steps", "dot-segments"], /^no normalization step "dot-segments"; /],
    ["normalize", ["--standard", "__proto__"], /^no standard "__proto__"; the standards are rfc3986, /],
    ["resolve", ["--standard", "rfc1738", "--base", "http://a"], /^RFC 1738 defines no relative references/],
    ["compare", ["--rung", "protocol", "a", "b"], 'no rung "protocol"; the rungs are string, syntax, scheme'],
    ["compare", ["a"], "it takes 2 operands, not 1"],
    ["compare", ["a", "b", "c"], "it takes 2 operands, not 3"],
    ["difference", [], "it takes 2 operands, not 0"],
    ["difference", ["rfc3986"], "it takes 2 operands, not 1"],
    ["difference", ["rfc3986", "rfc1738", "rfc1738"], "it takes 2 operands, not 3"],
    ["difference", ["rfc1738", "rfc0"], `no standard "rfc0"; the standards are ${STANDARDS}`],
    ["difference", ["__proto__", "rfc0"], `no standard "__proto__"; the standards are ${STANDARDS}`],
    [
      "difference",
      ["--rule-a", "url", "rfc3986", "rfc1738"],
      /^rfc3986 has no rule "url", which is a rule of rfc1738; /,
    ],
    ["difference", ["--rule-b", "\u009b", "rfc3986", "rfc1738"], /^rfc1738 has no rule "\\u009b"; its rules are /],
    ["difference", ["--rule", "url", "rfc1738", "rfc1738"], "unknown option --rule"],
    ["standards", ["--standard", "rfc1738", "a"], "unknown option --standard"],
    ["validate", ["--standard", "__proto__", "a:"], `no standard "__proto__"; the standards are ${STANDARDS}`],
    ["validate", ["--profile", "read", "a:"], 'no profile "read"; the profiles are consume, mint'],
    ["validate", ["--profile", "\u009b", "a:"], 'no profile "\\u009b"; the profiles are consume, mint'],
    ["validate", ["--max-warnings", "-1", "a:"], '--max-warnings takes a number, not "-1"'],
    ["validate", ["--max-warnings", "", "a:"], '--max-warnings takes a number, not ""'],
    ["scheme", ["--standard", "rfc0"], `no standard "rfc0"; the standards are ${STANDARDS}`],
    ["scheme", ["--standard", "rfc0", "http"], `no standard "rfc0"; the standards are ${STANDARDS}`],
  ])("%s %j", async (name, argv, message) => {
    const run = await cli([name, ...argv]);
    if (typeof message === "string") {
      expect(run).toEqual(misuse(`uri-grammar ${name}`, message));
      return;
    }
    const [, said = ""] = /^uri-grammar \w+: (.*)\n/.exec(run.err) ?? [];
    expect(said).toMatch(message);
    expect(run).toEqual(misuse(`uri-grammar ${name}`, said));
  });

  test.each(["resolve", "relativize"])("%s: a base that is not a URI is drawn", async (name) => {
    const err = `uri-grammar ${name}: --base cannot be a base
  error rfc3986/space: A space is not allowed in the path.
    http://a/b c
              ^
    at 10–11; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
    repair: Percent-encode it.
    http://a/b%20c
For help: uri-grammar ${name} --help
`;
    expect(await cli([name, "--base", "http://a/b c", "g"])).toEqual({ code: 2, out: "", err, both: err });
  });

  test.each([
    ["resolve", "x:y", 3],
    ["resolve", "x:a:b", 5],
    ["relativize", "x:a:b", 5],
  ])("%s: by rfc2396bis-01 the base %s is not one", async (name, base, end) => {
    const err = `uri-grammar ${name}: --base cannot be a base
  error rfc2396bis-01/opaque-base: The base is not hierarchical: no relative reference can be resolved against it.
    ${base}
      ${"^".repeat(end - 2)}
    at 2–${String(end)}; rule hier-part, section 3, https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01#section-3
For help: uri-grammar ${name} --help
`;
    expect(await cli([name, "--standard", "rfc2396bis-01", "--base", base, "x:a:c"])).toEqual({
      code: 2,
      out: "",
      err,
      both: err,
    });
  });

  test("a base needs a scheme", async () => {
    const { code, err } = await cli(["resolve", "--json", "--base", "/a", "g"]);
    expect(code).toBe(2);
    expect(err).toContain(`--base cannot be a base\n${reportFor("/a", "  ", "URI")}`);
  });
});

describe("inputs", () => {
  test("arguments win over standard input; after -- an argument may begin with -", async () => {
    expect(await cli(["check", "--", "-a", "--json"], { stdin: ["b\n"] })).toEqual(
      good('valid    "-a"\nvalid    "--json"\n'),
    );
  });

  test("lines of standard input", async () => {
    expect(await cli(["check"], { stdin: ["a\n\nb", "c\r\n", "d"] })).toEqual(
      good('valid    "a"\nvalid    ""\nvalid    "bc"\nvalid    "d"\n'),
    );
  });

  test("none", async () => {
    expect(await cli(["check"])).toEqual(good(""));
  });
});

test("results and reports come in the order of the inputs", async () => {
  expect(await cli(["normalize", "//A", "/b ", "//C", "/50%", "//E"])).toEqual({
    code: 1,
    out: "//a\n//c\n//e\n",
    err: reportFor("/b ") + reportFor("/50%"),
    both: `//a\n${reportFor("/b ")}//c\n${reportFor("/50%")}//e\n`,
  });
});

describe("streams that fail", () => {
  const failing = (code: string, message = code): Writable =>
    new Writable({
      write(_chunk, _encoding, done): void {
        done(Object.assign(new Error(message), { code }));
      },
    });
  const collecting = (into: string[]): Writable =>
    new Writable({
      write(chunk: Buffer, _encoding, done): void {
        into.push(chunk.toString());
        done();
      },
    });

  test.each([
    ["a", 0],
    ["a b", 1],
  ])("a closed pipe ends the run quietly: %j", async (line, code) => {
    const err: string[] = [];
    let read = 0;
    function* endless(): Generator<Buffer> {
      for (;;) {
        read += 1;
        yield Buffer.from(`${line}\n`);
      }
    }
    const stdin = Readable.from(endless());
    expect(await main(["check"], { stdin, stdout: failing("EPIPE"), stderr: collecting(err), env: {}, worker })).toBe(
      code,
    );
    expect(err).toEqual([]);
    expect(stdin.destroyed).toBe(true);
    expect(read).toBeLessThan(100);
  });

  test("what cannot be written is said", async () => {
    const err: string[] = [];
    const stdout = failing("ENOSPC", "ENOSPC: no space left on device, write");
    const io = { stdin: Readable.from([]), stdout, stderr: collecting(err), env: {}, worker };
    expect(await main(["check", "a"], io)).toBe(2);
    expect(err.join("")).toBe("uri-grammar check: cannot write: ENOSPC: no space left on device, write\n");
  });

  test("what cannot be read is said, after the results so far", async () => {
    function* lines(): Generator<Buffer> {
      yield Buffer.from("a\nb");
      throw new Error("EISDIR: illegal operation on a directory, read");
    }
    const all: string[] = [];
    const io = { stdin: Readable.from(lines()), stdout: collecting(all), stderr: collecting(all), env: {}, worker };
    expect(await main(["check"], io)).toBe(2);
    expect(all.join("")).toBe(
      'valid    "a"\nuri-grammar check: cannot read: EISDIR: illegal operation on a directory, read\n',
    );
  });

  test("reports that no one reads do not keep back results", async () => {
    const out: string[] = [];
    const io = { stdin: Readable.from([]), stdout: collecting(out), stderr: failing("EPIPE"), env: {}, worker };
    expect(await main(["normalize", "A b", "//A", "A b", "//B"], io)).toBe(1);
    expect(out.join("")).toBe("//a\n//b\n");
  });

  test("a fault of the program is thrown, not said", async () => {
    const io = { stdin: Readable.from([]), stdout: collecting([]), stderr: collecting([]), worker };
    const env = Object.defineProperty({}, "TERM", {
      get() {
        throw new TypeError("a fault");
      },
    });
    await expect(main(["check", "a"], { ...io, env })).rejects.toThrow(new TypeError("a fault"));
  });
});

test("many lines take memory for one chunk: reading waits for writing", async () => {
  const LINES = 1000;
  const CHUNKS = 50;
  const chunk = Buffer.from(`${"a".repeat(99)}\n`.repeat(LINES));
  const result = LINES * `valid    "${"a".repeat(99)}"\n`.length;
  let read = 0;
  let written = 0;
  let furthestAhead = 0;
  function* chunks(): Generator<Buffer> {
    for (; read < CHUNKS; read += 1) yield chunk;
  }
  const stdout = new Writable({
    write(bytes: Buffer, _encoding, done): void {
      setImmediate(() => {
        furthestAhead = Math.max(furthestAhead, read - written / result);
        written += bytes.length;
        done();
      });
    },
  });
  const stdin = Readable.from(chunks(), { highWaterMark: 1 });
  expect(await main(["check"], { stdin, stdout, stderr: new Writable(), env: {}, worker })).toBe(0);
  expect(written).toBe(CHUNKS * result);
  expect(furthestAhead).toBeLessThan(4);
});
