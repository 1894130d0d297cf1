/** Other URIs in documents: what is written, what is refused, and what the programs that read these formats make of it. */
import { execFileSync } from "node:child_process";
import { array, assert, constantFrom, property, sample, tuple } from "fast-check";
import { parse as parseCSV } from "csv-parse/sync";
import { parseFragment } from "parse5";
import ts from "typescript";
import { parse as parseYAML } from "yaml";
import { applyEdits } from "../../src/core/edits.js";
import { change } from "../../src/index.js";
import { findIn, replaceIn, type FindInOptions, type Format } from "../../src/formats/index.js";
import { programOf, testWith } from "../support/outside.js";

const raw = String.raw;
const TEMPLATES: FindInOptions = { templates: true };

/** Writes the URI in place of the first result, or what a function makes of each. */
function written(
  format: Format,
  document: string,
  to: string | ((reference: string) => string | null),
  options?: FindInOptions,
) {
  return replaceIn(document, format, ({ reference }) => (typeof to === "string" ? to : to(reference)), options);
}

const LOST = "The document would be read in another way.";

test.each<[format: Format, document: string, to: string, expected: string]>([
  ["json", raw`{"url": "htps:\/\/h\/a b"}`, "https://h/a%20b", raw`{"url": "https://h/a%20b"}`],
  ["yaml", "urls: ['http:/it''s']", "http://it's", "urls: ['http://it''s']"],
  ["csv", 'a,link\nb,"mailto: a@b"', "mailto:a@b", 'a,link\nb,"mailto:a@b"'],
  ["csv", 'a,link\nb,"http:/a""b"', 'http://a"b', 'a,link\nb,"http://a""b"'],
  ["xml", "<loc>http:/h?a&amp;b</loc>", "http://h?a&b&c", "<loc>http://h?a&amp;b&amp;c</loc>"],
  ["properties", "url=https\\:\\\\h", "https://h", "url=https\\://h"],
  ["sql", "'http://a/it''s'", "http://a/'s", "'http://a/''s'"],
])("mistakes of whole values can be replaced: %s %s", (format, document, to, expected) => {
  expect(written(format, document, to, { invalid: true })).toMatchObject({ text: expected, refused: [] });
});

test.each<[format: Format, document: string, expected: string]>([
  ["yaml", "a: 'http://old.example/it''s'", "a: 'http://new.example/it''s'"],
  ["javascript", raw`'http://old.example/it\'s'`, raw`'http://new.example/it\'s'`],
  [
    "html",
    "<a href='http://old.example/?a&amp;b&#39;'>http://old.example/</a>",
    "<a href='http://new.example/?a&amp;b&#39;'>http://new.example/</a>",
  ],
  ["sql", "'http://old.example/it''s'", "'http://new.example/it''s'"],
  ["json", raw`{"url": "http:\/\/old.example\/"}`, raw`{"url": "http:\/\/new.example\/"}`],
  ["xml", "<a>http://old.example/?a&amp;b</a>", "<a>http://new.example/?a&amp;b</a>"],
  ["json", raw`["http:\/\/old.example\/", "http://b/"]`, raw`["http:\/\/new.example\/", "http://b/"]`],
  ["shell", raw`'http://old.example/it'\''s'`, raw`'http://new.example/it'\''s'`],
  ["javascript", "`http://old.example/${a}/`", "`http://new.example/${a}/`"],
  [
    "shell",
    'curl "http://old.example/$(b "http://old.example/")/$c"',
    'curl "http://new.example/$(b "http://new.example/")/$c"',
  ],
  ["text", "<http://old.example/\n  a> (http://old.example).", "<http://new.example/\n  a> (http://new.example)."],
  [
    "markdown",
    "[a](http://old.example/x\\_y) `http://old.example/`",
    "[a](http://new.example/x\\_y) `http://new.example/`",
  ],
])("only what differs is written: %s %s", (format, document, expected) => {
  const { text, edits, refused } = written(
    format,
    document,
    (each) => each.replace("old.example", "new.example"),
    TEMPLATES,
  );
  expect([text, refused]).toEqual([expected, []]);
  expect(applyEdits(document, edits)).toBe(text);
  expect(edits.every((edit) => document.slice(edit.start, edit.end) === "old" && edit.text === "new")).toBe(true);
});

