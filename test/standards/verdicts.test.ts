import { standards, verdicts, type StandardVerdict } from "../../src/standards/index.js";
import { isOfStandard } from "../../src/standards/verdicts.js";
import { withoutPlatform } from "../without-platform.js";
import { everyStandard } from "../../src/standards/by-id.js";

const none = {
  scheme: null,
  authority: null,
  userinfo: null,
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null,
};

test("the standards are listed from the current one to the oldest", () => {
  expect(everyStandard.map(({ id }) => id)).toEqual([
    "rfc3986",
    "rfc3987",
    "rfc2396bis-01",
    "rfc2396",
    "url-syntax-05",
    "rfc1808",
    "rfc1738",
  ]);
  expect(everyStandard.map(({ year }) => year)).toEqual([2005, 2005, 2003, 1998, 1997, 1995, 1994]);
  for (const each of everyStandard) expect(each).toBe(standards[each.id]);
});

test("http://a_b/ has a host in RFC 3986 and RFC 1808, a registry name in the documents before RFC 3986, and a path in the others", () => {
  expect(verdicts("http://a_b/")).toEqual([
    {
      standard: "rfc3986",
      rule: "URI-reference",
      ok: true,
      index: 11,
      diagnostic: null,
      type: "URI",
      components: { ...none, scheme: "http", authority: "a_b", host: "a_b", path: "/" },
    },
    {
      standard: "rfc3987",
      rule: "IRI-reference",
      ok: true,
      index: 11,
      diagnostic: null,
      type: "IRI",
      components: { ...none, scheme: "http", authority: "a_b", host: "a_b", path: "/" },
    },
    {
      standard: "rfc2396bis-01",
      rule: "URI-reference",
      ok: true,
      index: 11,
      diagnostic: null,
      type: "URI-reference",
      components: { ...none, scheme: "http", authority: "a_b", path: "/" },
    },
    {
      standard: "rfc2396",
      rule: "URI-reference",
      ok: true,
      index: 11,
      diagnostic: null,
      type: "URI-reference",
      components: { ...none, scheme: "http", authority: "a_b", path: "/" },
    },
    {
      standard: "url-syntax-05",
      rule: "URL-reference",
      ok: true,
      index: 11,
      diagnostic: null,
      type: "URL-reference",
      components: { ...none, scheme: "http", path: "//a_b/" },
    },
    {
      standard: "rfc1808",
      rule: "URL",
      ok: true,
      index: 11,
      diagnostic: null,
      type: "URL",
      components: { ...none, scheme: "http", authority: "a_b", host: "a_b", path: "/" },
    },
    {
      standard: "rfc1738",
      rule: "url",
      ok: true,
      index: 11,
      diagnostic: null,
      type: "genericurl",
      components: { ...none, scheme: "http", path: "//a_b/" },
    },
    {
      standard: "whatwg",
      ok: true,
      href: "http://a_b/",
      isRelative: false,
      components: {
        scheme: "http",
        authority: "a_b",
        userinfo: null,
        host: "a_b",
        port: null,
        path: "/",
        query: null,
        fragment: null,
      },
      differing: [],
      differences: [],
    },
  ]);
});

test("//host:80a is a registry name, a host and a port, or a path, and invalid in RFC 3986 and RFC 1738", () => {
  const quoted = (characters: string): string[] => [...characters].map((character) => JSON.stringify(character));
  expect(verdicts("//host:80a")).toEqual([
    {
      standard: "rfc3986",
      rule: "URI-reference",
      ok: false,
      index: 10,
      diagnostic: {
        severity: "error",
        code: "rfc3986/port",
        message: "The port contains 'a'; only digits are allowed.",
        start: 9,
        end: 10,
        index: 10,
        rule: "port",
        expected: ["ALPHA", "DIGIT", ...quoted("!$%&'()*+,-.:;=@_~")],
        found: "end of input",
        section: "3.2.3",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3",
      },
      type: null,
      components: null,
    },
    {
      standard: "rfc3987",
      rule: "IRI-reference",
      ok: false,
      index: 10,
      diagnostic: {
        severity: "error",
        code: "rfc3987/port",
        message: "The port contains 'a'; only digits are allowed.",
        start: 9,
        end: 10,
        index: 10,
        rule: "port",
        expected: ["ALPHA", "DIGIT", ...quoted("!$%&'()*+,-.:;=@_~")],
        found: "end of input",
        section: "2.2",
        url: "https://www.rfc-editor.org/rfc/rfc3987#section-2.2",
      },
      type: null,
      components: null,
    },
    {
      standard: "rfc2396bis-01",
      rule: "URI-reference",
      ok: true,
      index: 10,
      diagnostic: null,
      type: "URI-reference",
      components: { ...none, authority: "host:80a" },
    },
    {
      standard: "rfc2396",
      rule: "URI-reference",
      ok: true,
      index: 10,
      diagnostic: null,
      type: "URI-reference",
      components: { ...none, authority: "host:80a" },
    },
    {
      standard: "url-syntax-05",
      rule: "URL-reference",
      ok: true,
      index: 10,
      diagnostic: null,
      type: "URL-reference",
      components: { ...none, path: "//host:80a" },
    },
    {
      standard: "rfc1808",
      rule: "URL",
      ok: true,
      index: 10,
      diagnostic: null,
      type: "URL",
      components: { ...none, authority: "host:80a", host: "host:80a", port: null },
    },
    {
      standard: "rfc1738",
      rule: "url",
      ok: false,
      index: 0,
      diagnostic: {
        severity: "error",
        code: "rfc1738/missing-scheme",
        message: "The scheme, such as 'https:', is missing.",
        start: 0,
        end: 2,
        index: 0,
        rule: "scheme",
        expected: ["ALPHA", "DIGIT", ...quoted("+-.")],
        found: '"/"',
        section: "2.1",
        url: "https://www.rfc-editor.org/rfc/rfc1738#section-2.1",
        repair: {
          message: "Write 'https:' before it.",
          edits: [{ start: 0, end: 0, text: "https:" }],
          certain: false,
        },
      },
      type: null,
      components: null,
    },
    {
      standard: "whatwg",
      ok: false,
      href: null,
      isRelative: true,
      components: null,
      differing: [],
      differences: [],
    },
  ]);
});

