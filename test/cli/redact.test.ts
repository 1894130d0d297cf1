import { cli, diagnosticFor, good, misuse } from "./fake.js";

const URI = "ftp://me:s%40fe@h/a";

test("parse hides the secrets of a tree", async () => {
  const { out } = await cli(["parse", "--redact", "--scheme", URI]);
  expect(out).toContain('"ftp://me:******@h/a"');
  expect(out).not.toContain("s%40fe");
  expect(await cli(["parse", "--redact", "//a:b@h"])).toEqual(
    good(`relative-ref           0–7  "//***@h"
├─ authority           2–7  "***@h"
│  ├─ userinfo         2–5  "***"
│  └─ host: reg-name   6–7  "h"
└─ path: path-abempty  7–7  ""
`),
  );
});

test("JSON has no secrets, and the same offsets", async () => {
  const { out: shown } = await cli(["parse", "--json", URI]);
  const { out: hidden } = await cli(["parse", "--json", "--redact", URI]);
  expect(hidden).toBe(shown.replaceAll("s%40fe", "******"));
  const { out } = await cli(["check", "--json", "--redact", URI, "http://h/?sig=a b"]);
  expect(out).toContain('{"input":"ftp://me:******@h/a","ok":true,"kind":"URI","diagnostics":[]}');
  expect(out).toContain('{"input":"http://h/?sig=***","ok":false,');
});

test.each([["check"], ["validate"]])("%s hides secrets in what it repeats", async (command) => {
  const text = "http://me:secret@h/a b?token=x5%zz";
  const { out } = await cli([command, "--redact", text, URI]);
  expect(out).not.toMatch(/secret|x5|s%40fe/);
  expect(out).toContain('"http://*********@h/a b?token=*****"');
  const { out: lines } = await cli([command, "--redact"], { stdin: [`${text}\n${URI}\n`] });
  // Only lines have places.
  expect(lines.replace(/^<stdin>:\d+:\d+ {2}/gm, "")).toBe(out);
  expect(lines.startsWith("<stdin>:1:21  invalid")).toBe(true);
});

test("the report of a refused string hides them, too", async () => {
  const text = "ftp://me:secret@h/ ";
  const { err } = await cli(["parse", "--redact", text]);
  expect(err).not.toContain("secret");
  expect(err).toContain(diagnosticFor(text).message);
});

test.each([["check"], ["validate"]])("%s does not hide them in what it repairs", async (command) => {
  expect(await cli([command, "--redact", "--fix", "a b"])).toEqual(
    misuse(`uri-grammar ${command}`, "--redact cannot be used with --fix"),
  );
});
