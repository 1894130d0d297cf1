import { registry, schemes, type AnyScheme } from "../../../src/schemes/index.js";
import { rulesOf } from "../../../src/schemes/mechanism/rules.js";
import { cli, good } from "../fake.js";

const known = [...schemes.values()];
const namesBy = (wanted: string): string[] =>
  known
    .filter(({ standard }) => standard === wanted)
    .map(({ name }) => name)
    .sort();

test("the facts about a scheme", async () => {
  const out = `https
  specification  RFC 9110, HTTP Semantics
                 section 4.2.2, https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2
  status         permanent
  default port   443
  normal form    that of rfc3986
  equivalence    the same normal form
  grammar
    section 4.2.2, https URI Scheme
      https-URI = "https" "://" authority path-abempty [ "?" query ]
  requirements
    empty-host          MUST    all        4.2.2          The host must not be empty.
    userinfo            MUST    producers  4.2.4          A message must not contain user information and its '@'.
    untrusted-userinfo  SHOULD  consumers  4.2.4          User information in a URI from an untrusted source should be treated as an error.
    empty-label         SHOULD  all        RFC3986:3.2.2  A name that is looked up in DNS should have no empty label. It can end with one dot.
    port-range          SHOULD  consumers  RFC6335:6      A port must fit in 16 bits.
    port-range          MUST    producers  RFC6335:6      A port must fit in 16 bits.
    dns-name            SHOULD  producers  RFC3986:3.2.2  The name of a host should have the syntax of DNS.
  examples
    https://www.example.com/
`;
  const run = await cli(["scheme", "https"]);
  expect({ ...run, out: run.out.replace(/(?<=examples\n)[^]*$/, "    https://www.example.com/\n"), both: "" }).toEqual({
    ...good(out),
    both: "",
  });
  expect(await cli(["scheme", "HTTPS"])).toEqual(run);
});

test("a scheme of RFC 1738", async () => {
  const out = `mailto
  specification  RFC 1738, Uniform Resource Locators (URL)
                 section 3.5, https://www.rfc-editor.org/rfc/rfc1738#section-3.5
  status         permanent
  default port   none
  normal form    that of rfc1738, and more
  equivalence    the same normal form
  grammar
    section 3.5, MAILTO
      mailtourl      = "mailto:" encoded822addr
      encoded822addr = 1*xchar               ; further defined in RFC822
  requirements
`;
  const run = await cli(["scheme", "--standard", "rfc1738", "mailto"]);
  expect(run.code).toBe(0);
  expect(run.out.slice(0, out.length)).toBe(out);
});

test("the steps of normalization that a scheme omits, and its additions to equivalence", async () => {
  const { out } = await cli([
    "scheme",
    "about",
    ...known.filter((each) => each.hasEquivalence).map(({ name }) => name),
  ]);
  expect(out).toContain("  normal form    that of rfc3986 without dot-segments\n");
  expect(out).toContain("  equivalence    the same normal form, or more\n");
});

test.each(["rfc3986", "rfc1738", "url-syntax-05"])("all schemes of %s, without any name", async (standard) => {
  const names = namesBy(standard);
  const { code, out, err } = await cli(["scheme", "--standard", standard], { stdin: ["http\n"] });
  expect([code, err]).toEqual([0, ""]);
  const lines = out.split("\n").slice(0, -1);
  expect(lines.map((line) => line.replace(/ .*/, ""))).toEqual(names);
  const width = Math.max(0, ...names.map((name) => name.length));
  if (standard !== "rfc1738") return;
  expect(lines).toContain(`${"ftp".padEnd(width)}  RFC 1738  permanent`);
  expect(lines).toContain(`${"wais".padEnd(width)}  RFC 1738  historical`);
});

test.each(["__proto__", "constructor", "", "rfc1738/http", "a\0\u001b[2J\u0085\u009b\u202e\r\n\u007f"])(
  "a name that is not known: %j",
  async (name) => {
    const out = `unknown
  The scheme is not in IANA's list of 2022-11-18. Without any NAME, the command lists all known schemes.
`;
    expect(await cli(["scheme", name])).toEqual({ ...good(out), code: 1 });
    const { code, out: json } = await cli(["scheme", "--json", name]);
    expect(code).toBe(1);
    expect(json).not.toMatch(/[\p{Cc}\p{Cf}](?!$)/u);
    expect(JSON.parse(json)).toEqual({ input: name, ok: false, scheme: null, registered: null });
  },
);

