import { readFileSync } from "node:fs";
import fc, { assert, property } from "fast-check";
import { Linter, RuleTester, type ESLint } from "eslint";
import uriGrammar, { toLoc } from "../../src/interop/eslint/index.js";
import { inAttribute, literalText, report } from "../../src/interop/eslint/literal.js";
import { applyRepair, diagnose, safeParse } from "../../src/index.js";

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const { rules } = uriGrammar;

/** Returns a case with one report, and its source after the fix. */
function wrong(
  code: string,
  message: string,
  place: readonly [column: number, endColumn: number],
  output?: string,
  options: unknown[] = [],
): RuleTester.InvalidTestCase {
  const [column, endColumn] = place;
  return { code, options, errors: [{ message, column, endColumn }], output: output ?? null };
}

/** Returns a case with one report and no fix, and its source after the suggestion. */
function doubtful(
  code: string,
  message: string,
  place: readonly [column: number, endColumn: number],
  output: string,
): RuleTester.InvalidTestCase {
  const [column, endColumn] = place;
  const suggestions = [{ messageId: "repair", output }];
  return { code, errors: [{ message, column, endColumn, suggestions }], output: null };
}

const SPACE_IN_PATH = "A space is not allowed in the path. (RFC 3986, section 3.3)";
const ESCAPED = "URIs have no '%u': percent-encode the UTF-8 octets of the character. (RFC 3986, section 3.3)";
const NO_SCHEME = "The scheme, such as 'https:', is missing. (RFC 3986, section 3.1)";
const PERCENT =
  "'%' must be followed by two hexadecimal digits; for a literal '%' write '%25'. (RFC 3986, section 2.1)";
const WRAPPED = "'<' is not part of the URI. (RFC 3986, section 3.3)";
const EMPTY_HOST = "The host is missing. Write it after '//'. (RFC 9110, section 4.2.1)";

