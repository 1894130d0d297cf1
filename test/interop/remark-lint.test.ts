import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc, { assert, property } from "fast-check";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkLint from "remark-lint";
import { lintRule } from "unified-lint-rule";
import { VFile } from "vfile";
import { reporter } from "vfile-reporter";
import uriGrammar, { type RemarkLintLevel, type RemarkLintSetting } from "../../src/interop/remark-lint.js";
import { applyRepair } from "../../src/index.js";
import { standards } from "../../src/standards/index.js";

/** Returns the messages about a text. More text follows, because the end of a file is a separate case. */
const messagesOf = (text: string, setting: RemarkLintSetting = {}): VFile["messages"] =>
  remark().use(uriGrammar, setting).processSync(`${text}\n\nThe end.\n`).messages;

type Message = VFile["messages"][number];

/** Replaces the place of a message by its expected text. */
function replaced(text: string, { place, expected }: Message): string {
  if (!place || !("end" in place) || expected?.length !== 1) throw new Error("nothing is expected");
  return text.slice(0, place.start.offset) + String(expected[0]) + text.slice(place.end.offset);
}

/** Replaces the places of all messages by their expected texts. */
function repaired(text: string, setting?: RemarkLintSetting): string {
  const messages = messagesOf(text, setting).sort((a, b) => Number(b.column) - Number(a.column));
  return messages.reduce(replaced, text);
}

const SPACE = "A space is not allowed in the path.";
const PERCENT = "'%' must be followed by two hexadecimal digits; for a literal '%' write '%25'.";

test("a message has all fields", () => {
  const [message, ...others] = messagesOf("# Links\r\n\r\n[home](<http://example.com/a b>)\r\n");
  expect(others).toEqual([]);
  expect({ ...message }).toMatchObject({
    reason: SPACE,
    fatal: false,
    line: 3,
    column: 29,
    place: { start: { line: 3, column: 29, offset: 39 }, end: { line: 3, column: 30, offset: 40 } },
    source: "remark-lint",
    ruleId: "valid-uri",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
    note: "Rule path, section 3.3. Write '%20'.",
    expected: ["%20"],
  });
});

test("vfile-reporter shows it", () => {
  const file = new VFile({ path: "links.md", value: "<http://example.com:80a/>" });
  remark().use(uriGrammar, ["error"]).processSync(file);
  const shown = "1:23-1:24 error The port contains 'a'; only digits are allowed. valid-uri remark-lint";
  expect(reporter(file)).toBe(["links.md", shown, "", "✖ 1 error"].join("\n"));
});

describe("valid destinations", () => {
  test.each([
    "[a](http://example.com/ 'b c')",
    "[a]()",
    "[a](../over/there#nose)",
    "[a](#nose)",
    "![a](//example.com/a.png)",
    "[a]: <> 'b c'",
    "<mailto:fred@example.com>",
    "<fred@example.com>",
    "text: a b, `[a](<b c>)`, [a](b c)",
    "    [a](<b c>)",
    '<a href="a b">HTML</a>',
    "[a](a\\_b) [a](a&amp;b)",
    "[a](http:///x)",
  ])("%s", (text) => {
    expect(messagesOf(text).map(String)).toEqual([]);
  });
});

