import {
  resolveAll,
  verdicts,
  type Outcome,
  type PlatformOutcome,
  type StandardId,
} from "../../../src/standards/index.js";
import { anyStandard } from "../../../src/standards/by-id.js";
import type { Diagnostic } from "../../../src/index.js";
import { cli, good, reportFor } from "../fake.js";

const NEEDS_BASE = "invalid  It needs a base for a reference without a scheme.";

/** Returns the rows of the standards and of the platform's `URL` with their verdicts. */
function rows(...said: [string, string, string, string, string, string, whatwg?: string]): string {
  const [rfc3986, rfc2396bis01, rfc2396, urlSyntax05, rfc1808, rfc1738, whatwg = NEEDS_BASE] = said;
  // An IRI in ASCII is a URI. Section 2.2 of RFC 3987 defines all rules.
  const rfc3987 = rfc3986
    .replace(/ {2}URI$/, "  IRI")
    .replace("relative-ref", "irelative-ref")
    .replace("rfc3986/", "rfc3987/")
    .replace(/section [\d.]+/, "section 2.2");
  return `  rfc3986        URI-reference  ${rfc3986}
  rfc3987        IRI-reference  ${rfc3987}
  rfc2396bis-01  URI-reference  ${rfc2396bis01}
  rfc2396        URI-reference  ${rfc2396}
  url-syntax-05  URL-reference  ${urlSyntax05}
  rfc1808        URL            ${rfc1808}
  rfc1738        url            ${rfc1738}
  whatwg         URL            ${whatwg}
`;
}

const URI = [
  "valid    URI",
  "valid    URI-reference",
  "valid    URI-reference",
  "valid    URL-reference",
  "valid    URL",
] as const;
const RELATIVE = [
  "valid    relative-ref",
  "valid    URI-reference",
  "valid    URI-reference",
  "valid    URL-reference",
  "valid    URL",
] as const;

/** Returns the text for the refusal by a standard. Other tests check its message. */
function refusal(id: StandardId, input: string, rule?: string): Diagnostic {
  const result = anyStandard(id).safeParse(input, { rule });
  if (result.ok) throw new Error("the input is valid");
  return result.diagnostic;
}

function refused(id: StandardId, input: string): string {
  const { code, index, section } = refusal(id, input);
  return `invalid  ${code} at ${String(index)} (section ${section})`;
}

function refusedBase(id: StandardId, base: string, rule: string): string {
  const { code, section } = refusal(id, base, rule);
  return `base refused: ${code} (section ${section})`;
}

describe("inputs that all accept", () => {
  test.each([
    [
      "mailto:x@y",
      "mailtourl",
      "valid",
      `    scheme  all  "mailto"
    path    all  "x@y"
`,
    ],
    [
      "ftp://user@h:21/a;type=i",
      "ftpurl",
      "valid    ≠ authority, port",
      `    scheme     all     "ftp"
    authority  all     "user@h:21"
    userinfo   all     "user"
    host       all     "h"
    port       all     "21"
    path       all     "/a;type=i"
  ≠ href       whatwg  "ftp://user@h/a;type=i"
                       It removes the default port.
`,
    ],
    [
      "file:///x",
      "fileurl",
      "valid",
      `    scheme     all                                                      "file"
    authority  all                                                      ""
  ≠ host       rfc3986, rfc3987                                         ""
               rfc2396bis-01, rfc2396, url-syntax-05, rfc1808, rfc1738  absent
    path       all                                                      "/x"
`,
    ],
    [
      "http://0x7f.1/",
      "genericurl",
      "valid    ≠ authority, host",
      `    scheme     all                                                "http"
  ≠ authority  rfc3986, rfc3987, rfc2396bis-01, rfc2396, rfc1808  "0x7f.1"
               url-syntax-05, rfc1738                             absent
  ≠ host       rfc3986, rfc3987, rfc2396bis-01, rfc1808           "0x7f.1"
               rfc2396, url-syntax-05, rfc1738                    absent
  ≠ path       rfc3986, rfc3987, rfc2396bis-01, rfc2396, rfc1808  "/"
               url-syntax-05, rfc1738                             "//0x7f.1/"
  ≠ href       whatwg                                             "http://127.0.0.1/"
                                                                  It reads the host as a number, and writes it as an IPv4 address.
`,
    ],
    [
      "http://u@h/p?q",
      "genericurl",
      "valid",
      `    scheme     all              "http"
    authority  all              "u@h"
    userinfo   all              "u"
    host       all              "h"
  ≠ path       all but rfc1738  "/p"
               rfc1738          "/p?q"
  ≠ query      all but rfc1738  "q"
               rfc1738          absent
`,
    ],
  ])("%s", async (input, type, whatwg, components) => {
    const out = `"${input}"\n${rows(...URI, `valid    ${type}`, whatwg)}${components}`;
    expect(await cli(["standards", input])).toEqual(good(out));
  });
});