tester.run("valid-uri", rules["valid-uri"], {
  valid: [
    'new URL("http://example.com/")',
    'new URL("../over", "http://example.com/")',
    'new URL("../over", base)',
    'new URL("//example.com/", ...rest)',
    "new URL(`http://example.com/`)",
    "new URL(`http://${host}/a`)",
    'new URL("http://" + host + "/a")',
    "new URL(a)",
    "new URL()",
    "new URL(...rest)",
    "new URL(12, null)",
    'new Other("a b")',
    'new (URLs())("a b")',
    'URL.createObjectURL("a b")',
    'fetch("/over/there")',
    'fetch("")',
    'other.fetch("a b")',
    'f().fetch("a b")',
    'fetch[0]("a b")',
    'fetch("/over", "a b")',
    'a.href = "#nose"',
    'a.href = "javascript:void(0)"',
    'href = "a b"',
    'a["href"] = "a b"',
    'class A { #href; set() { this.#href = "a b"; } }',
    '[a.href] = ["a b"]',
    'const link = { href: "/over", src: "a b", ["href"]: "a b" }',
    "const { href } = link",
    "const link = { href }",
    '<a href="/over/there" title="a b">there</a>',
    "<a href={there}>there</a>",
    "<a href>there</a>",
    '<a xlink:href="a b">there</a>',
    'constructor("a b"); toString("a b"); a.__proto__ = "a b"; a.hasOwnProperty = "a b"',
    {
      code: 'new URL("a b"); fetch("a b"); a.href = "a b"',
      options: [{ references: { URL: false, fetch: false }, attributes: { href: false } }],
    },
    { code: 'fetch("http://example.com/")', options: [{ references: { fetch: "absolute-URI" } }] },
    'import("a b")',
    'open("a b"); x.open(method, "a b"); x.open("mode", "a b")',
    'const link = { src: "a b" }',
    'fetch("http:///x")',
    { code: "import(there)", options: [{ references: { import: "URI-reference" } }] },
    { code: 'fetch("/over"); fetch("http://me@example.com/"); fetch("no-such:x")', options: [{ schemes: true }] },
    {
      code: '<><img alt="a b"/><img cite/><p cite="a b"/><x.img cite="a b"/><constructor cite="a b"/></>',
      options: [{ elements: { img: { cite: "URI-reference" } } }],
    },
    {
      code: '<><img src="a b"/><p href="a b"/></>',
      options: [{ elements: { img: { src: false } }, attributes: { href: false } }],
    },
  ],
  invalid: [
    wrong('new URL("http://example.com/a b")', SPACE_IN_PATH, [30, 31], 'new URL("http://example.com/a%20b")'),
    wrong("new URL('http://example.com/a b')", SPACE_IN_PATH, [30, 31], "new URL('http://example.com/a%20b')"),
    wrong("new URL(`http://example.com/a b`)", SPACE_IN_PATH, [30, 31], "new URL(`http://example.com/a%20b`)"),
    wrong('new URL("/over")', NO_SCHEME, [10, 10]),
    wrong('new URL("../over", "/there")', NO_SCHEME, [21, 21]),
    wrong('URL.canParse("/over")', NO_SCHEME, [15, 15]),
    wrong('URL?.parse("/a b", base)', SPACE_IN_PATH, [15, 16], 'URL?.parse("/a%20b", base)'),
    wrong('fetch("/a b", {})', SPACE_IN_PATH, [10, 11], 'fetch("/a%20b", {})'),
    wrong('a.b.href = "/a b"', SPACE_IN_PATH, [15, 16], 'a.b.href = "/a%20b"'),
    wrong('f().href = "/a b"', SPACE_IN_PATH, [15, 16], 'f().href = "/a%20b"'),
    wrong('const link = { href: "/a b" }', SPACE_IN_PATH, [25, 26], 'const link = { href: "/a%20b" }'),
    wrong("const link = { 'href': '/a b' }", SPACE_IN_PATH, [27, 28], "const link = { 'href': '/a%20b' }"),
    wrong('<a href="/a b">there</a>', SPACE_IN_PATH, [12, 13], '<a href="/a%20b">there</a>'),
    // Escapes change offsets: the whole literal is marked, and there are no suggestions.
    wrong('fetch("/\\u0061 b")', SPACE_IN_PATH, [7, 18]),
    wrong('<a href="/a&amp; b">there</a>', SPACE_IN_PATH, [9, 20]),
    // A repair that contains the quote of the literal.
    doubtful("fetch('/%u0027')", ESCAPED, [9, 15], "fetch('/\\'')"),
    doubtful("<a href='/%u0027'>there</a>", ESCAPED, [11, 17], "<a href='/&#39;'>there</a>"),
    wrong('window.fetch("/a b")', SPACE_IN_PATH, [17, 18], 'window.fetch("/a%20b")', [
      { references: { "window.fetch": "URI-reference" } },
    ]),
    // A repair with several edits.
    wrong('fetch("<http://a/>")', WRAPPED, [8, 9], 'fetch("http://a/")'),
    // All faults are reported, and all certain repairs are fixes.
    {
      code: 'fetch("/a b?50%,x")',
      errors: [
        { message: SPACE_IN_PATH, column: 10, endColumn: 11 },
        { message: PERCENT, column: 15, endColumn: 16 },
      ],
      output: 'fetch("/a%20b?50%25,x")',
    },
    // Of a certain repair and a guess in one string, only the certain repair is a fix.
    {
      code: 'fetch("/a b?50%")',
      errors: [
        { message: SPACE_IN_PATH, column: 10, endColumn: 11 },
        {
          message: PERCENT,
          column: 15,
          endColumn: 16,
          suggestions: [{ messageId: "repair", output: 'fetch("/a b?50%25")' }],
        },
      ],
      output: 'fetch("/a%20b?50%")',
    },
    // A guess is a suggestion.
    doubtful('new URL("//example.com/")', NO_SCHEME, [10, 12], 'new URL("https://example.com/")'),
    wrong('new Address("/over")', NO_SCHEME, [14, 14], undefined, [{ urls: ["Address"] }]),
    wrong('<img cite="/a b" href="/"/>', SPACE_IN_PATH, [14, 15], '<img cite="/a%20b" href="/"/>', [
      { attributes: { cite: "URI-reference" } },
    ]),
    wrong('const link = { src: "/a b" }', SPACE_IN_PATH, [24, 25], 'const link = { src: "/a%20b" }', [
      { attributes: { src: "URI-reference" } },
    ]),
    // An error by the rules of the scheme that is not an error of the generic syntax.
    wrong('fetch("http:///x")', EMPTY_HOST, [15, 15], undefined, [{ schemes: true }]),
    wrong('<a href="http:///x">there</a>', EMPTY_HOST, [17, 17], undefined, [{ schemes: true }]),
    wrong('fetch("http:///a b")', SPACE_IN_PATH, [17, 18], 'fetch("http:///a%20b")', [{ schemes: true }]),
    wrong('import("./a b.js")', SPACE_IN_PATH, [12, 13], 'import("./a%20b.js")', [
      { references: { import: "URI-reference" } },
    ]),
    wrong('<><q cite="/a b"/><p cite="a b"/></>', SPACE_IN_PATH, [14, 15], '<><q cite="/a%20b"/><p cite="a b"/></>', [
      { elements: { q: { cite: "URI-reference" } } },
    ]),
    // Options for an element take precedence over options for all.
    wrong('<><a href="/over"/><link href="/over"/></>', NO_SCHEME, [12, 12], undefined, [
      { elements: { a: { href: "URI" } } },
    ]),
    wrong(
      "fetch(`http://example.com/\na`)",
      "A line break is not allowed in the path. (RFC 3986, section 3.3)",
      [27, 1],
      "fetch(`http://example.com/a`)",
    ),
  ],
});

