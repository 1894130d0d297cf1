/** The options of the rules for ESLint, and the configuration of the project. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as typescript from "@typescript-eslint/parser";
import { Linter } from "eslint";
import yml from "eslint-plugin-yml";
import uriGrammar, { type ValidURIOptions } from "../../src/interop/eslint/index.js";

const plugins = { yml, "uri-grammar": uriGrammar } as unknown as NonNullable<Linter.Config["plugins"]>;
const folder = mkdtempSync(join(tmpdir(), "eslint-options-"));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Writes the configuration of the project. */
const configure = (text: string): string => {
  const path = join(folder, "uri-grammar.config.json");
  writeFileSync(path, text);
  return path;
};

afterEach(() => {
  configure("{}");
});

/** Runs the rules on a program, or on a document of YAML. Returns the messages without their citations. */
function messagesOf(text: string, options: ValidURIOptions = {}, name = "a.ts"): string[] {
  const isProgram = name.endsWith("s");
  const config: Linter.Config = {
    files: [`**/${name}`],
    plugins,
    ...(isProgram ? { languageOptions: { parser: typescript } } : { language: "yml/yaml" }),
    rules: {
      "uri-grammar/valid-uri": ["error", options],
      "uri-grammar/no-userinfo-password": "error",
    },
  };
  return new Linter({ cwd: folder })
    .verify(text, [config], { filename: join(folder, name) })
    .map(({ message, ruleId }) => (ruleId === null ? `refused: ${message}` : message.replace(/ \([^()]*\)$/, "")));
}

/** Runs the rules on a URI in a program, and in a document of YAML, which must have the same messages. */
function bothOf(uri: string, options?: ValidURIOptions): string[] {
  const messages = messagesOf(`fetch(${JSON.stringify(uri)})`, options);
  expect(messagesOf(`a: ${JSON.stringify(uri)}`, options, "a.yaml")).toEqual(messages);
  return messages;
}

const TYPO = "This scheme is not in IANA's list of 2022-11-18. Did you mean 'https'?";
const NO_HOST = "The host is missing. Write it after '//'.";
const OTHER_HOST =
  "'URL' finds another host here than RFC 3986. A check could approve one, and a client could use the other.";
const NOT_ASCII = "A non-ASCII character (U+00E9) is not allowed in the path.";
const SPACE = "A space is not allowed in the path.";

test("severity decides what is reported, and by schemes if only these can reach it", () => {
  const typo = "htps://a.example/";
  expect(bothOf(typo)).toEqual([]);
  expect(bothOf(typo, { schemes: true })).toEqual([]);
  expect(bothOf(typo, { schemes: true, severity: "warning" })).toEqual([TYPO]);
  expect(bothOf(typo, { severity: "warning" })).toEqual([TYPO]);
  expect(bothOf(typo, { severity: "error" })).toEqual([]);
  expect(bothOf(typo, { severity: { "scheme/unknown": "error" } })).toEqual([TYPO]);
  expect(bothOf(typo, { severity: { "scheme/unknown": "warning" } })).toEqual([]);
  expect(bothOf(typo, { severity: { "rfc3986/space": "warning" } })).toEqual([]);
  expect(bothOf(typo, { severity: "warning", schemes: false })).toEqual([]);
  expect(bothOf("http:///x", { severity: { "rfc3986/space": "error" } })).toEqual([]);
  expect(bothOf("https://a.example/a b", { severity: { "rfc3986/space": "off" } })).toEqual([]);
  expect(bothOf("https://a.example/a b", { severity: { "rfc3986/space": "info" } })).toEqual([]);
});

test("no-userinfo-password alone reports a password, unless it is made an error", () => {
  const password = "A password in a URI is visible wherever the URI is.";
  const hiding =
    "The text before '@' can hide the real host. Do not open this URI if you do not trust where it comes from.";
  expect(bothOf("https://me:pw@a.example/", { severity: "warning" })).toEqual([hiding, password]);
  expect(bothOf("https://me:pw@a.example/", { severity: { "security/password": "error" } })).toHaveLength(2);
});

