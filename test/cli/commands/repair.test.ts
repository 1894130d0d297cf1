import { repair } from "../../../src/index.js";
import { repair as repairByScheme } from "../../../src/schemes/index.js";
import { cli, good, misuse, reportFor } from "../fake.js";

const LEFT = `invalid  "www.example.com/"\n${reportFor("www.example.com/", "  ", "URI")}`;

test("a filter: one line for each input, with all certain repairs", async () => {
  const stdin = ["<http://a/>\r\n\nhttp://a/b c\n", "a"];
  expect(await cli(["repair"], { stdin })).toEqual(good("http://a/\n\nhttp://a/b%20c\na\n"));
  expect(await cli(["repair", "--certain", "<http://a/>", "a"])).toEqual(good("http://a/\na\n"));
});

test("valid lines stay between repaired lines", async () => {
  const stdin = ["a\nb\n/c d\ne\na^\nf\n"];
  const { code, out, err } = await cli(["repair"], { stdin });
  expect([code, out]).toEqual([0, "a\nb\n/c%20d\ne\na%5E\nf\n"]);
  expect(err).toBe("");
  expect((await cli(["repair", "--only", "failed"], { stdin })).out).toBe("");
});

test("an input that cannot be repaired stays the same, and is reported", async () => {
  const run = await cli(["repair", "--rule", "relative-ref", "/a b"]);
  expect(run).toEqual(good("/a%20b\n"));
  const { code, out: written, err } = await cli(["repair", "--rule", "URI", "http://a b/", "www.example.com/"]);
  expect([code, written.split("\n").at(1)]).toEqual([1, "www.example.com/"]);
  expect(err.endsWith(LEFT)).toBe(true);
  const guessed = await cli(["repair", "--guess", "--rule", "URI", "www.example.com/"]);
  expect(guessed).toEqual(good("https://www.example.com/\n"));
});

test("an input with a fault that cannot be repaired stays the same", async () => {
  const { code, out } = await cli(["repair", "http://[]/a b"]);
  expect(repair("http://[]/a b", { certain: true })).toMatchObject({ uri: "http://[]/a%20b", ok: false });
  expect([code, out]).toEqual([1, "http://[]/a b\n"]);
});

test("control characters stay the same in a pipe, and are escaped on a terminal", async () => {
  const input = "\u001b[2J\u202e";
  expect((await cli(["repair", input])).out).toBe(`${input}\n`);
  expect((await cli(["repair", input], { isTTY: true })).out).toBe("\\u001b[2J\\u202e\n");
});

test("an input with a line break stays on one line", async () => {
  const stdin = [JSON.stringify({ link: "http://[]/a\nb\u001b" })];
  const { code, out } = await cli(["repair", "--from", "ndjson:link"], { stdin });
  expect([code, out]).toEqual([1, "http://[]/a\\u000ab\u001b\n"]);
});

test("URIs of known schemes are repaired by their documents", async () => {
  const inputs = ["http:/a.b", "<mailto:joe@example.com>", "http://a/"];
  expect(await cli(["repair", ...inputs])).toEqual(
    good(inputs.map((input) => `${repairByScheme(input, { certain: true }).uri}\n`).join("")),
  );
  expect(await cli(["repair", "--json", ...inputs])).toEqual(
    await cli(["validate", "--fix", "--json", ...inputs]).then((run) => ({ ...run, code: 0 })),
  );
  const { out } = await cli(["repair", "--standard", "rfc1738", "http://a/ "]);
  expect(out).toBe("http://a/\n");
  const number = "tel:+1 (555) 123-4567";
  const refused = await cli(["repair", number]);
  expect([refused.code, refused.out]).toEqual([1, `${number}\n`]);
  expect(await cli(["repair", "--guess", number, "TEL:+1 2"])).toEqual(good("tel:+1(555)123-4567\nTEL:+12\n"));
});

test("other strings are repaired by the rule, and all of them with --no-schemes, --rule, or without schemes", async () => {
  expect(await cli(["repair", "a", "/a b", "x-y:/a b"])).toEqual(good("a\n/a%20b\nx-y:/a%20b\n"));
  for (const options of [["--no-schemes"], ["--rule", "URI"], ["--standard", "rfc2396"]]) {
    expect(await cli(["repair", ...options, "http:/a.b", "x-y:/a b"])).toEqual(good("http:/a.b\nx-y:/a%20b\n"));
    expect(await cli(["repair", ...options], { stdin: ["http:/a.b\nx-y:/a b\n"] })).toEqual(
      good("http:/a.b\nx-y:/a%20b\n"),
    );
  }
});

test("as JSON", async () => {
  const inputs = ["a", "/a b", "http://[]/"];
  const { code, out, err } = await cli(["repair", "--json"], { stdin: [inputs.join("\n")] });
  expect([code, err]).toEqual([1, ""]);
  const records = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(records.map(({ input, ok, fix }) => [input, ok, fix])).toEqual(
    inputs.map((input) => [input, input === "a", repair(input, { certain: true })]),
  );
  expect(records.map(({ diagnostics }) => (diagnostics as object[]).length)).toEqual([0, 1, 1]);
});

test("the summary counts the codes", async () => {
  const { err } = await cli(["repair", "--summary", "/a b", "c", "http://a/%,"]);
  expect(err).toBe("3 inputs, 3 passed, 0 failed\n  1  rfc3986/percent\n  1  rfc3986/space\n");
});

test.each([[["--guess", "--certain"], "--guess cannot be used with --certain"]])(
  "%j is misuse",
  async (options, message) => {
    expect(await cli(["repair", ...options, "a"])).toEqual(misuse("uri-grammar repair", message));
  },
);

describe("a valid string that is probably not what was meant", () => {
  test.each([
    ["www.example.com", "valid (relative reference)  ", "scheme/missing-scheme", "https://www.example.com"],
    ["example.com/a", "valid (relative reference)  ", "scheme/missing-scheme", "https://example.com/a"],
    ["localhost:3000", "valid    ", "scheme/missing-scheme", "http://localhost:3000"],
    ["htps://a.b", "valid    ", "scheme/unknown", "https://a.b"],
  ])("%s: standard error says why nothing is changed", async (input, label, code, guess) => {
    for (const argv of [["repair", "--guess"], ["repair"], ["repair", "--no-schemes"], ["check", "--fix"]]) {
      const { code: status, out, err } = await cli([...argv, input]);
      expect([status, out]).toEqual([0, `${input}\n`]);
      const lines = err.split("\n");
      expect([lines[0], lines.at(-3), lines.at(-2)]).toEqual([
        `${label}"${input}"`,
        `    ${guess}`,
        "  Nothing is changed, because the string is valid.",
      ]);
      expect(lines[1]).toMatch(new RegExp(`^  warning ${code}: `));
      expect((await cli(argv, { stdin: [`a:b\n${input}\n`] })).err).toBe(`<stdin>:2:\n${err}`);
      expect(await cli([...argv, "-q", input])).toEqual(good(""));
    }
  });

  test.each(["a", "../a.b", "src/main.js", "<http://a/>", "<www.example.com>"])("no note about %s", async (input) => {
    expect((await cli(["repair", input])).err).toBe("");
  });
});