const PASSWORD = "A password in a URI is visible wherever the URI is. (RFC 3986, section 3.2.1)";

tester.run("no-userinfo-password", rules["no-userinfo-password"], {
  valid: [
    'const a = "http://example.com/"',
    'const a = "http://user@example.com/"',
    // RFC 3986 section 3.2.1: an empty string after the colon is not a password.
    'const a = "http://user:@example.com/"',
    'const a = "http://example.com/user:secret@example.com"',
    'const a = "mailto:user:secret@example.com"',
    'const a = "see http://user:secret@example.com/"',
    'const a = "", b = 12, c = null, d = /http:..user:secret@example.com/, e = 12n',
    "const a = `http://user:${secret}@example.com/`",
    "const a = tag`\\u`",
    "import a from 'react'",
  ],
  invalid: [
    doubtful('const a = "http://user:secret@example.com/"', PASSWORD, [23, 30], 'const a = "http://user@example.com/"'),
    doubtful("const a = `//:secret@example.com/`", PASSWORD, [14, 21], "const a = `//@example.com/`"),
    doubtful('const a = "ftp://u:a:b@host/"', PASSWORD, [19, 23], 'const a = "ftp://u@host/"'),
    wrong('const a = "http://user:secre\\u0074@example.com/"', PASSWORD, [11, 49]),
    doubtful('<a href="//u:p@host/">there</a>', PASSWORD, [13, 15], '<a href="//u@host/">there</a>'),
  ],
});

describe("the plugin", () => {
  test("is a plugin of ESLint", () => {
    const plugin: ESLint.Plugin = uriGrammar;
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(plugin.meta).toEqual({ name: "uri-grammar", namespace: "uri-grammar", version });
    expect(Object.keys(plugin.rules ?? {})).toEqual(["valid-uri", "no-raw-interpolation", "no-userinfo-password"]);
  });

  test("links each rule to its section", () => {
    expect(Object.values(rules).map(({ meta }) => meta.docs.url)).toEqual([
      "https://www.rfc-editor.org/rfc/rfc3986#section-4.1",
      "https://www.rfc-editor.org/rfc/rfc3986#section-2.4",
      "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1",
    ]);
  });

  /** Returns the reports of a configuration, with their lines. */
  const reported = (name: keyof typeof uriGrammar.configs, code: string): unknown[] => {
    const config: Linter.Config = uriGrammar.configs[name];
    const jsx: Linter.Config = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } };
    return new Linter().verify(code, [config, jsx]).map(({ ruleId, severity, line }) => [ruleId, severity, line]);
  };

  test.each(["recommended", "strict"] as const)("has a configuration with all rules: %s", (name) => {
    expect(uriGrammar.configs[name].name).toBe(`uri-grammar/${name}`);
    expect(reported(name, 'fetch("/a b");\nconst a = "http://user:secret@example.com/";\nfetch(`/a/${b}`);')).toEqual([
      ["uri-grammar/valid-uri", 2, 1],
      ["uri-grammar/no-userinfo-password", 2, 2],
      ["uri-grammar/no-raw-interpolation", name === "strict" ? 2 : 1, 3],
    ]);
  });

  test.each(['fetch("http:///x")', 'fetch("urn::" + 2 * x)', '<script src="http:///x"/>'])(
    "strict reports what recommended passes over: %s",
    (code) => {
      expect(reported("recommended", code)).toEqual([]);
      expect(reported("strict", code)).toEqual([["uri-grammar/valid-uri", 2, 1]]);
    },
  );

  test.each(['<a href="/a b"/>', '<img src="/a b"/>', 'a.href = "/a b"', 'new URL("/a")', 'import("./a b.js")'])(
    "both report %s",
    (code) => {
      for (const name of ["recommended", "strict"] as const) {
        expect(reported(name, code)).toEqual([["uri-grammar/valid-uri", 2, 1]]);
      }
    },
  );

  test.each([
    [{ urls: "URL" }],
    [{ references: { fetch: "url" } }],
    [{ attributes: ["href"] }],
    [{ elements: { a: "URI" } }],
    [{ schemes: "http" }],
    [{ hrefs: {} }],
  ])("refuses the options %j", (options) => {
    const config: Linter.Config[] = [
      { plugins: { "uri-grammar": uriGrammar }, rules: { "uri-grammar/valid-uri": ["error", options] } },
    ];
    expect(() => new Linter().verify("", config)).toThrow(/uri-grammar\/valid-uri/);
  });
});