/** The verdicts in the order of the standards: the type of the root, or the code of the refusal. */
const table: readonly (readonly [input: string, said: readonly string[]])[] = [
  ["", ["relative-ref", "irelative-ref", "URI-reference", "URI-reference", "URL-reference", "URL", "empty"]],
  ["http://h/", ["URI", "IRI", "URI-reference", "URI-reference", "URL-reference", "URL", "httpurl"]],
  ["mailto:a@b", ["URI", "IRI", "URI-reference", "URI-reference", "URL-reference", "URL", "mailtourl"]],
  ["news:*", ["URI", "IRI", "URI-reference", "URI-reference", "URL-reference", "URL", "newsurl"]],
  ["a:#", ["URI", "IRI", "URI-reference", "missing-path", "URL-reference", "URL", "fragment"]],
  [
    "1a:b",
    [
      "colon-in-first-segment",
      "colon-in-first-segment",
      "colon-in-first-segment",
      "colon-in-first-segment",
      "URL-reference",
      "URL",
      "genericurl",
    ],
  ],
  [
    "a_b:c",
    [
      "colon-in-first-segment",
      "colon-in-first-segment",
      "colon-in-first-segment",
      "colon-in-first-segment",
      "URL-reference",
      "URL",
      "scheme",
    ],
  ],
  [
    "a:~",
    ["URI", "IRI", "URI-reference", "URI-reference", "URL-reference", "excluded-character", "excluded-character"],
  ],
  ["a:[", ["bracket", "bracket", "URI-reference", "bracket", "bracket", "bracket", "bracket"]],
  ["http://[::1]/", ["URI", "IRI", "URI-reference", "URI-reference", "character", "character", "character"]],
  [
    "//[v1.a]",
    ["relative-ref", "irelative-ref", "ipv6-character", "ipv6-character", "character", "character", "missing-scheme"],
  ],
  ["//a:80:80", ["port", "port", "URI-reference", "URI-reference", "URL-reference", "URL", "missing-scheme"]],
  ["a b", ["space", "space", "space", "space", "space", "space", "missing-scheme"]],
  [
    "a:\ud800",
    [
      "lone-surrogate",
      "lone-surrogate",
      "lone-surrogate",
      "lone-surrogate",
      "lone-surrogate",
      "lone-surrogate",
      "lone-surrogate",
    ],
  ],
  ["a:%,", ["percent", "percent", "percent", "percent", "percent", "percent", "percent"]],
  ["a:%", ["truncated", "truncated", "truncated", "truncated", "truncated", "truncated", "truncated"]],
  [
    "__proto__:a",
    [
      "colon-in-first-segment",
      "colon-in-first-segment",
      "colon-in-first-segment",
      "colon-in-first-segment",
      "URL-reference",
      "URL",
      "scheme",
    ],
  ],
];

test.each(table)("the verdicts on %j are %j", (input, said) => {
  expect(verdicts(input).filter(isOfStandard).map(summary)).toEqual(said);
});

function summary({ type, diagnostic }: StandardVerdict): string | undefined {
  return type ?? diagnostic?.code.replace(/^.*\//, "");
}

test.each(table.map(([input]) => [input]))("the verdicts on %j equal those of the single standards", (input) => {
  verdicts(input)
    .filter(isOfStandard)
    .forEach((verdict, index) => {
      const grammar = everyStandard[index];
      if (!grammar) throw new Error("there are more verdicts than standards");
      const recognition = grammar.recognize(input);
      const result = grammar.safeParse(input);
      expect(verdict).toEqual({
        standard: grammar.id,
        rule: grammar.defaultRule,
        ok: recognition.ok,
        index: recognition.index,
        diagnostic: result.ok ? null : result.diagnostic,
        type: result.ok ? result.node.type : null,
        components: result.ok ? grammar.components(input) : null,
      });
      expect(verdict.diagnostic?.index ?? input.length).toBe(verdict.index);
      expect(grammar.test(input)).toBe(verdict.ok);
    });
});

test("a value that is not a string is refused", () => {
  expect(() => verdicts(null as unknown as string)).toThrow(new TypeError("The input must be a string, not null."));
});

test("without a URL, there are only the verdicts of the standards", () => {
  const ids = verdicts("http://h/").map(({ standard }) => standard);
  expect(withoutPlatform(() => verdicts("http://h/")).map(({ standard }) => standard)).toEqual(Object.keys(standards));
  expect(ids).toEqual([...Object.keys(standards), "whatwg"]);
});