describe("standard", () => {
  test("rfc3987 allows IRIs", () => {
    expect(bothOf("http://a.example/\u00E9")).toEqual([NOT_ASCII]);
    expect(bothOf("http://a.example/\u00E9", { standard: "rfc3987" })).toEqual([]);
    expect(bothOf("http://a.example/\u00E9 b", { standard: "rfc3987" })).toEqual([SPACE]);
    expect(messagesOf("fetch(`/\u00E9/${x}/a b`); fetch(`/\u00E9/${x}`)", { standard: "rfc3987" })).toEqual([SPACE]);
    expect(messagesOf("fetch(`http://${x}/\u00E9`)", { standard: "rfc3987", schemes: true })).toEqual([]);
  });

  test("a password in an IRI is reported if the project has IRIs", () => {
    expect(bothOf("http://me:pw@a.example/\u00E9")).toEqual([NOT_ASCII]);
    configure('{ "standard": "rfc3987" }');
    expect(bothOf("http://me:pw@a.example/\u00E9")).toEqual(["A password in a URI is visible wherever the URI is."]);
  });

  test.each([
    ["rfc3986", "URI", "/a", false],
    ["rfc3987", "URI", "/\u00E9", false],
    ["rfc3987", "URI", "a:\u00E9#b", true],
    ["rfc3987", "absolute-URI", "a:\u00E9#b", false],
    ["rfc3987", "relative-ref", "a:\u00E9", false],
    ["rfc3987", "path-absolute", "/\u00E9", true],
    ["rfc2396bis-01", "URI", "/a", false],
    ["rfc2396bis-01", "URI", "a:b#c", true],
    ["rfc2396", "URI", "/a", true],
    ["rfc2396", "absolute-URI", "a:b#c", false],
    ["url-syntax-05", "absolute-URI", "/a", false],
    ["rfc1808", "relative-ref", "/a b", false],
    ["rfc1808", "URI-reference", "/a", true],
  ] as const)("%s has the rule %s: %s", (standard, rule, text, isValid) => {
    const program = `go(${JSON.stringify(text)})`;
    expect(messagesOf(program, { standard, references: { go: rule } })).toHaveLength(Number(!isValid));
  });

  test("a rule that the standard does not have is an error before the first text", () => {
    const places: ValidURIOptions[] = [
      { references: { go: "segment-nz-nc", stay: false } },
      { attributes: { go: "segment-nz-nc" } },
      { elements: { a: { go: "segment-nz-nc" } } },
    ];
    for (const each of places) {
      expect(() => messagesOf("1", { ...each, standard: "rfc1808" })).toThrow(
        "Error while loading rule 'uri-grammar/valid-uri': The standard 'rfc1808' has no rule 'segment-nz-nc'.",
      );
      expect(messagesOf("1", each)).toEqual([]);
    }
  });
});

test("URIs that are ignored, or have a placeholder, are not reported", () => {
  const options: ValidURIOptions = { ignore: ["http://*.test/*"], placeholders: ["YOUR HOST"] };
  expect(bothOf("http://a.test/x|y", options)).toEqual([]);
  expect(bothOf("http://YOUR HOST/x|y", options)).toEqual([]);
  expect(bothOf("http://a.example/x|y", options)).toHaveLength(1);
  expect(messagesOf("fetch(`http://${a}.test/x|y`); fetch(`http://${a}.example/x|y`)", options)).toHaveLength(1);
});

describe("the configuration of the project", () => {
  test("has the defaults of the options", () => {
    configure('{ "schemes": true, "severity": "warning", "ignore": ["http:///ok"], "placeholders": ["EXAMPLE"] }');
    expect(bothOf("htps://a.example/")).toEqual([TYPO]);
    expect(bothOf("http:///x")).toEqual([NO_HOST, OTHER_HOST]);
    expect(bothOf("http:///ok")).toEqual([]);
    expect(bothOf("http:///EXAMPLE")).toEqual([]);
    expect(bothOf("https://me:EXAMPLE@a.example/")).toEqual([]);
  });

  test("gives way to an option", () => {
    configure('{ "schemes": true, "severity": "warning", "ignore": ["http:///ok"] }');
    expect(bothOf("htps://a.example/", { severity: "error" })).toEqual([]);
    expect(bothOf("http:///x", { schemes: false })).toEqual([]);
    expect(bothOf("http:///ok", { ignore: [] })).toEqual([NO_HOST, OTHER_HOST]);
    configure('{ "schemes": false }');
    expect(bothOf("htps://a.example/", { severity: "warning" })).toEqual([]);
  });

  test("is one error with the name of its file if it cannot be used", () => {
    const path = configure('{ "severty": "warning" }');
    expect(() => messagesOf('fetch("/a b"); fetch("/a b")')).toThrow(
      `Error while loading rule 'uri-grammar/valid-uri': ${JSON.stringify(path)} cannot be used: The configuration has a name that is unknown. Did you mean 'severity'?`,
    );
    expect(() => messagesOf("a: 1", {}, "a.yaml")).toThrow(`${JSON.stringify(path)} cannot be used`);
  });
});