describe("inputs that some or all refuse", () => {
  test.each([
    [
      "",
      rows(...RELATIVE, refused("rfc1738", "")),
      `    path  all but rfc1738  ""
`,
    ],
    [
      "http://[::1]/",
      rows(
        "valid    URI",
        "valid    URI-reference",
        "valid    URI-reference",
        refused("url-syntax-05", "http://[::1]/"),
        refused("rfc1808", "http://[::1]/"),
        refused("rfc1738", "http://[::1]/"),
        "valid",
      ),
      `    scheme     rfc3986, rfc3987, rfc2396bis-01, rfc2396  "http"
    authority  rfc3986, rfc3987, rfc2396bis-01, rfc2396  "[::1]"
    host       rfc3986, rfc3987, rfc2396bis-01, rfc2396  "[::1]"
    path       rfc3986, rfc3987, rfc2396bis-01, rfc2396  "/"
`,
    ],
    [
      "//[va.a]",
      rows(
        "valid    relative-ref",
        refused("rfc2396bis-01", "//[va.a]"),
        refused("rfc2396", "//[va.a]"),
        refused("url-syntax-05", "//[va.a]"),
        refused("rfc1808", "//[va.a]"),
        refused("rfc1738", "//[va.a]"),
      ),
      `    authority  rfc3986, rfc3987  "[va.a]"
    host       rfc3986, rfc3987  "[va.a]"
    path       rfc3986, rfc3987  ""
`,
    ],
    [
      "a b",
      rows(
        "invalid  rfc3986/space at 1 (section 3.3)",
        refused("rfc2396bis-01", "a b"),
        refused("rfc2396", "a b"),
        refused("url-syntax-05", "a b"),
        refused("rfc1808", "a b"),
        refused("rfc1738", "a b"),
        "invalid",
      ),
      "",
    ],
  ])("%j", async (input, said, components) => {
    const out = `"${input}"\n${said}${components}`;
    expect(await cli(["standards", input])).toEqual({ ...good(out), code: 1 });
  });
});

describe("--base", () => {
  const BASE = "http://a/b/c/d;p?q";

  test.each([
    [
      "g",
      `    path    all but rfc1738  "g"
    target  all but rfc1738  "http://a/b/c/g"
            rfc1738          not defined
`,
    ],
    [
      "",
      `    path    all but rfc1738                        ""
  ≠ target  rfc3986, rfc3987, rfc1808, whatwg      "http://a/b/c/d;p?q"
            rfc2396bis-01, rfc2396, url-syntax-05  the current document
            rfc1738                                not defined
`,
    ],
    [
      "#s",
      `    path      all but rfc1738                        ""
    fragment  all but rfc1738                        "s"
  ≠ target    rfc3986, rfc3987, rfc1808, whatwg      "http://a/b/c/d;p?q#s"
              rfc2396bis-01, rfc2396, url-syntax-05  the current document, fragment "s"
              rfc1738                                not defined
`,
    ],
  ])("%j", async (input, table) => {
    const { code, out, err } = await cli(["standards", "--base", BASE, input]);
    expect([code, err]).toEqual([1, ""]);
    expect(out).toBe(`"${input}"\n${rows(...RELATIVE, refused("rfc1738", input))}${table}`);
  });

  test("a query alone, which one grammar refuses and its algorithm resolves", async () => {
    const { out } = await cli(["standards", "--base", BASE, "?y"]);
    const [first, second, , fourth, fifth] = RELATIVE;
    expect(out).toBe(`"?y"
${rows(first, second, refused("rfc2396", "?y"), fourth, fifth, refused("rfc1738", "?y"))}    path    rfc3986, rfc3987, rfc2396bis-01, url-syntax-05, rfc1808  ""
    query   rfc3986, rfc3987, rfc2396bis-01, url-syntax-05, rfc1808  "y"
  ≠ target  rfc3986, rfc3987, rfc2396bis-01, rfc1808, whatwg         "http://a/b/c/d;p?y"
            rfc2396, url-syntax-05                                   "http://a/b/c/?y"
            rfc1738                                                  not defined
`);
  });

  test("an input that all standards refuse has only the target of URL", async () => {
    const { out } = await cli(["standards", "--base", BASE, "a b"]);
    expect(out.split("\n").slice(-4)).toEqual([
      "  ≠ target  rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808  input refused",
      "            rfc1738                                                           not defined",
      '            whatwg                                                            "http://a/b/c/a%20b"',
      "",
    ]);
  });

  test.each([
    [
      "x:y",
      `    path    all but rfc1738                           "g"
  ≠ target  rfc3986, rfc3987, url-syntax-05, rfc1808  "x:g"
            rfc2396bis-01                             base refused: rfc2396bis-01/opaque-base (section 3)
            rfc2396                                   base refused: rfc2396/opaque-base (section 3)
            rfc1738                                   not defined
            whatwg                                    input refused
`,
    ],
    [
      "1x:y",
      `    path    all but rfc1738         "g"
  ≠ target  rfc3986                 ${refusedBase("rfc3986", "1x:y", "URI")}
            rfc3987                 ${refusedBase("rfc3987", "1x:y", "IRI")}
            rfc2396bis-01           ${refusedBase("rfc2396bis-01", "1x:y", "absolute-URI")}
            rfc2396                 ${refusedBase("rfc2396", "1x:y", "absoluteURI")}
            url-syntax-05, rfc1808  "1x:g"
            rfc1738                 not defined
            whatwg                  base refused
`,
    ],
  ])("%s is a base by some", async (base, table) => {
    const { code, out } = await cli(["standards", "--base", base, "g"]);
    expect(code).toBe(1);
    expect(out).toBe(`"g"\n${rows(...RELATIVE, refused("rfc1738", "g"))}${table}`);
  });

  test("the target does not change the exit code", async () => {
    const { code, out } = await cli(["standards", "--base", BASE, "mailto:x@y"]);
    expect(code).toBe(0);
    expect(out.split("\n").slice(-3, -1)).toEqual([
      '    target  all but rfc1738  "mailto:x@y"',
      "            rfc1738          not defined",
    ]);
  });

  test("a base that all standards refuse is misuse", async () => {
    const err = `uri-grammar standards: --base cannot be a base in any standard
${reportFor("/a", "  ", "URI")}For help: uri-grammar standards --help
`;
    expect(await cli(["standards", "--base", "/a", "g"])).toEqual({ code: 2, out: "", err, both: err });
  });
});

