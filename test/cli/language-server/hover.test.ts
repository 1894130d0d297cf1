import { describe as describeURI } from "../../../src/cli/language-server/hover.js";
import { Search } from "../../../src/cli/language-server/findings.js";
import type { Config } from "../../../src/interop/config.js";
import { policyOf } from "../../../src/interop/policy.js";

async function shown(text: string, markdown = true, config: Config = {}): Promise<string> {
  const policy = policyOf(config);
  const search = new Search({ uri: "file:///a", languageId: "plaintext", getText: () => text }, policy);
  const [finding] = await search.near({ start: 0, end: text.length }, () => false);
  if (finding) return describeURI(finding, markdown, policy.standard);
  throw new Error("nothing is found");
}

test("the tree, and the sections of its rules", async () => {
  expect(await shown("See http://a/#b")).toBe(`\`\`\`text
URI                    0–11   "http://a/#b"
├─ scheme              0–4    "http"
├─ authority           7–8    "a"
│  └─ host: reg-name   7–8    "a"
├─ path: path-abempty  8–9    "/"
│  └─ segment          9–9    ""
└─ fragment            10–11  "b"
\`\`\`

- URI: [RFC 3986, section 3, Syntax Components](https://www.rfc-editor.org/rfc/rfc3986#section-3)
- scheme: [RFC 3986, section 3.1, Scheme](https://www.rfc-editor.org/rfc/rfc3986#section-3.1)
- authority: [RFC 3986, section 3.2, Authority](https://www.rfc-editor.org/rfc/rfc3986#section-3.2)
- reg-name: [RFC 3986, section 3.2.2, Host](https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2)
- path-abempty: [RFC 3986, section 3.3, Path](https://www.rfc-editor.org/rfc/rfc3986#section-3.3)
- segment: [RFC 3986, section 3.3, Path](https://www.rfc-editor.org/rfc/rfc3986#section-3.3)
- fragment: [RFC 3986, section 3.5, Fragment](https://www.rfc-editor.org/rfc/rfc3986#section-3.5)`);
});

const PERCENT = "'%' must be followed by two hexadecimal digits; for a literal '%' write '%25'.";
const BAR = "'|' is not allowed in the path.";
const RFC_3986 = "https://www.rfc-editor.org/rfc/rfc3986";

test("the diagnostics of a URI that is not valid", async () => {
  expect(await shown("http://a/%|b")).toBe(
    [
      `- ${PERCENT} [pct-encoded, RFC 3986, section 2.1](${RFC_3986}#section-2.1)`,
      `- ${BAR} [path, RFC 3986, section 3.3](${RFC_3986}#section-3.3)`,
    ].join("\n"),
  );
  expect(await shown("http://a/|b", false)).toBe(`- ${BAR} path, RFC 3986, section 3.3 (${RFC_3986}#section-3.3)`);
});

test("the diagnostics of the scheme, after the tree", async () => {
  expect((await shown("http:///", false, { schemes: true })).split("\n\n")).toEqual([
    expect.stringMatching(/^URI /),
    expect.stringMatching(/^- URI: RFC 3986, section 3, /),
    "- The host is missing. Write it after '//'. host, RFC 9110, section 4.2.1 (https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1)",
  ]);
});

test("a long URI is cut", async () => {
  const lines = (await shown(`http://a/${"b".repeat(20_000)}${"/c".repeat(200)}`)).split("\n");
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(150);
  expect(lines[101]).toBe("…");
  expect(lines.length).toBeLessThan(115);
});

test("the sections of another standard", async () => {
  expect(await shown("http://é/", false, { standard: "rfc3987" })).toMatch(
    /^IRI .*\n- IRI: RFC 3987, section 2\.2, ABNF for IRI References and IRIs \(https:\/\/www\.rfc-editor\.org\/rfc\/rfc3987#section-2\.2\)\n/s,
  );
});
