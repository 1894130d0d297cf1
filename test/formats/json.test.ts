import { array, assert, constantFrom, jsonValue, nat, property, string } from "fast-check";
import { json, notebook } from "../../src/formats/json.js";
import { emitRange, type Piece, type Scan } from "../../src/formats/piece.js";

function piecesOf(scan: Scan, document: string, start = 0, end = document.length): readonly Piece[] {
  const pieces: Piece[] = [];
  scan(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

/** Returns the pieces of a document as `kind: text`. */
function shown(scan: Scan, document: string): readonly string[] {
  return piecesOf(scan, document).map(({ kind, text }) => `${kind}: ${text}`);
}

/** Returns the part of the document that a part of a piece comes from. */
function sourceOf(document: string, piece: Piece | undefined, part: string): string | undefined {
  const at = piece?.text.indexOf(part) ?? -1;
  const span = at < 0 ? undefined : piece?.spanOf(at, at + part.length);
  return span && document.slice(span.start, span.end);
}

const MARKDOWN: Scan = (document, start, end, emit) => {
  emitRange(document, start, end, { kind: "reference", write: (text) => text.replaceAll(")", "\\)") }, emit);
};

test.each<readonly [document: string, ...pieces: string[]]>([
  [""],
  ["{}"],
  ['{"a": 1, "b": "c"}'],
  ['{"a:b": "http://a.example/"}', "string: a:b", "string: http://a.example/"],
  [String.raw`{"a": "http:\/\/a.example\/"}`, "string: http://a.example/"],
  [String.raw`["http\u003a//a"]`, "string: http://a"],
  [String.raw`["a\\", "http://a\"b", "\\"]`, 'string: http://a"b'],
  [String.raw`["\U0000003ab", "\x3Ab", "\ub:", "\n\/"]`, "string: :b", "string: :b", String.raw`string: \ub:`],
  ["{a: 'http://a', \"b\": 'it\\'s:'}", "string: http://a", "string: it's:"],
  ['["http://a\\\nb", "c:\\\r\nd", "e:\\\rf"]', "string: http://ab", "string: c:d", "string: e:f"],
  ['{"a": "b:"}\n{"a": "c:"}\n', "string: b:", "string: c:"],
  ["// See http://a\n[] // b:c", "text:  See http://a", "text:  b:c"],
  ["/* a: \n * http://a */ 1 /* b */", "text:  a: \n * http://a "],
  ['["a"] // "b:\n["c:"]', 'text:  "b:', "string: c:"],
  ['["a://b", /* "c:" */ "d:"]', "string: a://b", 'text:  "c:" ', "string: d:"],
  ['["/* a:", "*/ b:"]', "string: /* a:", "string: */ b:"],
  // Broken documents
  ['{"a": "http://a/,\n"b": "c:"}', "text: http://a/,", "string: c:"],
  ['["a:\r\n"b:"]', "text: a:", "string: b:"],
  ["['a:\n'b:']", "text: a:", "string: b:"],
  ['["a:', "text: a:"],
  ['["a:\\', "text: a:\\"],
  ['["a:\\\r', "text: a:"],
  ['[/* "a:"]', "string: a:"],
  ['[/* "a:", /* "b:"]', "string: a:", "string: b:"],
  ['[/ "a:" / /', "string: a:"],
  ["{url: http://a.example/b//c, b: 1}", "text: http://a.example/b//c,"],
  ["http://a.example/", "text: http://a.example/"],
  ['{"a":http://b"c:d"}', "text: http://b", "string: c:d"],
  ["[http://b'c:d']", "text: http://b", "string: c:d"],
  ['{"a"://b:\n}', "text: b:"],
  ["[git+ssh://a\n]", "text: git+ssh://a"],
])("%j", (document, ...pieces) => {
  expect(shown(json, document)).toEqual(pieces);
  // A notebook without cells is the same.
  expect(shown(notebook(MARKDOWN), document)).toEqual(pieces);
  expect(shown(notebook(MARKDOWN), `${document} "source" "a:b"`)).toEqual(shown(json, `${document} "source" "a:b"`));
});

test("each part of a string has its place", () => {
  const document = String.raw`{"a": "http:\/\/a.example\/\u0062c"}`;
  const [piece] = piecesOf(json, document);
  expect(sourceOf(document, piece, "http:")).toBe("http:");
  expect(sourceOf(document, piece, "://a")).toBe(String.raw`:\/\/a`);
  expect(sourceOf(document, piece, "b")).toBe(String.raw`\u0062`);
  expect(sourceOf(document, piece, "c")).toBe("c");
});

test("repairs are written with escapes", () => {
  const [double, single, unclosed, comment] = piecesOf(json, '["a:", \'b:\', "c:\n// d:');
  const text = "\"'\\\n\u0001é";
  expect(double?.write?.(text)).toBe(String.raw`\"'\\\n\u0001é`);
  expect(single?.write?.(text)).toBe(String.raw`\"\'\\\n\u0001é`);
  expect(unclosed?.write?.(text)).toBe(String.raw`\"'\\\n\u0001é`);
  expect(comment?.write).toBeUndefined();
});

describe("notebooks", () => {
  const cell = (type: string, source: unknown): object => ({ cell_type: type, metadata: {}, source });

  test("the lines of a cell are one text", () => {
    const lines = ["See [a](http://a.example/\n", 'b "c": (d)\n', "e)"];
    const cells = [
      cell("code", lines),
      cell("markdown", lines),
      cell("markdown", []),
      cell("code", "x:y\nz"),
      cell("raw", ["no colon"]),
    ];
    const document = JSON.stringify({ cells, metadata: { url: "http://b/", name: "c" } }, null, 1);
    const pieces = piecesOf(notebook(MARKDOWN), document);
    expect(pieces.map(({ kind, text }) => [kind, text])).toEqual([
      ["text", lines.join("")],
      ["reference", lines.join("")],
      ["text", "x:y\nz"],
      ["text", "no colon"],
      ["value", "http://b/"],
    ]);
    for (const piece of pieces.slice(0, 2)) {
      expect(sourceOf(document, piece, "http://a.example/")).toBe("http://a.example/");
      expect(sourceOf(document, piece, '"c"')).toBe(String.raw`\"c\"`);
      expect(sourceOf(document, piece, "e)")).toBe("e)");
    }
    expect(pieces[0]?.write?.('"\n)')).toBe(String.raw`\"\n)`);
    expect(pieces[1]?.write?.('"\n)')).toBe(String.raw`\"\n\\)`);
  });

  test("a scanner of Markdown that has nothing to escape", () => {
    const plain: Scan = (document, start, end, emit) => {
      emitRange(document, start, end, { kind: "text" }, emit);
    };
    const [piece] = piecesOf(notebook(plain), JSON.stringify(cell("markdown", ["a:\n", "b"])));
    expect(piece?.text).toBe("a:\nb");
    expect(piece?.write?.("\n")).toBe("\\n");
  });

  test.each<readonly [document: string, ...pieces: string[]]>([
    ['{"source": ["a:', "text: a:"],
    ['{"source": ["a:",\n"b:"], "c:": "d:"}', "text: a:b:", "string: c:", "string: d:"],
    ['{"source": ["a:" "b:"]}', "text: a:", "string: b:"],
    ['{"source": ["a:" /* b: */, "c:"]}', "text: a:", "text:  b: ", "string: c:"],
    ['{"source": [["a:"]]}', "string: a:"],
    ['{"cell_type": "markdown", "source": "a:"}', "reference: a:"],
    [`{"source": [${" ".repeat(300)}"a:"]}`, "text: a:"],
    [`{"source": ["a:"${"]".repeat(300)}, "a:"]}`, "text: a:", "string: a:"],
  ])("%j", (document, ...pieces) => {
    expect(shown(notebook(MARKDOWN), document)).toEqual(pieces);
  });
});

test("the strings of JSON are what JSON.parse says", () => {
  assert(
    property(jsonValue(), constantFrom(undefined, 1, "\t"), (value, indentation) => {
      const document = JSON.stringify(value, null, indentation);
      const strings: string[] = [];
      JSON.parse(document, function (this: unknown, name: string, each: unknown) {
        if (!Array.isArray(this)) strings.push(name);
        if (typeof each === "string") strings.push(each);
        return each;
      });
      const pieces = piecesOf(json, document);
      const withColon = (text: string): boolean => text.includes(":");
      // Only the order differs.
      expect(
        pieces
          .map(({ text }) => text)
          .filter(withColon)
          .sort(),
      ).toEqual(strings.filter(withColon).sort());
      expect(pieces.every(({ kind }) => kind === "string")).toBe(true);
    }),
    { seed: 1, numRuns: 200 },
  );
  assert(
    property(string({ unit: "binary" }), (text) => {
      const document = JSON.stringify({ a: `:${text}` });
      const [piece] = piecesOf(json, document);
      expect(piece?.text).toBe(`:${text}`);
      expect(piece?.write?.(text)).toBe(JSON.stringify(text).slice(1, -1));
    }),
    { seed: 1, numRuns: 200 },
  );
});

const fragment = constantFrom(
  ...['"', "'", "\\", "//", "/*", "*/", ":", "a:", "http://a", "\n", "\r\n", "{", "}", "[", "]", ",", " "],
  ...['"source": [', '"cell_type": "markdown",', '"b:c"', "'d:'", "\\u003a", "\\n"],
);

test.each([
  ["json", json],
  ["notebook", notebook(MARKDOWN)],
])("any text as %s", (_, scan) => {
  assert(
    property(array(fragment, { maxLength: 40 }), nat(60), nat(60), (fragments, from, length) => {
      const document = fragments.join("");
      const start = Math.min(from, document.length);
      const end = Math.min(start + length, document.length);
      const pieces = piecesOf(scan, document, start, end);
      // Nothing is read outside of the range.
      const alone = piecesOf(scan, document.slice(start, end));
      expect(pieces.map(({ kind, text }) => [kind, text])).toEqual(alone.map(({ kind, text }) => [kind, text]));
      let last = start;
      for (const { text, spanOf } of pieces) {
        const whole = spanOf(0, text.length);
        expect(whole.start).toBeGreaterThanOrEqual(last);
        expect(whole.end).toBeLessThanOrEqual(end);
        last = whole.end;
        for (let at = 0; at < text.length; at++) {
          const span = spanOf(at, at + 1);
          if (span.end - span.start === 1) expect(document.slice(span.start, span.end)).toBe(text.charAt(at));
        }
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("long hostile texts", () => {
  for (const part of [
    '"',
    "'",
    "'\n",
    '"\n',
    "\\",
    '"\\',
    "/*",
    "//",
    "/",
    "*/",
    "a://",
    "a:",
    "[",
    '"source":[',
    '"a:",\n',
  ]) {
    for (const scan of [json, notebook(MARKDOWN)]) {
      expect(piecesOf(scan, part.repeat(2 ** 20 / part.length)).length).toBeLessThan(2 ** 20);
    }
  }
});
