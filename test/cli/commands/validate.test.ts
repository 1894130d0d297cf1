import { repair, validate } from "../../../src/schemes/index.js";
import { cli, good } from "../fake.js";

const UNTRUSTED = `  warning http/untrusted-userinfo: The text before '@' can hide the real host. Do not open this URI if you do not trust where it comes from.
    http://u:p@a.example/
           ^^^
    at 7–10; rule userinfo, section 4.2.4, https://www.rfc-editor.org/rfc/rfc9110#section-4.2.4
    guess: Remove the user information.
    http://a.example/
`;
const PASSWORD = `  info security/password: Do not write a password in a URI. Other people can read it.
    http://u:p@a.example/
             ^
    at 9–10; rule userinfo, section 7.5, https://www.rfc-editor.org/rfc/rfc3986#section-7.5
`;
const EMPTY_HOST = `  error http/empty-host: The host is missing. Write it after '//'.
    http:///x
           ^
    at 7–7; rule host, section 4.2.1, https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1
`;
const READERS_DIFFER = `  warning security/readers-differ: 'URL' finds another host here than RFC 3986. A check could approve one, and a client could use the other.
    http:///x
            ^
    at 8–9; rule host, section 7.2, https://www.rfc-editor.org/rfc/rfc3986#section-7.2
`;
const NOT_A_URI = `  error rfc3986/space: A space is not allowed in the path.
    http://a/b c?50%,
              ^
    at 10–11; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
    repair: Write '%20'.
    http://a/b%20c?50%,
  error rfc3986/percent: '%' must be followed by two hexadecimal digits; for a literal '%' write '%25'.
    http://a/b c?50%,
                   ^
    at 15–16; rule pct-encoded, section 2.1, https://www.rfc-editor.org/rfc/rfc3986#section-2.1
    repair: Write '%25'.
    http://a/b c?50%25,
`;

const WARNED = "http://u:p@a.example/";

describe("diagnostics", () => {
  test("nothing", async () => {
    expect(await cli(["validate", "http://a/", "https://a/?b#c"])).toEqual(
      good('valid    "http://a/"\nvalid    "https://a/?b#c"\n'),
    );
  });

  test("errors, in the lines of standard input", async () => {
    const out = `<stdin>:1:8  invalid  "http:///x"\n${EMPTY_HOST}${READERS_DIFFER}valid    "http://a/"\n<stdin>:3:11  invalid  "http://a/b c?50%,"\n${NOT_A_URI}`;
    expect(await cli(["validate"], { stdin: ["http:///x\nhttp://a/\n", "http://a/b c?50%,"] })).toEqual({
      ...good(out),
      code: 1,
    });
  });

  test("warnings and infos leave a URI valid", async () => {
    expect(await cli(["validate", WARNED])).toEqual(good(`valid    "${WARNED}"\n${UNTRUSTED}${PASSWORD}`));
  });

  test("the worst first, in any order of the input", async () => {
    const input = "http://u:p@a.example/";
    const { out } = await cli(["validate", "--profile", "mint", input, "http://u:p@:99999/"]);
    expect(out.split("\n").flatMap((line) => /^ {2}(\w+ \S+):/.exec(line)?.slice(1) ?? [])).toEqual([
      "error http/userinfo",
      "info security/password",
      "error http/userinfo",
      "error http/empty-host",
      "error http/port-range",
      "info security/password",
    ]);
  });

  test("of an unknown scheme", async () => {
    const out = `valid    "x-y:z"
  info scheme/unknown: This scheme is not in IANA's list of 2022-11-18 (only the generic syntax was checked).
    x-y:z
    ^^^
    at 0–3; rule scheme, section 3.1, https://www.rfc-editor.org/rfc/rfc3986#section-3.1
`;
    expect(await cli(["validate", "x-y:z"])).toEqual(good(out));
  });
});

test("--profile", async () => {
  const { code, out } = await cli(["validate", "--profile", "mint", "http://u@a/"]);
  expect(code).toBe(1);
  expect(out.split("\n").slice(0, 5)).toEqual([
    'invalid  "http://u@a/"',
    "  error http/userinfo: Do not send a user name or a password in the URI of a message. Remove it and '@'.",
    "    http://u@a/",
    "           ^",
    "    at 7–8; rule userinfo, section 4.2.4, https://www.rfc-editor.org/rfc/rfc9110#section-4.2.4",
  ]);
  expect(await cli(["validate", "--profile", "consume", WARNED])).toEqual(await cli(["validate", WARNED]));
});

test("--standard", async () => {
  const { code, out } = await cli(["validate", "--standard", "rfc1738", "afs://x", "http://a.example/;"]);
  expect(code).toBe(0);
  expect(out).toContain(
    "  info scheme/reserved: This name is reserved for Andrew File System global file names; the document does not define its syntax.\n",
  );
  expect(out).toContain('valid    "http://a.example/;"\n');
});

describe("--max-warnings", () => {
  test.each([
    ["0", [WARNED], 1],
    ["1", [WARNED], 0],
    ["1", [WARNED, "http://a/", WARNED], 1],
    ["2", [WARNED, "http://a/", WARNED], 0],
    ["00", ["http://a/"], 0],
  ])("%s: %j", async (most, inputs, code) => {
    expect((await cli(["validate", "--max-warnings", most, ...inputs])).code).toBe(code);
    expect((await cli(["validate", "--json", "--max-warnings", most, ...inputs])).code).toBe(code);
  });

  test("a note after the first excess warning appears once", async () => {
    const found = `valid    "${WARNED}"\n${UNTRUSTED}${PASSWORD}`;
    const out = `${found}${found}  more warnings than --max-warnings allows (1)\n${found}`;
    expect(await cli(["validate", "--max-warnings", "1", WARNED, WARNED, WARNED])).toEqual({ ...good(out), code: 1 });
  });
});