describe("a repair in a literal", () => {
  const linter = new Linter();
  const config: Linter.Config[] = [
    { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
    uriGrammar.configs.recommended,
  ];

  /** Returns the value of the first literal of a program; `undefined` if the program cannot be parsed. */
  const valueOf = (code: string): unknown => {
    const [fatal] = linter.verify(code, [{ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }]);
    if (fatal) return undefined;
    const { ast } = linter.getSourceCode();
    const [statement] = ast.body as unknown as { expression: Call & Element }[];
    const { arguments: values, openingElement } = statement?.expression ?? {};
    const literal = values?.[0] ?? openingElement?.attributes[0]?.value;
    return literal?.quasis ? literal.quasis[0]?.value.cooked : literal?.value;
  };
  interface Value {
    value: unknown;
    quasis?: { value: { cooked: string } }[];
  }
  interface Call {
    arguments?: Value[];
  }
  interface Element {
    openingElement?: { attributes: { value: Value }[] };
  }

  const escaped = (text: string, quote: string): string =>
    text
      .replace(/[\\\n\r\u2028\u2029$]/g, (character) =>
        character === "$" && quote !== "`"
          ? "$"
          : `\\${"\n\r".includes(character) ? (character === "\n" ? "n" : "r") : character === "\\" || character === "$" ? character : `u${character.charCodeAt(0).toString(16)}`}`,
      )
      .replaceAll(quote, `\\${quote}`);
  const FORMS: readonly (readonly [name: string, write: (text: string) => string])[] = [
    ["single quotes", (text) => `fetch('${escaped(text, "'")}')`],
    ["double quotes", (text) => `fetch("${escaped(text, '"')}")`],
    ["a template", (text) => `fetch(\`${escaped(text, "`")}\`)`],
    ["JSON", (text) => `fetch(${JSON.stringify(text)})`],
  ];
  const lines = readFileSync("test/fuzz/corpus/strings.jsonl", "utf8").trim().split("\n");
  const corpus = lines.map((line) => JSON.parse(line) as string);

  /** Checks that each change of a program gives the text of a repair, and that fixing ends. */
  function check(code: string, text: string): void {
    const found = linter.verify(code, config).filter(({ ruleId }) => ruleId === "uri-grammar/valid-uri");
    const repairs = diagnose(text).flatMap(({ repair }) => (repair ? [repair] : []));
    for (const { fix, suggestions = [] } of found) {
      for (const { range, text: written } of [fix, ...suggestions.map((each) => each.fix)].filter((each) => !!each)) {
        const changed = code.slice(0, range[0]) + written + code.slice(range[1]);
        const wanted = repairs.filter(({ certain }) => certain === (fix !== undefined));
        expect(wanted.map((repair) => applyRepair(text, repair))).toContain(valueOf(changed));
      }
    }
    const { output, messages } = linter.verifyAndFix(code, config);
    expect(messages.filter(({ fix, fatal }) => fix ?? fatal)).toEqual([]);
    expect(typeof valueOf(output)).toBe("string");
  }

  // Each form has its own share of the corpus, to save time. The fuzzer tries any string in each form.
  const SHARES = 200;
  test.each(FORMS)("is written for %s: the corpus", (name, write) => {
    const turn = FORMS.findIndex(([each]) => each === name);
    for (const text of corpus.filter((_, index) => index % SHARES === turn)) {
      const code = write(text);
      expect([code, valueOf(code)]).toEqual([code, text]);
      check(code, text);
    }
  });

  test("ends with the rules of schemes, too: the corpus", () => {
    const withSchemes: Linter.Config[] = [
      ...config,
      { rules: { "uri-grammar/valid-uri": ["error", { schemes: true }] } },
    ];
    const unfinished = corpus
      .filter((_, index) => index % SHARES === FORMS.length)
      .map((text) => `fetch('${escaped(text, "'")}')`)
      .filter((code) => linter.verifyAndFix(code, withSchemes).messages.some(({ fix, fatal }) => fix ?? fatal));
    expect(unfinished).toEqual([]);
  });

  const rewritten = (code: string, diagnostic: object): unknown => {
    const write = { create: (context: never) => ({ Literal: once(context), TemplateLiteral: once(context) }) };
    const once = (context: never) => (node: never) => {
      const literal = literalText(node, context);
      const full = { ...safe, ...diagnostic };
      if (literal) report(context, literal, full as never, code.startsWith("<") ? inAttribute : undefined);
    };
    const plugins = { x: { rules: { write: { ...write, meta: { ...validURIMeta } } } } };
    const [message] = linter.verify(code, [
      config[0] as Linter.Config,
      { plugins: plugins as never, rules: { "x/write": "error" } },
    ]);
    const fix = message?.fix;
    return fix ? valueOf(code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1])) : null;
  };
  const [safe] = diagnose("a b");
  const validURIMeta = rules["valid-uri"].meta;

  test.each<[code: string, edits: [start: number, end: number, text: string][], value: string | null]>([
    ["f('abc')", [[1, 2, "\\"]], "a\\c"],
    ["f('abc')", [[1, 2, "'\n\r\u2028\u2029\"`${"]], "a'\n\r\u2028\u2029\"`${c"],
    ['f("abc")', [[1, 2, "'\""]], "a'\"c"],
    ["f(`abc`)", [[1, 2, "`\r\\${'\""]], "a`\r\\${'\"c"],
    ["f(`a$b{c}`)", [[2, 3, ""]], "a${c}"],
    [
      "f(`a$bc{d}`)",
      [
        [2, 3, ""],
        [3, 4, ""],
      ],
      "a${d}",
    ],
    ["f('a$b{c}')", [[2, 3, ""]], "a${c}"],
    ['<a href="abc"/>', [[1, 2, "'\"&amp;\\"]], "a'\"&amp;\\c"],
    ["<a href='a&b;c'/>", [[3, 3, "-"]], "a&b-;c"],
    ["<a href='a&-amp;c'/>", [[2, 3, ""]], null],
    ["<a href='a&c'/>", [[2, 3, "amp;"]], null],
  ])("of %s with %j is the text", (code, edits, value) => {
    const repair = {
      message: "Write it.",
      edits: edits.map(([start, end, text]) => ({ start, end, text })),
      certain: true,
    };
    expect(rewritten(code, { repair })).toBe(value);
  });
});

