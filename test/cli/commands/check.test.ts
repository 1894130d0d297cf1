import { diagnose, repair } from "../../../src/index.js";
import { cli, good, misuse } from "../fake.js";

test("valid", async () => {
  expect(await cli(["check", "http://a/", "", "a"])).toEqual(good('valid    "http://a/"\nvalid    ""\nvalid    "a"\n'));
});

test("invalid: the reports of all faults are a result", async () => {
  const out = `valid    "a"
invalid  "/a b?50%,"
  error rfc3986/space: A space is not allowed in the path.
    /a b?50%,
      ^
    at 2–3; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
    repair: Write '%20'.
    /a%20b?50%,
  error rfc3986/percent: '%' must be followed by two hexadecimal digits; for a literal '%' write '%25'.
    /a b?50%,
           ^
    at 7–8; rule pct-encoded, section 2.1, https://www.rfc-editor.org/rfc/rfc3986#section-2.1
    repair: Write '%25'.
    /a b?50%25,
valid    "b"
`;
  expect(await cli(["check"], { stdin: ["a\n/a b?50%,\nb\n"] })).toEqual({ code: 1, out, err: "", both: out });
});

test("invalid: a repair with several edits", async () => {
  const { out } = await cli(["check", "<http://a/>"], { isTTY: true, env: { NO_COLOR: "1" } });
  expect(out.split("\n").slice(-3)).toEqual(["    repair: Remove the text around the reference.", "    http://a/", ""]);
});

describe("--fix", () => {
  test("only the repaired strings are written, as by the command repair", async () => {
    const argv = ["<http://a/>", "a", "/a b?50%,"];
    expect(await cli(["check", "--fix", ...argv])).toEqual(good("http://a/\na\n/a%20b?50%25,\n"));
    for (const [option, guess] of [
      ["--fix", []],
      ["--fix=guess", ["--guess"]],
    ] as const) {
      const options = ["--rule", "URI", "--json", ...argv, "www.example.com/", "1:2"];
      expect(await cli(["check", option, ...options])).toEqual(await cli(["repair", ...guess, ...options]));
    }
  });

  test("another value is misuse", async () => {
    expect(await cli(["check", "--fix=all", "a"])).toEqual(misuse("uri-grammar check", '--fix takes guess, not "all"'));
  });

  test("as JSON", async () => {
    const inputs = ["a", "/a b", "http://a b/"];
    for (const [option, certain] of [
      ["--fix", true],
      ["--fix=guess", false],
    ] as const) {
      const { out } = await cli(["check", "--json", option, ...inputs]);
      const records = inputs.map((input) => {
        const diagnostics = diagnose(input);
        return { input, ok: diagnostics.length === 0, diagnostics, fix: repair(input, { certain }) };
      });
      expect(out).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
    }
  });
});

test("with another rule", async () => {
  const { code, out } = await cli(["check", "--rule", "absolute-URI", "http://a/", "http://a/#", "a"]);
  expect(code).toBe(1);
  expect(out.split("\n").filter((line) => /^\S/.test(line))).toEqual([
    'valid    "http://a/"',
    'invalid  "http://a/#"',
    'invalid  "a"',
  ]);
});

test("control characters are escaped", async () => {
  const input = "\u001b[2J\u0085\u009b\u202e\r\0\u007f";
  for (const option of [[], ["--json"]]) {
    const { code, out, err } = await cli(["check", ...option], { stdin: [`${input}\n`] });
    expect([code, err]).toEqual([1, ""]);
    expect(out).toMatch(/^[^\p{Cf}\p{Cc}]+$/mu);
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

test("as JSON", async () => {
  const { code, out, err } = await cli(["check", "--json", "a", "/a b?50%,", "b"]);
  const diagnostics = diagnose("/a b?50%,");
  expect(diagnostics).toHaveLength(2);
  const records = [
    { input: "a", ok: true, diagnostics: [] },
    { input: "/a b?50%,", ok: false, diagnostics },
    { input: "b", ok: true, diagnostics: [] },
  ];
  expect([code, err]).toEqual([1, ""]);
  expect(out).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
});

test("a line of a megabyte", async () => {
  const long = "a".repeat(1_000_000);
  expect((await cli(["check"], { stdin: [long, "/\n", "b"] })).out).toBe(`valid    "${long}/"\nvalid    "b"\n`);
  const { code, out } = await cli(["check", "--json"], { stdin: [long, " \n"] });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ input: `${long} `, ok: false, diagnostics: [{ start: 1_000_000 }] });
});

test("with another standard", async () => {
  expect(await cli(["check", "--standard", "rfc1738", "http://a/"])).toEqual(good('valid    "http://a/"\n'));
  expect((await cli(["check", "--standard", "rfc1738", "a"])).code).toBe(1);
});