describe("a fault has its place in the source", () => {
  test.each([
    ["[a](<b c>)", ["1:7-1:8"], "[a](<b%20c>)"],
    ["[a](b%zz)", ["1:6-1:7"], "[a](b%25zz)"],
    ["[a](b%zz 'b%zz')", ["1:6-1:7"], "[a](b%25zz 'b%zz')"],
    ['[b%zz](\tb%zz "](b%zz \\" ")', ["1:10-1:11"], '[b%zz](\tb%25zz "](b%zz \\" ")'],
    ["[b%zz](\n  b%zz\n  (b\\)%zz)\n)", ["2:4-2:5"], "[b%zz](\n  b%25zz\n  (b\\)%zz)\n)"],
    ["[](b%zz)", ["1:5-1:6"], "[](b%25zz)"],
    ["![a](b%zz)", ["1:7-1:8"], "![a](b%25zz)"],
    ["![a [b](b%zz) c](b%zz)", ["1:19-1:20"], "![a [b](b%zz) c](b%25zz)"],
    ["[![a](a%zz)](b%zz)", ["1:15-1:16", "1:8-1:9"].sort(), "[![a](a%25zz)](b%25zz)"],
    ["[a][]\n\n[a]: b%zz", ["3:7-3:8"], "[a][]\n\n[a]: b%25zz"],
    ["[a\\]: b%zz]: b%zz 'b%zz'", ["1:15-1:16"], "[a\\]: b%zz]: b%25zz 'b%zz'"],
    ["[a]:\n  <b c>\n  'b\nc'", ["2:5-2:6"], "[a]:\n  <b%20c>\n  'b\nc'"],
    ["<http://a/b%zz>", ["1:12-1:13"], "<http://a/b%25zz>"],
    ["> * [a](b%zz)", ["1:10-1:11"], "> * [a](b%25zz)"],
    ["[a](b%zz^)", ["1:6-1:7", "1:9-1:10"], "[a](b%25zz%5E)"],
    ["[a](b%zz%)", ["1:6-1:10"], null],
    ["\uFEFF[a](b%zz)", ["1:6-1:7"], null],
  ])("%j", (text, places, result) => {
    const messages = messagesOf(text);
    expect(
      messages
        .map(String)
        .map((message) => message.replace(/: .*$/, ""))
        .sort(),
    ).toEqual(places);
    if (result !== null) expect(repaired(text)).toBe(result);
  });

  test("the place contains all edits of the repair", () => {
    const messages = messagesOf("[a](%:b)");
    expect(messages.map(String)).toEqual([
      `1:5-1:6: ${PERCENT}`,
      "1:5-1:7: The first segment of a relative reference must not contain ':'; it would be read as a scheme.",
    ]);
    expect(messages.map(({ expected }) => expected)).toEqual([["%25"], ["./%:"]]);
  });

  test("a fault without a repair", () => {
    const [message] = messagesOf("<1http://example.com/> [a](1http://example.com/)");
    expect(String(message)).toBe(
      "1:33-1:34: ':' is not allowed in the scheme: a scheme starts with a letter and has only letters, digits, '+', '-' and '.'.",
    );
    expect(message?.expected).toBeUndefined();
    expect(message?.note).toBe("Rule scheme, section 3.1.");
  });
});

describe("a link that ends a file", () => {
  const text = "The end [a](<b c>)\n";

  test("is the place, because remark-lint drops messages after the last text", () => {
    const { messages } = remark().use(remarkLint).use(uriGrammar).processSync(text);
    expect(messages.map(String)).toEqual([`1:9-1:19: ${SPACE}`]);
    expect(messages.map((message) => replaced(text, message))).toEqual(["The end [a](<b%20c>)\n"]);
  });

  test("a definition is also a text", () => {
    const { messages } = remark().use(remarkLint).use(uriGrammar).processSync("The end\n\n[a]: <b c>\n");
    expect(messages.map(String)).toEqual([`3:8-3:9: ${SPACE}`]);
  });
});

describe("a destination that the source has in another form", () => {
  test.each([
    ["[a](b\\_%zz)", "1:1-1:12"],
    ["[a](b&amp;%zz)", "1:1-1:15"],
    ["![a](b\\_%zz)", "1:1-1:13"],
    ["[a]: b\\_%zz", "1:1-1:12"],
    ["> [a](\n> b%zz)", "1:3-2:8"],
    ["<a{b@example.com>", "1:1-1:18"],
  ])("%j: the place of the node", (text, place) => {
    const [message, ...others] = messagesOf(text);
    expect(others).toEqual([]);
    expect(String(message)).toBe(`${place}: ${String(message?.reason)}`);
    expect(message?.expected).toBeUndefined();
    expect(message?.note).toMatch(/^Rule [\w-]+, section [\d.]+\. \w.*\.$/);
  });

  test("a tree that was not read from a file has no places, or none with offsets", () => {
    const point = { line: 1, column: 1 };
    for (const position of [undefined, { start: point, end: point }]) {
      const file = new VFile();
      uriGrammar()?.({ type: "root", children: [{ type: "link", url: "a b", ...(position && { position }) }] }, file);
      expect(file.messages.map(({ reason, place }) => [reason, place])).toEqual([[SPACE, position]]);
    }
  });

  test("nodes without a destination are ignored", () => {
    const file = new VFile();
    uriGrammar()?.({ type: "root", children: [{ type: "link" }, { type: "other", url: "a b" }] }, file);
    expect(file.messages).toEqual([]);
  });
});