test.each<[format: Format, document: string, to: string, expected: string]>([
  ["yaml", "a: 'http://a/'", "http://a/it's", "a: 'http://a/it''s'"],
  ["html", '<a href="http://a/">', "http://a/?b=1&copy=2", '<a href="http://a/?b=1&amp;copy=2">'],
  ["tex", raw`\url{http://a/}`, "http://a/%20#b", raw`\url{http://a/\%20\#b}`],
  ["perl", '"http://a/"', "http://a/@b$c", raw`"http://a/\@b\$c"`],
  ["kotlin", '"http://a/"', "http://a/$b", raw`"http://a/\$b"`],
  ["json", '"http://a/é"', "http://a/", '"http://a/é"'],
])("with the escapes of the place: %s %s", (format, document, to, expected) => {
  expect(written(format, document, to).text).toBe(expected);
});

test.each<[format: Format, document: string, to: string, reason: string]>([
  ["text", "See http://a/.", "http://a/b.", LOST],
  ["text", "http://a/", "http://a/b c", LOST],
  ["text", "http://a/", "no URI", LOST],
  ["shell", "'http://a/'", "http://a/it's", LOST],
  ["csv", "http://a/,b", "http://a/c,d", LOST],
  ["javascript", "`http://a/${b}`", "http://a/c", "An expression of the program would change."],
  ["toml", "a = 'http://a/' # 'b:'\n", "http://a/'", LOST],
  ["javascript", "/* http://a/ */ 'b:'", "http://a/*/'", LOST],
])("what cannot be written is refused: %s %s", (format, document, to, reason) => {
  const { text, edits, refused } = written(format, document, to, TEMPLATES);
  expect([text, edits]).toEqual([document, []]);
  expect(refused).toMatchObject([{ text: to, reason, found: { start: document.indexOf("http") } }]);
});

test("the others are written, however many are refused", () => {
  const document = Array.from({ length: 200 }, (_, at) => `http://a/${String(at)}`).join("\n");
  const to = (reference: string): string | null =>
    /[37]$/.test(reference) ? `${reference} b` : reference.endsWith("9") ? null : `${reference}/b`;
  const { text, refused } = written("text", document, to);
  expect(refused).toHaveLength(40);
  expect(text).toBe(
    document
      .split("\n")
      .map((each) => (/[379]$/.test(each) ? each : `${each}/b`))
      .join("\n"),
  );
  // All are in one text, so nobody can say which of them is wrong.
  const { refused: all } = written("python", `r'${"http://a/ ".repeat(300)}'`, "http://a/'b");
  expect(new Set(all.map(({ reason }) => reason))).toContain("Too many others were refused before it.");
  expect(all).toHaveLength(300);
});

test("change of a mistake, half of a pair, and wrong results", () => {
  expect(written("text", "http://a:80x/", "http://a:80/", { invalid: true }).text).toBe("http://a:80/");
  expect(written("html", "<a href='http://a/😀b'>", "http://a/😁b").text).toBe("<a href='http://a/😁b'>");
  // The second halves of these pairs are equal.
  expect(written("html", "<a href='http://a/\u{1F600}'>", "http://a/\u{1FA00}").text).toBe(
    "<a href='http://a/\u{1FA00}'>",
  );
  expect(written("text", "http://a/ http://b/", "http://a:x/", { invalid: true }).refused).toHaveLength(2);
  // After "**", another "**" is the end of emphasis.
  const emphasis = written("text", "http://a/ http://b/c**", (each) => (each.includes("a") ? "http://a/**d" : null));
  expect(emphasis.refused).toMatchObject([{ reason: LOST, found: { start: 0 } }]);
  expect(written("text", "<a/b>", "c", { relative: true }).text).toBe("<c>");
  // A text can contain the character that stands for expressions.
  expect(written("text", "http://a/\uFDE1/b", "http://a/\uFDE1/c", TEMPLATES).text).toBe("http://a/\uFDE1/c");
  expect(written("markdown", "`http://a/` http://a/", "http://b/", { code: false }).text).toBe("`http://a/` http://b/");
  const { text } = replaceIn("http://a/ http://b/", "text", ({ reference }) => change(reference, { scheme: "https" }));
  expect(text).toBe("https://a/ https://b/");
  expect(() => replaceIn("http://a/", "text", () => 1 as never)).toThrow(
    new TypeError("The result of 'change' must be a string or null, not number."),
  );
  expect(() => replaceIn("", "text", "a" as never)).toThrow(TypeError);
  expect(() => replaceIn("", "a" as never, () => null)).toThrow(RangeError);
});

/** Any URI with an authority. */
const URIS = tuple(
  array(constantFrom(..."abz09-._~!$&'()*+,;=%2F", "%27"), { maxLength: 6 }).map((each) =>
    each.join("").replace(/%(?![\dA-F]{2})/g, ""),
  ),
  array(constantFrom(..."azAZ09-._~!$&'()*+,;=:@/", "%20", "?", "://"), { maxLength: 14 }).map((each) => each.join("")),
).map(([host, rest]) => `http://${host || "h"}/${rest}${rest.length % 3 === 0 ? "#!'()" : ""}`);