describe("toLoc", () => {
  const INPUT = "http://example.com/a b";
  const parsed = safeParse(INPUT);
  if (parsed.ok) throw new Error("it is valid");
  const { diagnostic } = parsed;

  test("is the place in the URI, if it has no surrounding text", () => {
    expect(toLoc(diagnostic)).toEqual({ start: { line: 1, column: 20 }, end: { line: 1, column: 21 } });
  });

  test("is the same place as in ESLint", () => {
    const linter = new Linter();
    const spaces = fc.string({ unit: fc.constantFrom(" ", "\n", "\r", "\u2028", "\u2029") });
    assert(
      property(spaces, spaces, (before, after) => {
        const source = `${before}"${INPUT}"${after}`;
        linter.verify(source, []);
        const offset = before.length + 1;
        const { sourceCode } = { sourceCode: linter.getSourceCode() };
        const span = { start: sourceCode.getLocFromIndex(offset + 20), end: sourceCode.getLocFromIndex(offset + 21) };
        expect(toLoc(diagnostic, { document: source, offset })).toEqual(span);
        expect(toLoc(diagnostic, { document: sourceCode, offset })).toEqual(span);
      }),
      { seed: 3986, numRuns: 100 },
    );
  });

  test("a fix changes the source as the repair changes the URI", () => {
    const { repair } = diagnostic;
    expect(repair && applyRepair(INPUT, repair)).toBe("http://example.com/a%20b");
  });
});
