import { allCodes, explanationOf, meantCode } from "../../../src/cli/codes.js";
import { cli, good, misuse } from "../fake.js";

test("the code, what it means, and an example with its diagnostic", async () => {
  expect(await cli(["explain", "rfc3986/port"])).toEqual(
    good(`rfc3986/port
  A port is a number in decimal digits.
  Correct the port. If the password contains a \`:\`, percent-encode its delimiters.
  example, for check:
    "http://example.com:8o80/"
    error rfc3986/port: The port contains 'o'; only digits are allowed.
      http://example.com:8o80/
                          ^
      at 20–21; rule port, section 3.2.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3
      guess: Write '0'.
      http://example.com:8080/
`),
  );
});

test("a requirement: its levels and its document", async () => {
  const { out } = await cli(["explain", "http/port-range"]);
  expect(out).toContain(`http/port-range
  SHOULD, for consumers: A port must fit in 16 bits.
  MUST, for producers: A port must fit in 16 bits.
  RFC 6335, section 6, https://www.rfc-editor.org/rfc/rfc6335#section-6
  example, for validate:
    "http://h:65536/"
    warning http/port-range: A port is at most 65535.
`);
  expect((await cli(["explain", "http/empty-host"])).out).toContain("\n    error http/empty-host: ");
});

test.each([
  ["input/utf-8", 'example, for check:\n    "http://example.com/caf\uFFFD"\n    error input/utf-8: '],
  ["rfc2396/space", "example, for check --standard rfc2396:\n"],
  ["rfc1738/fragment", "example, for check --standard rfc1738:\n"],
  ["rfc3986/incomplete", "example, for check --rule IPv4address:\n"],
  ["rfc6570/operator", "example, for template:\n"],
  ["http/slashes", 'example, for validate:\n    "http:"\n'],
  ["rfc3987/private-use", "example, for check --standard rfc3987:\n"],
  ["security/password", "example, for validate:\n"],
])("%s: %j", async (code, part) => {
  const { code: status, out } = await cli(["explain", code]);
  expect(status).toBe(0);
  expect(out).toContain(part);
  expect(out).toContain(` ${code}: `);
});

test("a code that another standard does not have with this rule", async () => {
  expect((await cli(["explain", "rfc1738/character"])).out).toContain(
    "example of a similar mistake, for check --rule port:\n",
  );
});

test("a code of all schemes has an example of another one if its own has no example", async () => {
  const { out } = await cli(["explain", "https/padding"]);
  expect(out).toContain("example of a similar mistake, for validate:\n");
});

test("a code without an example", async () => {
  expect(await cli(["explain", "rfc3986/dot-segment"])).toEqual(
    good(`rfc3986/dot-segment
  Resolution removes the segments \`.\` and \`..\`, even if their dots are percent-encoded. So no encoding makes them data.
  Refuse such data, or add another character to it.
`),
  );
});

test("each code has an explanation, and its example has this code", () => {
  for (const code of allCodes()) {
    const found = explanationOf(code);
    expect([code, found?.why === "" && found.demands.length === 0]).toEqual([code, false]);
    const shown = found?.example?.diagnostic.code ?? code;
    expect(shown.replace(/^.*\//, code.startsWith("<") ? "<scheme>/" : "$&")).toBe(code);
  }
});

test("without a code, all are listed", async () => {
  expect(await cli(["explain"])).toEqual(
    good(
      allCodes()
        .map((code) => `${code}\n`)
        .join(""),
    ),
  );
  expect(allCodes()).toEqual(
    expect.arrayContaining(["rfc3986/space", "<scheme>/slashes", "http/port-range", "rfc6570/list", "input/utf-8"]),
  );
});

test("as JSON", async () => {
  const lines = (text: string): unknown[] =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
  const { code, out } = await cli(["explain", "--json", "http/port-range", "rfc3986/spce"]);
  expect(code).toBe(1);
  const url = "https://www.rfc-editor.org/rfc/rfc6335#section-6";
  const requirement = { scheme: "http", binds: "consumers", level: "SHOULD", section: "RFC6335:6", url };
  expect(lines(out)).toEqual([
    {
      input: "http/port-range",
      ok: true,
      why: "",
      fix: "",
      requirements: expect.arrayContaining([expect.objectContaining(requirement)]) as unknown,
      example: {
        input: "http://h:65536/",
        command: "validate",
        diagnostic: expect.objectContaining({ code: "http/port-range" }) as unknown,
      },
    },
    { input: "rfc3986/spce", ok: false, why: null, fix: null, requirements: null, example: null },
  ]);
  const all = lines((await cli(["explain", "--json"])).out) as { input: string; ok: boolean }[];
  expect(all.map(({ input, ok }) => [input, ok])).toEqual(allCodes().map((code) => [code, true]));
});

test.each([
  ["rfc3986/spce", "rfc3986/space"],
  ["RFC3986/SPACE", "rfc3986/space"],
  ["rfc3968/space", "rfc3986/space"],
  ["rfc2396/spcae", "rfc2396/space"],
  ["spcae", "rfc3986/space"],
  ["http/host", "http/empty-host"],
  ["http/prot-range", "http/port-range"],
  ["http/slash", "http/slashes"],
  ["input/utf8", "input/utf-8"],
  ["x/y", null],
  ["http/xyzzy", null],
  ["xyzzy", null],
  ["", null],
  ["/", null],
  ["__proto__", null],
])("the code that %j means is %j", async (given, meant) => {
  expect(meantCode(given)).toBe(meant);
  const { code, out } = await cli(["explain", "--", given]);
  expect(code).toBe(1);
  expect(out).toContain(
    meant === null
      ? "\n  No diagnostic has this code. Without any CODE, the command lists all codes.\n"
      : `\n  No diagnostic has this code. (Did you mean ${meant}?)\n`,
  );
});

test("on a narrow terminal, its text is wrapped", async () => {
  const { out } = await cli(["explain", "rfc3986/too-many-faults", "http/port-range", "x"], {
    isTTY: true,
    columns: 50,
    env: { NO_COLOR: "1" },
  });
  const wide = out.split("\n").filter((line) => line.length > 50);
  // A link stays whole, and a message has one line, as in all reports.
  expect(wide.filter((line) => !/^ *https:\S+$|^ {4}(?:error|warning) /.test(line))).toEqual([]);
  expect(out).toContain("\n  The string has very many faults. The package\n  does not search for more, ");
});

test("standard input is not read", async () => {
  expect(await cli(["explain", "--file"])).toEqual(misuse("uri-grammar explain", "unknown option: argument 2"));
});
