/** Standard input that is not UTF-8, or that contains U+FFFD. */
import fc from "fast-check";
import { standards } from "../../src/standards/index.js";
import { linesIn } from "../../src/cli/lines.js";
import { checked, malformed, split, type Malformed, type Text } from "../../src/cli/utf8.js";
import { cli } from "./fake.js";

/** "é" in Latin-1, a byte that begins a character in UTF-8. */
const E9 = Uint8Array.of(0xe9);
const FF = Uint8Array.of(0xff);

/** Concatenates text and bytes. */
function bytesOf(...pieces: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece as string)));
}

const diagnosticAt = (start: number): object => ({
  severity: "error",
  code: "input/utf-8",
  message: "The input is not valid UTF-8.",
  start,
  end: start + 1,
  rule: "UTF8-octets",
  section: "4",
  url: "https://www.rfc-editor.org/rfc/rfc3629#section-4",
});

/** Returns the lines of bytes; for those that are not UTF-8, the string and the offset of the first invalid byte. */
function linesOf(bytes: Uint8Array): unknown[] {
  const strings = checked(linesIn(Buffer.from(bytes).toString()), bytes, linesIn);
  return strings.map((each: Text) => (typeof each === "string" ? each : [each.input, each.diagnostic.start]));
}

describe("lines", () => {
  test.each<[string, readonly (string | Uint8Array)[], unknown[]]>([
    ["UTF-8", ["a\né\n語\n\u{1f600}"], ["a", "é", "語", "\u{1f600}"]],
    ["U+FFFD in UTF-8", ["a\uFFFD\n\uFFFE\n"], ["a\uFFFD", "\uFFFE"]],
    ["Latin-1", ["a\n", E9, "\nb"], ["a", ["\uFFFD", 0], "b"]],
    ["after a character of two code units", ["\u{1f600}", FF, "a"], [["\u{1f600}\uFFFDa", 2]]],
    ["after U+FFFD", ["\uFFFD\uFFFD", FF, FF, "\uFFFD\r\n\uFFFD"], [["\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD", 2], "\uFFFD"]],
    ["cut short before U+FFFD", [Uint8Array.of(0xef, 0xbf), "\uFFFD"], [["\uFFFD\uFFFD", 0]]],
    ["cut short at the end", ["a", Uint8Array.of(0xf0, 0x9f, 0x98)], [["a\uFFFD", 1]]],
    ["a surrogate", [Uint8Array.of(0xed, 0xb0, 0x80)], [["\uFFFD\uFFFD\uFFFD", 0]]],
    ["too long a form", [Uint8Array.of(0xc0, 0xaf)], [["\uFFFD\uFFFD", 0]]],
    ["UTF-16", [Uint8Array.of(0xff, 0xfe, 0x61, 0)], [["\uFFFD\uFFFDa\0", 0]]],
  ])("%s", (_, pieces, lines) => {
    expect(linesOf(bytesOf(...pieces))).toEqual(lines);
  });

  test("in any mixture, the lines that TextDecoder refuses are found", () => {
    const piece = fc.constantFrom<string | Uint8Array>(
      "a",
      "é",
      "\uFFFD",
      "\uFFFE",
      "\n",
      E9,
      FF,
      Uint8Array.of(0xef, 0xbf),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const bytes = bytesOf(...pieces);
        const refused = linesIn(bytes.toString("latin1")).map((line) => {
          try {
            new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(line, "latin1"));
            return false;
          } catch {
            return true;
          }
        });
        expect(linesOf(bytes).map((line) => typeof line !== "string")).toEqual(refused);
      }),
      { seed: 3986 },
    );
  });

  test("a string of a megabyte takes linear time", () => {
    const bytes = bytesOf("\uFFFD".repeat(300_000), Buffer.alloc(500_000, FF));
    const [line] = checked(linesIn(bytes.toString()), bytes, linesIn);
    expect((line as Malformed).diagnostic).toEqual(diagnosticAt(300_000));
  });
});

test("a string is split, and the refusal stays with its part", () => {
  const parts = split(malformed("a\t\uFFFDb\uFFFD\tc\t", 2), "\t");
  expect(parts).toEqual(["a", malformed("\uFFFDb\uFFFD", 0), "c", ""]);
});