describe("ESLint refuses wrong options", () => {
  const KEY = 'Key "rules": Key "uri-grammar/valid-uri":\n\tValue ';
  const ONE_OF = "should be equal to one of the allowed values.";
  test.each([
    [{ scheme: true }, '{"scheme":true} should NOT have additional properties.'],
    [{ schemes: 1 }, "1 should be boolean."],
    [{ severity: "fatal" }, `"fatal" ${ONE_OF}`],
    [{ severity: { "rfc3986/space": "fatal" } }, `{"rfc3986/space":"fatal"} ${ONE_OF}\n\tValue "fatal" ${ONE_OF}`],
    [
      { severity: { space: "error" } },
      `{"space":"error"} ${ONE_OF}\n\tValue {"space":"error"} should NOT have additional properties.`,
    ],
    [{ standard: "rfc1738" }, `"rfc1738" ${ONE_OF}`],
    [{ standard: "rfc9999" }, `"rfc9999" ${ONE_OF}`],
    [{ ignore: "a" }, '"a" should be array.'],
    [{ ignore: [""] }, '"" should NOT be shorter than 1 characters.'],
    [{ placeholders: [1] }, "1 should be string."],
  ])("%j", (options, message) => {
    expect(() => messagesOf("1", options as ValidURIOptions)).toThrow(KEY + message);
  });
});