test("lines of standard input", async () => {
  const { code, out } = await cli(["standards"], { stdin: ["x:a\n", "\u0001\r\n"] });
  expect(code).toBe(1);
  expect(out.split("\n").filter((line) => !line.startsWith(" "))).toEqual(['"x:a"', '"\\u0001"', ""]);
});

test("control characters are escaped", async () => {
  const input = "\u001b[2J\u0085\u009b\u202e\r\0\u007f\ud800";
  for (const option of [[], ["--json"], ["--base", "x:/"]]) {
    const { code, out, err } = await cli(["standards", ...option, input]);
    expect([code, err]).toEqual([1, ""]);
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  }
});

test("on a terminal, verdicts and marks have a colour, and absent components are faint", async () => {
  const { out } = await cli(["standards", "--base", "http://a/", "file:///x", "#"], { isTTY: true });
  const lines = out.split("\n");
  expect(lines).toContain("  rfc3986        URI-reference  \u001b[32mvalid\u001b[39m    URI");
  expect(lines).toContain(
    `  rfc1738        url            \u001b[31minvalid\u001b[39m  ${refused("rfc1738", "#").slice("invalid  ".length)}`,
  );
  expect(lines).toContain(
    '  \u001b[33m≠ host\u001b[39m       rfc3986, rfc3987                                         ""',
  );
  expect(lines).toContain(
    "               rfc2396bis-01, rfc2396, url-syntax-05, rfc1808, rfc1738  \u001b[2mabsent\u001b[22m",
  );
  expect(lines).toContain("              rfc1738                                \u001b[2mnot defined\u001b[22m");
});

test.each(["http://a_b/", "http://a/#f", "a b", "x:y"])("as JSON: %s", async (input) => {
  const all = verdicts(input);
  const ok = all.every(({ standard, ok: accepts }) => accepts || standard === "whatwg");
  const differing = input === "http://a_b/" ? ["authority", "host", "path"] : [];
  const wanted = { input, ok, verdicts: all, differing };
  expect(await cli(["standards", "--json", input])).toEqual({
    ...good(`${JSON.stringify(wanted)}\n`),
    code: ok ? 0 : 1,
  });
  const { out } = await cli(["standards", "--json", "--base", "http://a/b", input]);
  const { outcomes, groups } = resolveAll(input, "http://a/b");
  const explained = Object.entries(outcomes).map(([id, outcome]): [string, Outcome | PlatformOutcome] => [
    id,
    outcome.type === "refused" && "diagnostic" in outcome
      ? { ...outcome, diagnostic: refusal(id as StandardId, input) }
      : outcome,
  ]);
  expect(JSON.parse(out)).toEqual({ ...wanted, resolutions: { outcomes: Object.fromEntries(explained), groups } });
});

test("long inputs are written in full, once for all standards that agree", async () => {
  const long = "a".repeat(1_000_000);
  const { out } = await cli(["standards"], { stdin: [long] });
  expect(out).toBe(`"${long}"
${rows(...RELATIVE, refused("rfc1738", long))}    path  all but rfc1738  "${long}"
`);
});

test("an input of a megabyte that all refuse at its end", async () => {
  const input = `x:${"a".repeat(1_000_000)} `;
  const { code, out } = await cli(["standards", "--json"], { stdin: [input] });
  expect(code).toBe(1);
  const { verdicts: all } = JSON.parse(out) as { verdicts: { standard: string; index?: number }[] };
  expect(all.map(({ standard, index }) => [standard, index])).toEqual([
    ["rfc3986", 1_000_002],
    ["rfc3987", 1_000_002],
    ["rfc2396bis-01", 1_000_002],
    ["rfc2396", 1_000_002],
    ["url-syntax-05", 1_000_002],
    ["rfc1808", 1_000_002],
    ["rfc1738", 1_000_002],
    ["whatwg", undefined],
  ]);
});