describe("check", () => {
  const stdin = [bytesOf("a\nb", E9, "\nc\uFFFD\n", FF), bytesOf("\nd")];

  test("for people: a result like any other", async () => {
    const { code, out, err } = await cli(["check"], { stdin });
    expect([code, err]).toEqual([1, ""]);
    expect(out.split("\n").slice(0, 9)).toEqual([
      'valid (relative reference)  "a"',
      '<stdin>:2:2  invalid  "b\uFFFD"',
      "  error input/utf-8: The input is not valid UTF-8.",
      "    b\uFFFD",
      "     ^",
      "    at 1–2; rule UTF8-octets, section 4, https://www.rfc-editor.org/rfc/rfc3629#section-4",
      '<stdin>:3:2  invalid  "c\uFFFD"',
      expect.stringMatching(/^ {2}error rfc3986\/non-ascii: /),
      "    c\uFFFD",
    ]);
    expect(out.endsWith('valid (relative reference)  "d"\n')).toBe(true);
  });

  test.each([[[]], [["--jobs", "2"]]])("as JSON: %j", async (jobs) => {
    const { code, out, err } = await cli(["check", "--json", "--summary", ...jobs], { stdin });
    const records = out
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown);
    expect(code).toBe(1);
    const kind = "relative reference";
    const nonASCII: unknown = expect.objectContaining({ code: "rfc3986/non-ascii" });
    expect(records).toEqual([
      { input: "a", ok: true, kind, diagnostics: [] },
      { input: "b\uFFFD", ok: false, diagnostics: [diagnosticAt(1)] },
      { input: "c\uFFFD", ok: false, diagnostics: [nonASCII] },
      { input: "\uFFFD", ok: false, diagnostics: [diagnosticAt(0)] },
      { input: "d", ok: true, kind, diagnostics: [] },
    ]);
    expect(JSON.parse(err)).toMatchObject({ summary: { codes: { "input/utf-8": 2, "rfc3986/non-ascii": 1 } } });
  });

  test("with a rule for which each line becomes a string", async () => {
    const { out } = await cli(["check", "--rule", "reg-name", "--only", "failed", "--json"], { stdin });
    expect(out.match(/"code":"[^"]*"/g)).toEqual([
      '"code":"input/utf-8"',
      `"code":"${String(standards.rfc3986.diagnose("c\uFFFD", { rule: "reg-name" })[0]?.code)}"`,
      '"code":"input/utf-8"',
    ]);
  });

  test("a line of a megabyte", async () => {
    const { out } = await cli(["check", "--json"], { stdin: [bytesOf("a".repeat(1_000_000), FF)] });
    expect(JSON.parse(out)).toMatchObject({ ok: false, diagnostics: [diagnosticAt(1_000_000)] });
  });
});

test.each(["parse", "normalize", "resolve", "relativize"])("%s reports it like any refusal", async (name) => {
  const base = ["resolve", "relativize"].includes(name) ? ["--base", "http://a/"] : [];
  const { code, err } = await cli([name, ...base], { stdin: [bytesOf("http://a/", E9, "\nhttp://a/b\n")] });
  expect(code).toBe(1);
  expect(err).toBe(`<stdin>:1:10:
error input/utf-8: The input is not valid UTF-8.
  http://a/\uFFFD
           ^
  at 9–10; rule UTF8-octets, section 4, https://www.rfc-editor.org/rfc/rfc3629#section-4
`);
  const { out } = await cli([name, ...base, "--json"], { stdin: [bytesOf("http://a/", E9)] });
  expect(JSON.parse(out)).toEqual({ input: "http://a/\uFFFD", ok: false, diagnostic: diagnosticAt(9) });
});

test.each(["check", "validate"])("%s: it is an error without a repair", async (name) => {
  const stdin = [bytesOf("http://a/", E9)];
  const { code, out } = await cli([name, "--fix", "--json"], { stdin });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    input: "http://a/\uFFFD",
    ok: false,
    diagnostics: [diagnosticAt(9)],
    fix: { uri: "http://a/\uFFFD", ok: false, certain: true, applied: [] },
  });
  const fixed = await cli([name, "--fix"], { stdin });
  expect(fixed.out).toBe("http://a/\uFFFD\n");
  expect(fixed.err).toBe(`<stdin>:1:10:
invalid  "http://a/\uFFFD"
  error input/utf-8: The input is not valid UTF-8.
    http://a/\uFFFD
             ^
    at 9–10; rule UTF8-octets, section 4, https://www.rfc-editor.org/rfc/rfc3629#section-4
`);
});

test("standards: all of them refuse it", async () => {
  const stdin = [bytesOf("http://a/", E9)];
  const { code, out } = await cli(["standards", "--base", "http://b/"], { stdin });
  expect(code).toBe(1);
  expect(out).toBe(`"http://a/\uFFFD"
  rfc3986        URI-reference  invalid  input/utf-8 at 9 (section 4)
  rfc3987        IRI-reference  invalid  input/utf-8 at 9 (section 4)
  rfc2396bis-01  URI-reference  invalid  input/utf-8 at 9 (section 4)
  rfc2396        URI-reference  invalid  input/utf-8 at 9 (section 4)
  url-syntax-05  URL-reference  invalid  input/utf-8 at 9 (section 4)
  rfc1808        URL            invalid  input/utf-8 at 9 (section 4)
  rfc1738        url            invalid  input/utf-8 at 9 (section 4)
    target  all  input refused
`);
  const plain = await cli(["standards", "--json"], { stdin });
  const verdict = { ok: false, index: 9, diagnostic: diagnosticAt(9), type: null, components: null };
  expect(JSON.parse(plain.out)).toMatchObject({ ok: false, verdicts: Array(7).fill(verdict), differing: [] });
});

