import { diagnose, repair } from "../../../src/index.js";
import { meaningOf } from "../../../src/cli/commands/check.js";
import { languageFrom, standardFrom } from "../../../src/cli/commands/shared.js";
import { registry, validate } from "../../../src/schemes/index.js";
import { schemeWarnings } from "../../../src/schemes/mechanism/scheme-advice.js";
import { cli, good, misuse } from "../fake.js";

test("valid", async () => {
  expect(await cli(["check", "http://a/", "", "a"])).toEqual(
    good('valid    "http://a/"\nvalid (relative reference)  ""\nvalid (relative reference)  "a"\n'),
  );
});

test("invalid: the reports of all faults are a result", async () => {
  const out = `valid (relative reference)  "a"
<stdin>:2:3  invalid  "/a b?50%,"
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
valid (relative reference)  "b"
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
    expect(await cli(["check", "--fix=all", "a"])).toEqual(misuse("uri-grammar check", "--fix takes guess"));
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
    { input: "a", ok: true, kind: "relative reference", diagnostics: [] },
    { input: "/a b?50%,", ok: false, diagnostics },
    { input: "b", ok: true, kind: "relative reference", diagnostics: [] },
  ];
  expect([code, err]).toEqual([1, ""]);
  expect(out).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
});

test("a line of a megabyte", async () => {
  const long = "a".repeat(1_000_000);
  expect((await cli(["check"], { stdin: [long, "/\n", "b"] })).out).toBe(
    `valid (relative reference)  "${long}/"\nvalid (relative reference)  "b"\n`,
  );
  const { code, out } = await cli(["check", "--json"], { stdin: [long, " \n"] });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ input: `${long} `, ok: false, diagnostics: [{ start: 1_000_000 }] });
});

test("with another standard", async () => {
  expect(await cli(["check", "--standard", "rfc1738", "http://a/"])).toEqual(good('valid    "http://a/"\n'));
  expect((await cli(["check", "--standard", "rfc1738", "a"])).code).toBe(1);
});

describe("the kind", () => {
  test.each([
    ["rfc3986", "HTTP://a/#", "URI"],
    ["rfc3986", "x-y:", "URI"],
    ["rfc3986", "//a/", "relative reference"],
    ["rfc3987", "http://\u00e9/", "IRI"],
    ["rfc3987", "\u00e9", "relative reference"],
    ["rfc2396", "http://a/#b", "URI"],
    ["rfc2396", "a?b:c", "relative reference"],
  ])("%s: %j is a %s", async (standard, input, kind) => {
    const record = { input, ok: true, kind, diagnostics: [] };
    const json = `${JSON.stringify(record)}\n`;
    expect(await cli(["check", "--json", "--standard", standard, input])).toEqual(good(json));
    const lines = await cli(["check", "--json", "--standard", standard], { stdin: [input] });
    expect(lines).toEqual(good(`${JSON.stringify({ input, ok: true, kind, diagnostics: [] })}\n`));
    const label = kind === "relative reference" ? "valid (relative reference)  " : "valid    ";
    expect(await cli(["check", "--standard", standard, input])).toEqual(good(`${label}"${input}"\n`));
    expect(await cli(["check", "--standard", standard], { stdin: [input] })).toEqual(good(`${label}"${input}"\n`));
  });

  test("is not said for other rules", async () => {
    for (const options of [
      ["--rule", "URI"],
      ["--rule", "relative-ref"],
      ["--standard", "rfc1738"],
    ]) {
      const input = options[1] === "relative-ref" ? "a" : "http://a/";
      const json = `{"input":"${input}","ok":true,"diagnostics":[]}\n`;
      expect(await cli(["check", "--json", ...options, input])).toEqual(good(json));
      expect(await cli(["check", ...options], { stdin: [input] })).toEqual(good(`valid    "${input}"\n`));
    }
  });
});

const PATH = "Without a scheme, this is a path and not a host. Write a scheme before it, such as 'https://'.";
const HOST = `valid (relative reference)  "www.example.com"
  warning scheme/missing-scheme: ${PATH}
    www.example.com
    ^^^^^^^^^^^^^^^
    at 0\u201315; rule scheme, section 3.1, https://www.rfc-editor.org/rfc/rfc3986#section-3.1
    guess: Write 'https://' before it.
    https://www.example.com
`;

describe("warnings", () => {
  test("a host without a scheme", async () => {
    expect(await cli(["check", "www.example.com"])).toEqual(good(HOST));
    expect(await cli(["check"], { stdin: ["http:a\n\nwww.example.com"] })).toEqual(
      good(`valid    "http:a"\n<stdin>:3:1  ${HOST}`),
    );
    const { out } = await cli(["check", "--json", "www.example.com"]);
    const warning = { severity: "warning", code: "scheme/missing-scheme", message: PATH, start: 0, end: 15 };
    expect(JSON.parse(out)).toMatchObject({ ok: true, kind: "relative reference", diagnostics: [warning] });
  });

  test.each([
    ["example.com/a", "https://example.com/a"],
    ["EXAMPLE.ORG?b", "https://EXAMPLE.ORG?b"],
    ["www.a.bc#d", "https://www.a.bc#d"],
    ["localhost", "http://localhost"],
    ["localhost/a", "http://localhost/a"],
    ["localhost:8080/a", "http://localhost:8080/a"],
    ["example.com:80", "https://example.com:80"],
    ["htps://x/", "https://x/"],
  ])("%s", async (input, guess) => {
    const { code, out } = await cli(["check", input]);
    expect([code, out.split("\n").at(-2)]).toEqual([0, `    ${guess}`]);
    expect((await cli(["check"], { stdin: [`${input}\n`] })).out).toBe(`<stdin>:1:1  ${out}`);
    expect((await cli(["check", "--rule", "URI-reference", input])).out).toBe(out);
  });

  test.each([
    "index.html",
    "logo.png",
    "readme.md",
    "a.b",
    "a.b/example.com",
    "//www.example.com/",
    "www",
    "www.",
    ".com",
    "a..com",
    "-a.com",
    "a_b.com",
    "www.~",
    "x-y:z",
    "hxxp://a/",
    `${"a.".repeat(200)}com`,
    "https://www.example.com/",
    "www.a.b#c",
    "constructor:a",
  ])("not on %s", async (input) => {
    const { code, out } = await cli(["check", "--", input]);
    expect([code, out.split("\n").length]).toEqual([0, 2]);
  });

  test("not for other rules", async () => {
    expect(await cli(["check", "--rule", "host", "www.example.com"])).toEqual(good('valid    "www.example.com"\n'));
    expect((await cli(["check", "--rule", "relative-ref", "www.example.com"])).out.split("\n")).toHaveLength(2);
    // Its standard defines no schemes.
    expect(await cli(["check", "--standard", "rfc2396", "htps://x/"])).toEqual(good('valid    "htps://x/"\n'));
  });
});

describe("--severity", () => {
  test.each([
    ["error", "www.example.com", 0],
    ["warning", "www.example.com", 1],
    ["info", "www.example.com", 1],
    ["warning", "/a b", 1],
    ["warning", "http://a/", 0],
    ["scheme/missing-scheme=error", "www.example.com", 1],
    ["scheme/missing-scheme=error", "htps://x/", 0],
    ["rfc3986/space=warning", "/a b", 0],
    ["rfc3986/space=warning,rfc3986/percent=info", "/a b%,", 0],
    ["rfc3986/space=warning", "/a b%,", 1],
  ])("%s: %s", async (severity, input, code) => {
    expect((await cli(["check", "--severity", severity, input])).code).toBe(code);
    expect((await cli(["check", "--json", `--severity=${severity}`], { stdin: [input] })).code).toBe(code);
  });

  test("levels of codes change what is shown, but not whether the rule accepts an input", async () => {
    const argv = ["check", "--severity", "rfc3986/space=info,scheme/missing-scheme=off"];
    const { code, out } = await cli([...argv, "/a b", "www.example.com", "/a%,"]);
    expect(code).toBe(1);
    expect(out.split("\n").filter((line) => /^(?:\S| {2}\w)/.test(line))).toEqual([
      'invalid  "/a b"',
      "  info rfc3986/space: A space is not allowed in the path.",
      'valid (relative reference)  "www.example.com"',
      'invalid  "/a%,"',
      "  error rfc3986/percent: '%' must be followed by two hexadecimal digits; for a literal '%' write '%25'.",
    ]);
    expect(await cli(["check", "--severity", "rfc3986/space=off"], { stdin: ["/a b\n"] })).toEqual(
      good('invalid  "/a b"\n'),
    );
    const lines = await cli(["check", "--json", "--severity", "rfc3986/space=off", "/a b"]);
    expect(lines).toEqual(good('{"input":"/a b","ok":false,"diagnostics":[]}\n'));
  });

  test.each([
    ["fatal", "The value of --severity must be one of these: error, warning, info."],
    ["", "The value of --severity must be one of these: error, warning, info."],
    ["a/b=", "The severity of 'a/b' in the value of --severity must be one of these: error, warning, info, off."],
    ["a=error", "Each name in the value of --severity must be a code, such as 'rfc3986/space'."],
    ["__proto__=error", "Each name in the value of --severity must be a code, such as 'rfc3986/space'."],
    ["a/b=info,c", "--severity takes one level, or pairs of the form CODE=LEVEL"],
  ])("%j is misuse", async (severity, message) => {
    expect(await cli(["check", "--severity", severity, "a"])).toEqual(misuse("uri-grammar check", message));
  });

  test("with --fix it is misuse", async () => {
    expect(await cli(["check", "--severity", "info", "--fix", "a"])).toEqual(
      misuse("uri-grammar check", "--severity cannot be used with --fix"),
    );
  });
});

describe("empty lines", () => {
  test("are no inputs, but lines", async () => {
    const { code, out, err } = await cli(["check", "--summary"], { stdin: ["\n\r\nhttp:a\n\n", "\n/a b\n\n"] });
    expect([code, err]).toEqual([1, "2 inputs, 1 passed, 1 failed\n  1  rfc3986/space\n"]);
    expect(out.split("\n").slice(0, 2)).toEqual(['valid    "http:a"', '<stdin>:6:3  invalid  "/a b"']);
  });

  test("stay lines of repaired strings, and empty fields stay inputs", async () => {
    expect(await cli(["check", "--fix"], { stdin: ["a\n\nb\n"] })).toEqual(good("a\n\nb\n"));
    expect((await cli(["check", "--from", "csv:u"], { stdin: ["u,v\n,1\n"] })).out).toBe(
      'valid (relative reference)  ""\n',
    );
  });
});

describe("places", () => {
  test("of findings in lines and records, not of arguments", async () => {
    const { out } = await cli(["check", "/c d", "-", "/e f"], { stdin: ["http:a\nrel\n/a b\n"] });
    expect(out.split("\n").filter((line) => /^\S/.test(line))).toEqual([
      'invalid  "/c d"',
      'valid    "http:a"',
      'valid (relative reference)  "rel"',
      '<stdin>:3:3  invalid  "/a b"',
      'invalid  "/e f"',
    ]);
    const { out: fields } = await cli(["check", "--from", "csv:u"], { stdin: ['u\n"x\ny"\n/a b\n'] });
    expect(fields.split("\n").filter((line) => /^\S/.test(line))).toEqual([
      '<stdin>:2  invalid  "x\\ny"',
      '<stdin>:4  invalid  "/a b"',
    ]);
  });

  test("the line is right behind many lines", async () => {
    const many = "http:a\nb\n\n".repeat(1000);
    const stdin = [many, many, "/a b\n"];
    const { out } = await cli(["check", "--only", "failed"], { stdin });
    expect(out.split("\n")[0]).toBe('<stdin>:6001:3  invalid  "/a b"');
    const { out: unix } = await cli(["check", "--format", "unix"], { stdin });
    expect(unix).toBe("<stdin>:6001:3: error: A space is not allowed in the path. [rfc3986/space]\n");
    const { out: validated } = await cli(["validate", "--only", "failed"], { stdin: ["http:\n".repeat(2), "a b"] });
    expect(validated).toContain("\n<stdin>:3:1  invalid");
  });

  test("on a terminal, the line fits", async () => {
    const surroundings = { stdin: [`/${"a".repeat(60)} b\n`], isTTY: true, columns: 40, env: { NO_COLOR: "1" } };
    const { both } = await cli(["check", "-"], surroundings);
    expect(both.split("\n")[0]).toBe(`<stdin>:1:62  invalid  "/${"a".repeat(13)}"\u2026`);
    const narrow = await cli(["check", "-"], { ...surroundings, columns: 24 });
    expect(narrow.both.split("\n")[0]).toBe(`<stdin>:1:62  invalid  "/${"a".repeat(6)}"\u2026`);
  });
});

describe("--uri", () => {
  test.each([
    ["rfc3986", "http://a/#b"],
    ["rfc3987", "http://\u00e9/#b"],
    ["rfc2396", "http://a/"],
    ["rfc2396bis-01", "http://a/#b"],
    ["rfc1808", "http://a/"],
    ["rfc1738", "http://a/"],
    ["url-syntax-05", "http://a/"],
  ])("%s", async (standard, input) => {
    expect(await cli(["check", "--uri", "--standard", standard, input])).toEqual(good(`valid    "${input}"\n`));
    expect((await cli(["check", "--uri", "--standard", standard, "a"])).code).toBe(1);
    expect((await cli(["check", "--uri", "--standard", standard], { stdin: ["//a\n"] })).code).toBe(1);
  });

  test("still warns, and repairs", async () => {
    const { code, out } = await cli(["check", "--uri", "htps://x/"]);
    expect([code, out.split("\n").at(-2)]).toEqual([0, "    https://x/"]);
    expect(await cli(["check", "--uri", "--fix=guess", "www.example.com/"])).toEqual(
      good("https://www.example.com/\n"),
    );
  });

  test("with --rule it is misuse", async () => {
    expect(await cli(["check", "--uri", "--rule", "URI", "a"])).toEqual(
      misuse("uri-grammar check", "--uri cannot be used with --rule"),
    );
  });
});

test("without the schemes, there are no warnings: they warn about no registered name", () => {
  const warnings = [...registry.keys()].flatMap((name) =>
    ["x", "//h:80/", "80"].flatMap((rest) => schemeWarnings(`${name}:${rest}`, (uri) => validate(uri))),
  );
  expect(warnings).toEqual([]);
  const standard = standardFrom({});
  const { kindOf, warningsOf, lineEnd } = meaningOf(standard, standard.defaultRule, languageFrom({}), null);
  expect([kindOf?.("http://a/"), kindOf?.("a"), warningsOf("http://a/"), lineEnd]).toEqual([
    "URI",
    "relative reference",
    [],
    undefined,
  ]);
});