test("literal autolinks of GitHub are checked, too", () => {
  const text = "http://example.com/%zz www.example.com/%zz";
  const { messages } = remark().use(remarkGfm).use(uriGrammar).processSync(text);
  expect(messages.map(String)).toEqual([`1:20-1:21: ${PERCENT}`, `1:24-1:43: ${PERCENT}`]);
});

test("a guess is called a guess, and is also expected", () => {
  const [message] = messagesOf("<http://a@b@c/>");
  expect(message?.note).toMatch(/^Rule userinfo, section 3\.2\.1\. A guess: /);
  expect(message?.expected).toEqual(["%40"]);
});

test("with the option schemes, a URI must be valid by its scheme", () => {
  const text = "[a](http:///x) [b](mailto:a) [c](/x)";
  expect(messagesOf(text, { schemes: false })).toEqual([]);
  const messages = messagesOf(text, { schemes: true });
  expect(messages.map(String)).toEqual([
    "1:12-1:12: The host is missing. Write it after '//'.",
    "1:28-1:28: A mail address is incomplete. A mail address is a name, '@' and a domain. A '.' is allowed only between other characters.",
  ]);
  expect(messages[0]?.url).toBe("https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1");
});

describe("in remark-lint", () => {
  const levels: readonly RemarkLintLevel[] = [true, 1, "on", "warn", 2, "error", false, 0, "off"];

  test.each(levels)("the level %j means the same as in other rules", (level) => {
    const other = lintRule("remark-lint:valid-uri", (_, file) => {
      file.message(SPACE);
    });
    const of = ({ messages }: VFile): unknown => messages.map(({ fatal, ruleId, source }) => [fatal, ruleId, source]);
    const text = "[a](<b c>)";
    expect(of(remark().use(uriGrammar, [level]).processSync(text))).toEqual(
      of(remark().use(other, [level]).processSync(text)),
    );
    expect(
      of(
        remark()
          .use({ plugins: [[uriGrammar, [level, { schemes: true }]]] })
          .processSync(text),
      ),
    ).toEqual(of(remark().use(other, [level]).processSync(text)));
  });

  test("an empty list is the default", () => {
    expect(uriGrammar([] as never)).toEqual(expect.any(Function));
  });

  test("a level of another type is refused", () => {
    expect(() => uriGrammar([Symbol("on")] as never)).toThrow(
      new TypeError("The level must be a string, a number or a boolean, not symbol."),
    );
  });

  test("another level is refused", () => {
    expect(() => uriGrammar([3 as unknown as RemarkLintLevel])).toThrow(
      new RangeError("The level must be one of these: true, false, 0, 1, 2, off, on, warn, error."),
    );
  });

  test("comments turn it off", () => {
    const text = "<!--lint disable valid-uri-->\n\n[a](<b c>)\n\n<!--lint enable valid-uri-->\n\n[a](<b c>).\n";
    const { messages } = remark().use(remarkLint).use(uriGrammar).processSync(text);
    expect(messages.map(String)).toEqual([`7:7-7:8: ${SPACE}`]);
  });
});

test("the expected text repairs any destination", () => {
  const destination = fc.string({ unit: fc.constantFrom(..."ab:/?#[]@%2\\ \"'{}|^`é😀\u200B&;_*()"), maxLength: 12 });
  const forms = ["[a](<_>)", "![a](<_> 'b')", "[a]: <_>", "> * [a](\t<_>\t(b))"];
  let seen = 0;
  assert(
    property(destination, fc.constantFrom(...forms), (url, form) => {
      const text = form.replace("_", () => url);
      const messages = messagesOf(text);
      const isIRI = /[é😀]/u.test(url) && !url.includes("\u200B");
      const faults = standards[isIRI ? "rfc3987" : "rfc3986"].diagnose(url);
      messages.forEach((message, index) => {
        const repair = faults[index]?.repair;
        if (!message.expected || !repair) return;
        seen++;
        expect(replaced(text, message)).toBe(form.replace("_", () => applyRepair(url, repair)));
      });
    }),
    { seed: 3986, numRuns: 500 },
  );
  expect(seen).toBeGreaterThan(250);
});