describe("--fix", () => {
  test("only the repaired strings are written", async () => {
    expect(await cli(["validate", "--fix", "http:/a.b", "http://a/b c?50%,", "http://a/", "x-y:z"])).toEqual(
      good("http://a.b\nhttp://a/b%20c?50%25,\nhttp://a/\nx-y:z\n"),
    );
    // A warning is not repaired, because the URI is valid.
    expect(await cli(["validate", "--fix=guess", WARNED])).toEqual(good(`${WARNED}\n`));
  });

  test("guesses are made only with =guess", async () => {
    const { out: found } = await cli(["validate", "www.example.com/"]);
    const out = "www.example.com/\n";
    const argv = ["www.example.com/"];
    expect(await cli(["validate", "--fix", ...argv])).toEqual({ code: 1, out, err: found, both: out + found });
    expect(await cli(["validate", "--fix=guess", ...argv])).toEqual(good("https://www.example.com/\n"));
  });

  test("errors without a repair are reported, and those with one are not", async () => {
    const err = `invalid  "http://@/a b"
  error http/empty-host: The host is missing. Write it after '//'.
    http://@/a b
            ^
    at 8–8; rule host, section 4.2.1, https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1
`;
    const out = "http://@/a b\n";
    expect(await cli(["validate", "--fix", "http://@/a b"])).toEqual({ code: 1, out, err, both: out + err });
  });

  test("only the remaining warnings count", async () => {
    const argv = ["validate", "--fix", "--max-warnings", "1"];
    const err = "  more warnings than --max-warnings allows (1)\n";
    const out = `${WARNED}\n`.repeat(2);
    expect(await cli([...argv, WARNED])).toEqual(good(`${WARNED}\n`));
    expect(await cli([...argv, `<${WARNED}>`, WARNED, WARNED])).toMatchObject({
      code: 1,
      err,
      out: out + `${WARNED}\n`,
    });
    const stdin = ["http://a/\xe9\n"].map((text) => Buffer.from(text, "latin1"));
    expect((await cli(argv, { stdin })).code).toBe(1);
    expect((await cli(argv.slice(0, 1), { stdin })).code).toBe(1);
    expect(await cli([...argv, "http:///", WARNED])).toMatchObject({ code: 1, out: `http:///\n${WARNED}\n` });
  });
});

test("control characters are escaped on a terminal", async () => {
  const input = "http://a/\u001b[2J\u0085\u009b\u202e\r\0\u007f";
  const env = { NO_COLOR: "1" };
  for (const option of [["--fix"], ["--json", "--fix"], ["--standard", "rfc1738"]]) {
    const { code, out, err } = await cli(["validate", ...option, input, "__proto__:"], { isTTY: true, env });
    expect(code).toBe(1);
    expect((out + err).replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

test("on a terminal, severities have a colour", async () => {
  const { out } = await cli(["validate", "http:a", "http://a"], { isTTY: true });
  const lines = out.split("\n");
  expect(lines).toContain('\u001b[31minvalid\u001b[39m  "http:a"');
  expect(lines).toContain(
    "  \u001b[31merror\u001b[39m http/slashes: The scheme of an http URI must be followed by '//'.",
  );
  expect(lines).toContain('\u001b[32mvalid\u001b[39m    "http://a"');
});

test("as JSON", async () => {
  const inputs = ["http://a/", WARNED, "http:a", "a b", "www.example.com/"];
  const { code, out, err } = await cli(["validate", "--json", ...inputs]);
  expect([code, err]).toEqual([1, ""]);
  const records = inputs.map((input) => {
    const { ok, diagnostics } = validate(input);
    return { input, ok: ok, diagnostics };
  });
  expect(out).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  for (const [option, certain] of [
    ["--fix", true],
    ["--fix=guess", false],
  ] as const) {
    const argv = ["validate", "--json", option, "--profile", "mint", ...inputs];
    const fixes = inputs.map((input) => {
      const options = { profile: "mint" } as const;
      const { ok, diagnostics } = validate(input, options);
      return { input, ok: ok, diagnostics, fix: repair(input, { ...options, certain }) };
    });
    expect((await cli(argv)).out).toBe(fixes.map((record) => `${JSON.stringify(record)}\n`).join(""));
  }
});

test("a line of a megabyte", async () => {
  const long = `http://a/${"a".repeat(1_000_000)}`;
  const { code, out } = await cli(["validate"], { stdin: [long, "\n", long, "|"] });
  expect(code).toBe(1);
  expect(out.startsWith(`valid    "${long}"\n<stdin>:2:1000010  invalid  "${long}|"\n  error rfc3986/`)).toBe(true);
});

describe("--severity", () => {
  test.each([
    ["error", 0],
    ["warning", 1],
    ["http/untrusted-userinfo=error", 1],
    ["http/untrusted-userinfo=info", 0],
  ])("%s", async (severity, code) => {
    const run = await cli(["validate", "--severity", severity, WARNED]);
    expect([run.code, run.out.split("\n")[0]]).toEqual([code, `valid    "${WARNED}"`]);
  });

  test("is weighed before warnings are counted, and places stay", async () => {
    const argv = ["validate", "--max-warnings", "0", "--severity"];
    expect((await cli([...argv, "http/untrusted-userinfo=off", WARNED])).out).toBe(`valid    "${WARNED}"\n${PASSWORD}`);
    const { code, out } = await cli([...argv, "warning"], { stdin: [WARNED] });
    expect([code, out]).toEqual([
      1,
      `<stdin>:1:8  valid    "${WARNED}"\n${UNTRUSTED}${PASSWORD}  more warnings than --max-warnings allows (0)\n`,
    ]);
  });
});
