import { safeParse } from "../../../src/index.js";
import { cli, good, messageFor } from "../fake.js";

test("valid", async () => {
  expect(await cli(["check", "http://a/", "", "a"])).toEqual(good('valid    "http://a/"\nvalid    ""\nvalid    "a"\n'));
});

test("invalid: the report is a result", async () => {
  const out = `valid    "a"
invalid  "//a:x"
  error rfc3986/port: ${messageFor("//a:x")}
    //a:x
        ^
    at 4–5; rule port, section 3.2.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3
valid    "b"
`;
  expect(await cli(["check"], { stdin: ["a\n//a:x\nb\n"] })).toEqual({ code: 1, out, err: "", both: out });
});

test("invalid: with a hint", async () => {
  const result = safeParse("/[");
  const hint = result.ok ? undefined : result.diagnostic.hint;
  expect(hint).toEqual({ message: expect.any(String) as string, start: 1, end: 2, text: "%5B" });
  const { out } = await cli(["check", "/["]);
  expect(out.split("\n").slice(-3)).toEqual([`    hint: ${String(hint?.message)}`, "    /%5B", ""]);
});

test("by another rule", async () => {
  const { code, out } = await cli(["check", "--rule", "absolute-URI", "http://a/", "http://a/#", "a"]);
  expect(code).toBe(1);
  expect(out.split("\n").filter((line) => /^\S/.test(line))).toEqual([
    'valid    "http://a/"',
    'invalid  "http://a/#"',
    'invalid  "a"',
  ]);
});

test("nothing that a terminal would obey is written", async () => {
  const input = "\u001b[2J\u0085\u009b\u202e\r\0\u007f";
  for (const option of [[], ["--json"]]) {
    const { code, out, err } = await cli(["check", ...option], { stdin: [`${input}\n`] });
    expect([code, err]).toEqual([1, ""]);
    expect(out).toMatch(/^[^\p{Cf}\p{Cc}]+$/mu);
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

test("as JSON", async () => {
  const { code, out, err } = await cli(["check", "--json", "a", "//a:x", "b"]);
  const result = safeParse("//a:x");
  const records = [
    { input: "a", ok: true },
    { input: "//a:x", ...result },
    { input: "b", ok: true },
  ];
  expect([code, err]).toEqual([1, ""]);
  expect(out).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
});

test("a line of 10 MB", async () => {
  const long = "a".repeat(10_000_000);
  expect((await cli(["check"], { stdin: [long, "/\n", "b"] })).out).toBe(`valid    "${long}/"\nvalid    "b"\n`);
  const { code, out } = await cli(["check", "--json"], { stdin: [long, " \n"] });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ input: `${long} `, ok: false, diagnostic: { start: 10_000_000 } });
});

test("by another standard", async () => {
  expect(await cli(["check", "--standard", "rfc1738", "http://a/"])).toEqual(good('valid    "http://a/"\n'));
  expect((await cli(["check", "--standard", "rfc1738", "a"])).code).toBe(1);
});