/** Returns the reports of the rule for a file with one image, without parsing it. */
function reported(text: string): VFile["messages"] {
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: text.length, offset: text.length },
  };
  const file = new VFile(text);
  uriGrammar()?.({ type: "root", children: [{ type: "image", url: "b%zz", position }] }, file);
  return file.messages;
}

test.each([
  ["an image", `![${"a".repeat(1e6)}](b%zz)`],
  ["what looks like many destinations", `![${"](b%zz '".repeat(1e5)}](b%zz)`],
  ["open parentheses", `![${"](b%zz (".repeat(1e5)}](b%zz)`],
  ["white space", `![${"](b%zz" + " ".repeat(1e6)}](b%zz)`],
  ["a long title", `![a](b%zz "${"\\a".repeat(1e6)}")`],
])("1 MB: %s", (_, text) => {
  const messages = reported(text);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.expected).toHaveLength(1);
});

describe("options", () => {
  const TYPO = "[typo](htps://example.com/)";
  const UNKNOWN = "1:8-1:12: This scheme is not in IANA's list of 2022-11-18. Did you mean 'https'?";
  const OTHER = "The options must have no other names than standard, schemes, severity, ignore, placeholders.";

  test("severity decides what is reported, and whether it is an error", () => {
    const fatals = (setting: RemarkLintSetting) => messagesOf(TYPO, setting).map(({ fatal }) => fatal);
    expect(messagesOf(TYPO, { schemes: true })).toEqual([]);
    expect(messagesOf(TYPO, { severity: "warning" }).map(String)).toEqual([UNKNOWN]);
    expect(messagesOf(TYPO, { severity: { "scheme/unknown": "info" } }).map(String)).toEqual([UNKNOWN]);
    expect(fatals(["error", { severity: "warning" }])).toEqual([true]);
    expect(fatals(["error", { severity: { "scheme/unknown": "error" } }])).toEqual([true]);
    expect(fatals(["error", { severity: { "scheme/unknown": "warning" } }])).toEqual([false]);
    expect(fatals(["error", { severity: { "scheme/unknown": "info" } }])).toEqual([null]);
    expect(fatals({ severity: { "scheme/unknown": "error" } })).toEqual([false]);
    expect(messagesOf(TYPO, { severity: { "scheme/unknown": "off" } })).toEqual([]);
  });

  test("standard, ignore and placeholders", () => {
    const iris = "[a](\u00E9) [a](http://\u00E9/) http://a/\u00E9";
    for (const options of [{}, { standard: "rfc3987" }, { schemes: true }] as const)
      expect(messagesOf(iris, options)).toEqual([]);
    expect(messagesOf(iris, { standard: "rfc3986" })).toHaveLength(3);
    expect(messagesOf("[a](\u00E9%)").map(({ note }) => note)).toEqual([expect.stringContaining("Rule ipath")]);
    const options: RemarkLintSetting = { ignore: ["b%*"], placeholders: ["YOUR"] };
    expect(messagesOf("[a](b%zz) [a](<YOUR host>) [a](http://YOUR host/)", options)).toEqual([]);
    expect(messagesOf("[a](c%zz)", options)).toHaveLength(1);
  });

  test.each([
    [{ scheme: true }, new TypeError(OTHER)],
    [{ ignoreFiles: [] }, new TypeError(OTHER)],
    [{ schemes: 1 }, new TypeError("The option 'schemes' must be a boolean, not number.")],
    [{ severity: "fatal" }, new RangeError("The option 'severity' must be one of these: error, warning, info.")],
    [{ ignore: [""] }, new RangeError("The option 'ignore' must not have an empty text.")],
    [{ placeholders: "x" }, new TypeError("The option 'placeholders' must be a list, not string.")],
    [1, new TypeError("The options must be an object, not number.")],
  ])("wrong options: %j", (options, error) => {
    expect(() => uriGrammar(options as never)).toThrow(error);
    expect(() => uriGrammar(["warn", options as never])).toThrow(error);
  });

  test("an unknown standard", () => {
    expect(() => uriGrammar({ standard: "rfc1738" as never })).toThrow(
      new RangeError(
        "rfc1738 does not define relative references. These standards do: rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808.",
      ),
    );
  });
});