interface Region {
  readonly format: Format;
  readonly around: readonly [before: string, after: string];
  /** Whether some URIs have no form there. */
  readonly isLimited?: boolean;
  /** Reads the new document as others do. */
  readonly read?: (document: string) => unknown;
}

const attribute = (document: string): unknown => {
  const [first] = parseFragment(document).childNodes;
  return first && "attrs" in first ? first.attrs[0]?.value : null;
};
const literal = (document: string): unknown => {
  const { statements } = ts.createSourceFile("a.ts", document, ts.ScriptTarget.Latest, true);
  const node = (statements[0] as ts.ExpressionStatement).expression;
  return ts.isStringLiteralLike(node) ? node.text : null;
};

const REGIONS: readonly Region[] = [
  { format: "json", around: ['["', '"]'], read: (document) => (JSON.parse(document) as string[])[0] },
  { format: "javascript", around: ["'", "';"], read: literal },
  { format: "javascript", around: ['"', '";'], read: literal },
  { format: "javascript", around: ["`", "`;"], read: literal },
  { format: "yaml", around: ["a: '", "'"], read: (document) => (parseYAML(document) as { a: string }).a },
  { format: "yaml", around: ['a: "', '"'], read: (document) => (parseYAML(document) as { a: string }).a },
  { format: "html", around: ['<a href="', '">'], read: attribute },
  { format: "html", around: ["<a href='", "'>"], read: attribute },
  { format: "xml", around: ["<a b='", "'/>"] },
  {
    format: "csv",
    around: ['"', '",x'],
    isLimited: true,
    read: (document) => parseCSV(document)[0]?.[0],
  },
  {
    format: "csv",
    around: ["", ",x"],
    isLimited: true,
    read: (document) => parseCSV(document)[0]?.[0],
  },
  { format: "css", around: ["a { b: url('", "') }"] },
  { format: "markdown", around: ["[a](", ")"] },
  { format: "markdown", around: ["<", ">"] },
  { format: "toml", around: ['a = "', '"'] },
  { format: "po", around: ['msgid "', '"'], isLimited: true },
  { format: "sql", around: ["select '", "'"] },
  { format: "rst", around: ["`a <", ">`_"] },
  { format: "tex", around: [raw`\url{`, "}"], isLimited: true },
  { format: "shell", around: ["x ", ""], isLimited: true },
  { format: "shell", around: ["x '", "'"], isLimited: true },
  { format: "shell", around: ['x "', '"'] },
  { format: "text", around: ["See ", " there"], isLimited: true },
  { format: "properties", around: ["a=", ""], isLimited: true },
  { format: "perl", around: ['x("', '")'] },
  { format: "php", around: ['<?php x("', '")'] },
  { format: "ruby", around: ['x("', '")'] },
];

test.each(REGIONS)(
  "any URI is written and found again, or refused: $format $around",
  ({ format, around, isLimited, read }) => {
    const [before, after] = around;
    let count = 0;
    const runs = 150;
    assert(
      property(URIS, (uri) => {
        const document = `${before}http://old.example/${after}`;
        const { text, refused } = written(format, document, uri);
        if (refused.length > 0) {
          expect(text).toBe(document);
          return;
        }
        count++;
        expect(findIn(text, format).map(({ reference }) => reference)).toEqual([uri]);
        expect(text.startsWith(before) && text.endsWith(after)).toBe(true);
        if (read !== undefined) expect(read(text)).toBe(uri);
      }),
      { seed: 3986, numRuns: runs },
    );
    expect(count).toBeGreaterThan(isLimited === true ? 30 : runs - 1);
  },
);

testWith("bash", "bash reads what was written", () => {
  const uris = sample(URIS, { seed: 2396, numRuns: 150 });
  const documents = uris.flatMap((uri, at) => {
    const [before, after] = [
      ["printf '%s\\n' ", ""],
      ["printf '%s\\n' '", "'"],
      ["printf '%s\\n' \"", '"'],
    ][at % 3] as [string, string];
    const { text, refused } = written("shell", `${before}http://old.example/${after}`, uri);
    return refused.length > 0 ? [] : [[uri, text]];
  });
  expect(documents.length).toBeGreaterThan(60);
  const printed = execFileSync(programOf("bash"), ["-c", documents.map(([, text]) => text).join("\n")], {
    encoding: "utf8",
  });
  expect(printed.split("\n").slice(0, -1)).toEqual(documents.map(([uri]) => uri));
});