test.each([
  ["htps", "https"],
  ["HTPP", "http"],
  ["http:", "http"],
  ["mail-to", "mailto"],
])("the scheme that was probably meant by %s is %s", async (name, meant) => {
  const out = `unknown
  The scheme is not in IANA's list of 2022-11-18. (Did you mean ${meant}?) Without any NAME, the command lists all known schemes.
`;
  expect(await cli(["scheme", name])).toEqual({ ...good(out), code: 1 });
});

test.each([
  [
    "afs",
    `This name is reserved for Andrew File System global file names; the document does not define its syntax.
  status     provisional
  documents  RFC 1738, https://www.rfc-editor.org/rfc/rfc1738`,
  ],
  ["X-y", 'Names that begin with "x-" are experimental: their meaning is agreed between the parties that use them.'],
  ["xyzzy", "The scheme is not in IANA's list of 2022-11-18. Without any NAME, the command lists all known schemes."],
])("a name that RFC 1738 does not define: %s", async (name, message) => {
  const out = `unknown${name === "afs" ? '  "afs"' : ""}\n  ${message}\n`;
  expect(await cli(["scheme", "--standard", "rfc1738", name])).toEqual({ ...good(out), code: 1 });
});

test.each([
  ["xfire", "provisional\n  documents  none"],
  ["WPID", "historical\n  documents  none"],
  ["rsync", "provisional\n  documents  RFC 5781, https://www.rfc-editor.org/rfc/rfc5781"],
  ["hydrazone", "provisional\n  documents  https://tech.hydrazone.pro/uri/specification/hydrazone.txt"],
  [
    "modem",
    `historical
  documents  RFC 2806, https://www.rfc-editor.org/rfc/rfc2806
             RFC 3966, https://www.rfc-editor.org/rfc/rfc3966`,
  ],
])("a registered scheme whose rules are unknown: %s", async (name, said) => {
  const out = `unknown  "${name.toLowerCase()}"\n  The scheme is registered, but its rules are unknown here.\n  status     ${said}\n`;
  expect(await cli(["scheme", name])).toEqual({ ...good(out), code: 1 });
  const { code, out: json } = await cli(["scheme", "--json", name]);
  expect(code).toBe(1);
  const registered = registry.get(name.toLowerCase());
  expect(JSON.parse(json)).toEqual({ input: name, ok: false, scheme: null, registered });
});

test("an unknown scheme does not prevent the others", async () => {
  const { code, out } = await cli(["scheme", "http", "nothing", "https"]);
  expect(code).toBe(1);
  expect(out.split("\n").filter((line) => /^\S/.test(line))).toEqual(["http", "unknown", "https"]);
});

test('on a terminal, headings are faint, and "unknown" is red', async () => {
  const { out } = await cli(["scheme", "example", "nothing"], { isTTY: true });
  const lines = out.split("\n");
  expect(lines).toContain('    \u001b[2msection 8, The "example" URI Scheme\u001b[22m');
  expect(lines).toContain("\u001b[31munknown\u001b[39m");
});

/** Returns a requirement as JSON, with defaults. */
const checksOf = ({ name, specification }: AnyScheme, checks: AnyScheme["requirements"]): object[] =>
  checks.map(({ code, level = "MUST", binds = null, rule, section, summary }) => ({
    code: `${name}/${code}`,
    level,
    binds,
    rule,
    section,
    url: specification.url(section),
    summary,
  }));

test.each(["rfc3986", "rfc1738"])("as JSON: all schemes of %s", async (standard) => {
  const { code, out } = await cli(["scheme", "--json", "--standard", standard]);
  expect(code).toBe(0);
  const records = out
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { input: string });
  expect(records.map(({ input }) => input)).toEqual(namesBy(standard));
  for (const record of records) {
    const scheme = known.find((each) => each.standard === standard && each.name === record.input) as AnyScheme;
    const { name, status, defaultPort, specification, section, url, grammar, examples } = scheme;
    expect(record).toEqual({
      input: name,
      ok: true,
      scheme: {
        name,
        standard,
        specification: { name: specification.name, title: specification.title, section, url },
        status,
        defaultPort,
        hasNormalForm: scheme.hasNormalForm,
        hasEquivalence: scheme.hasEquivalence,
        without: [...scheme.without],
        exempt: [...scheme.exempt],
        grammar: { rule: grammar.rule, rules: rulesOf(scheme, known) },
        requirements: checksOf(scheme, scheme.requirements),
        examples,
      },
      registered: registry.get(name) ?? null,
    });
  }
  const [first] = records;
  const { out: one } = await cli(["scheme", "--json", "--standard", standard, String(first?.input)]);
  expect(JSON.parse(one)).toEqual(first);
});