describe("the configuration of the project", () => {
  const folder = mkdtempSync(join(tmpdir(), "remark-lint-"));
  const config = join(folder, "uri-grammar.config.json");
  const TYPO = "[typo](htps://example.com/) [other](ftps://example.com/) [a](a%zz).";

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const lines = (file: object, setting: RemarkLintSetting = {}): string[] =>
    remark()
      .use(uriGrammar, setting)
      .processSync(new VFile({ value: TYPO, ...file }))
      .messages.map(({ line, column }) => `${String(line)}:${String(column)}`);

  test("is found by the path and the folder of the file; options replace it", () => {
    writeFileSync(config, '{ "schemes": true, "severity": "warning", "ignore": ["a%zz"] }');
    expect(lines({ path: join(folder, "a.md") })).toEqual(["1:8"]);
    expect(lines({ path: "docs/a.md", cwd: folder })).toEqual(["1:8"]);
    expect(lines({ cwd: folder })).toEqual(["1:8"]);
    expect(lines({ cwd: folder }, { ignore: [] })).toEqual(["1:8", "1:63"]);
    expect(lines({ cwd: folder }, { severity: "error", ignore: [] })).toEqual(["1:63"]);
  });

  test("is an error with the name of its file if it cannot be used", () => {
    writeFileSync(config, '{ "standard": "rfc1" }');
    expect(() => lines({ cwd: folder })).toThrow(`${JSON.stringify(config)} cannot be used: `);
  });

  test("is that of the current folder for a file without both", () => {
    const file = new VFile(TYPO);
    uriGrammar()?.({ type: "root", children: [] }, { toString: () => "", message: file.message.bind(file) });
    expect(file.messages).toEqual([]);
  });
});

describe("mistakes outside of destinations", () => {
  test("a link that is none because of a space", () => {
    const [message, ...others] = messagesOf("[home](https://example.com/my file.html)");
    expect(others).toEqual([]);
    expect(String(message)).toBe(`1:30-1:31: ${SPACE}`);
    expect(message).toMatchObject({
      fatal: false,
      expected: ["%20"],
      note: "Rule path, section 3.3. A guess: Write '%20'.",
    });
    const file = remark().use(remarkLint).use(uriGrammar, ["error"]).processSync("[a](http://a.example/b c)");
    expect(file.messages.map(({ fatal }) => fatal)).toEqual([true]);
  });

  test.each([
    ["http://a.example:8x/", ["1:19-1:20"]],
    ['<a href="http://a.example/b|c">b</a>', ["1:28-1:29"]],
    ["[http://a:8x/](http://a:8x/) ![http://a:8x/](b) http://a:8x/", ["1:26-1:27", "1:59-1:60"]],
    ["[![a](http://a:8x/)](b) http://b/", ["1:17-1:18"]],
    ["[a]\n\n[a]: http://a:8x/", ["3:16-3:17"]],
    ["`http://a:8x/`\n\n    http://a:8x/\n\n```\nhttp://a:8x/\n```", []],
    ["\uFEFFhttp://a:8x/", ["1:11-1:12"]],
    // GitHub sees an autolink up to the space.
    ["[home](https://example.com/my file.html)", ["1:30-1:31"]],
    ["[home](https://example.com/a|b/my file.html) [b](http://b:8x/)", ["1:60-1:61", "1:29-1:30", "1:34-1:35"]],
  ])("%j", (text, places) => {
    for (const plugins of [[], [remarkGfm]]) {
      const { messages } = remark().use(plugins).use(uriGrammar).processSync(`${text}\n\nThe end.\n`);
      expect(messages.map((message) => String(message).replace(/: .*$/, ""))).toEqual(places);
    }
  });

  test("comments and templates", () => {
    expect(messagesOf("<!-- uri-grammar-ignore-next-line -->\nhttp://a:8x/")).toEqual([]);
    expect(messagesOf("http://a/{id}| [a b](c d)")).toEqual([]);
  });

  test("are not searched in a tree without places", () => {
    const file = new VFile("[a](http://a:8x/) http://b:8x/");
    uriGrammar()?.({ type: "root", children: [{ type: "link", url: "http://a:8x/" }] }, file);
    expect(file.messages.map(String)).toEqual(["1:1: The port contains 'x'; only digits are allowed."]);
  });
});