describe("constants", () => {
  const BAD = '"/a b"';

  test.each([
    `const API = ${BAD}; fetch(API)`,
    `const URLS = { api: ${BAD} }; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} } as const; use(URLS); fetch(URLS.api)`,
    `const URLS = <const>{ api: ${BAD} }; use(URLS); fetch(URLS["api"])`,
    `const URLS = ({ "api": ${BAD} } as const) satisfies object; use(URLS); fetch(URLS.api)`,
    `const URLS = Object.freeze({ api: ${BAD} }); use(URLS); fetch(URLS.api)`,
    `export const URLS = { ["api"]: ${BAD} }; fetch(URLS.api!)`,
    `const URLS = { api: ${BAD} }; export { URLS }; type Urls = typeof URLS; fetch(URLS.api + "?x")`,
    `const URLS = { v1: { api: ${BAD}, other: 1 } }; fetch(\`\${URLS.v1.api}/\${x}\`)`,
    `const V1 = { api: ${BAD} } as const; const URLS = { v1: V1 }; fetch(V1.api)`,
    `const URLS = { api: ${BAD} }; function f() { fetch(URLS.api); new URL(URLS.api, base); }`,
    `const URLS = { api: ${BAD}, get other() { return 1; }, f() {} }; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; [x.y, ...x.z] = []; ({ a: x.a, [URLS.api]: x.b = 1 } = {}); fetch(URLS.api)`,
    `class Client { static readonly BASE = ${BAD}; get() { fetch(Client.BASE); } }`,
    `class Client { static BASE = ${BAD}; static get() { fetch(this.BASE); } } fetch(Client.BASE)`,
    `class Client { private readonly base = ${BAD}; get() { return () => fetch(this.base); } }`,
    `class Client { readonly base = ${BAD}; page = fetch(this.base); [key: string]: unknown }`,
    `class Client { #base = ${BAD}; f = function () { fetch(this.#base); }; }`,
    `enum Page { Home = ${BAD} } fetch(Page.Home)`,
    `enum Page { "Home" = \`/a b\` } fetch(Page["Home"])`,
  ])("are followed, and reported once, without a fix: %s", (text) => {
    expect(messagesOf(text)).toEqual([SPACE]);
  });

  test("the place is that of the constant", () => {
    const config = { plugins, rules: { "uri-grammar/valid-uri": "error" } } as const;
    const [message] = new Linter().verify("const URLS = { api: '/a b' };\nfetch(URLS.api);", config);
    expect(message).toMatchObject({ line: 1, column: 24, endColumn: 25 });
    expect(message).not.toHaveProperty("fix");
    expect(message).not.toHaveProperty("suggestions");
  });

  test.each([
    `let URLS = { api: ${BAD} }; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; fetch(URLS.other); fetch(URLS[api]); fetch(URLS[0]); fetch(others.api)`,
    `const URLS = { api: ${BAD} }; change(URLS); fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; change(URLS as object); fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; URLS.api = "/a"; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; (URLS.api as string) = "/a"; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; URLS[key] = "/a"; fetch(URLS.api)`,
    `const URLS = { a: { api: ${BAD} } }; URLS.a[key] = "/a"; fetch(URLS.a.api)`,
    `const URLS = { api: ${BAD} }; URLS.api++; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; delete URLS.api; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; [, URLS.api] = x; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; ({ a: URLS.api } = x); fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; ({ a: URLS.api = 1 } = x); fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; [...URLS.api] = x; fetch(URLS.api)`,
    `const URLS = { api: ${BAD} }; for (URLS.api of x); fetch(URLS.api)`,
    `const URLS = { api: ${BAD}, ...others }; fetch(URLS.api)`,
    `const URLS = { api: ${BAD}, [key]: 1 }; fetch(URLS.api)`,
    `const URLS = { api: ${BAD}, api: "/a" }; fetch(URLS.api)`,
    `const URLS = { get api() { return ${BAD}; } }; fetch(URLS.api)`,
    `const URLS = { api() {} }; fetch(URLS.api)`,
    `const URLS = { __proto__: ${BAD} }; fetch(URLS.__proto__); fetch(URLS.constructor)`,
    `const URLS = seal({ api: ${BAD} }); fetch(URLS.api)`,
    `const URLS = Object.freeze(); fetch(URLS.api)`,
    `const URLS = URLS.api; fetch(URLS.api); const a = { b: a.b }; fetch(a.b); fetch(a.b.c)`,
    `const URLS = { api: { a: ${BAD} } }; fetch(URLS.api)`,
    `class Client { base = ${BAD}; get() { fetch(this.base); } }`,
    `class Client { readonly base = ${BAD}; constructor() { this.base = "/a"; } get() { fetch(this.base); } }`,
    `class Client { readonly base = ${BAD}; get() { fetch(Client.base); x(function () { fetch(this.base); }); } }`,
    `class Client { static BASE = ${BAD}; get() { fetch(this.BASE); } static { fetch(this.BASE); } }`,
    `class Client { static BASE = ${BAD}; static [this.BASE] = fetch(this.OTHER); declare x; }`,
    `class Client { static BASE = ${BAD}; } Client = other; fetch(Client.BASE)`,
    `class Client { static BASE = ${BAD}; static [key] = 1; } fetch(Client.BASE)`,
    `class Client { static get BASE() { return ${BAD}; } static x; static {} } fetch(Client.BASE); fetch(Client.x)`,
    `function f() { fetch(this.base); } fetch(this.base); const o = { base: ${BAD}, f() { fetch(this.base); } }`,
    `enum Page { Home, Other = 1 } enum Page { More = ${BAD} } fetch(Page.Home); fetch(Page.More)`,
    `function URLS() {} fetch(URLS.api); import { Other } from "x"; fetch(Other.api); fetch(arguments.api)`,
    `fetch(a().b); fetch(super.x)`,
  ])("are not followed where their values can be others: %s", (text) => {
    expect(messagesOf(text).filter((each) => each.startsWith("refused"))).toEqual([]);
    expect(messagesOf(text)).toEqual([]);
  });

  test("are followed in the trees of other parsers", () => {
    /** An older version of the parser, which does not know the keys of all nodes. */
    const parser: Linter.Parser = {
      parseForESLint(text, options) {
        const result = typescript.parseForESLint(text, options as typescript.ParserOptions);
        const [page] = result.ast.body as { body?: { members: unknown } }[];
        Object.defineProperty(page, "members", { value: page?.body?.members });
        delete page?.body;
        return { ...result, visitorKeys: { ...result.visitorKeys, EmptyStatement: undefined } } as never;
      },
    };
    const config = { plugins, languageOptions: { parser }, rules: { "uri-grammar/valid-uri": "error" } } as const;
    expect(new Linter().verify(`enum Page { Home = ${BAD} } ; fetch(Page.Home)`, config)).toHaveLength(1);
  });

  test("many members, and objects inside each other", () => {
    const count = 5000;
    const members = Array.from({ length: count }, (_, index) => `a${String(index)}: "/a%20b"`).join();
    const uses = Array.from({ length: count }, (_, index) => `fetch(URLS.a${String(index)})`).join(";");
    const chain = Array.from({ length: 50 }, (_, index) => `const o${String(index + 1)} = { a: o${String(index)}.a };`);
    expect(messagesOf(`const URLS = { ${members}, last: ${BAD} }; ${uses}; fetch(URLS.last)`)).toEqual([SPACE]);
    expect(messagesOf(`const o0 = { a: ${BAD} }; ${chain.join("")} fetch(o50.a)`)).toEqual([SPACE]);
    const nested = `${"{ a: ".repeat(12)}${BAD}${" }".repeat(12)}`;
    // Only some objects inside each other are read.
    expect(messagesOf(`const o = ${nested} as const; fetch(o${".a".repeat(12)})`)).toEqual([]);
  });
});