describe("compare", () => {
  test.each<[readonly (string | Uint8Array)[], number, number]>([
    [["http://a/", E9, "\tb\n"], 0, 9],
    [["b\tc", E9, "\n"], 1, 1],
  ])("%j: the operand is known", async (pieces, operand, start) => {
    const bytes = bytesOf(...pieces);
    const { code, out } = await cli(["compare", "--json"], { stdin: [bytes] });
    expect(code).toBe(1);
    const input = bytes.toString().trimEnd().split("\t");
    expect(JSON.parse(out)).toEqual({ input, ok: false, operand, diagnostic: diagnosticAt(start) });
  });

  test("a line without a tab is still misuse", async () => {
    const { code, err } = await cli(["compare"], { stdin: [bytesOf("a", E9)] });
    expect(code).toBe(2);
    expect(err).toContain("a line must have 2 strings with a tab between them\n");
  });
});

describe("--from", () => {
  async function inputsFrom(from: string, ...stdin: readonly Uint8Array[]): Promise<unknown[]> {
    const { out, err } = await cli(["check", "--json", "--from", from], { stdin });
    expect(err).toBe("");
    const records = out
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { input: string; diagnostics: { code: string; start: number }[] });
    return records.map(({ input, diagnostics: [first] }) => [input, first?.code, first?.start]);
  }

  test("csv: only the column that is read must be UTF-8", async () => {
    const bytes = bytesOf("u,n\r\na,", E9, '\r\n"""b', E9, '",c\r\nd\uFFFD,', E9, "\r\ne,f\r\n");
    expect(await inputsFrom("csv:u", bytes)).toEqual([
      ["a", undefined, undefined],
      ['"b\uFFFD', "input/utf-8", 2],
      ["d\uFFFD", "rfc3986/non-ascii", 1],
      ["e", undefined, undefined],
    ]);
  });

  test.each([
    ["a name that is not", bytesOf("\uFEFFn", E9, FF, ',"u\n"\r\nb,a\r\nc,', E9), "csv:u\n"],
    ["a name that is", bytesOf("\uFEFFné,u\nb,a\nc,", E9), "csv:u"],
  ])("csv: a header with %s", async (_, bytes, from) => {
    expect(await inputsFrom(from, bytes)).toEqual([
      ["a", undefined, undefined],
      ["\uFFFD", "input/utf-8", 0],
    ]);
  });

  test.each(["u", "u\n", '"u"\r\n'])("csv: a header without records: %j", async (text) => {
    expect(await inputsFrom("csv:u", bytesOf(text))).toEqual([]);
  });

  test("csv: a column by its number", async () => {
    expect(await inputsFrom("csv:#2", bytesOf("\uFEFFa,b\nc,d", E9, "\n"))).toEqual([
      ["b", undefined, undefined],
      ["d\uFFFD", "input/utf-8", 1],
    ]);
  });

  test("ndjson: only the member that is read must be UTF-8, and an escape always is", async () => {
    const bytes = bytesOf(
      '\uFEFF{"u":"a","n":"',
      E9,
      '"}\n{"u":"\\u00e9b',
      E9,
      '"}\n{"u":"\\ufffd\\udc00","n":"',
      E9,
      '"}\n{"u":"\\udc00',
      E9,
      '"}\n',
    );
    expect(await inputsFrom("ndjson:u", bytes)).toEqual([
      ["a", undefined, undefined],
      ["\u00e9b\uFFFD", "input/utf-8", 2],
      ["\uFFFD\udc00", "rfc3986/non-ascii", 0],
      ["\udc00\uFFFD", "input/utf-8", 1],
    ]);
  });

  test("ndjson: a member whose name is not UTF-8 can be read", async () => {
    expect(await inputsFrom("ndjson:\uFFFD", bytesOf('{"', E9, '":"a"}'))).toEqual([["a", undefined, undefined]]);
  });

  test("an error in a record names its line", async () => {
    const { code, out, err } = await cli(["normalize", "--from", "csv:u"], {
      stdin: [bytesOf("n", FF, ",u\nb,//A\nc\n")],
    });
    expect([code, out, err]).toEqual([2, "//a\n", "uri-grammar normalize: cannot read: line 3: field 2 is missing\n"]);
  });
});
