import { array, assert, constantFrom, nat, property, string } from "fast-check";
import { addEscaped } from "../../src/formats/escapes.js";
import { Decoded, type Piece } from "../../src/formats/piece.js";

/** Returns the only piece of a range, or `null` if it is empty. */
function pieceOf(document: string, start = 0, end = document.length): Piece | null {
  const decoded = new Decoded(document);
  addEscaped(decoded, document, start, end);
  const pieces: Piece[] = [];
  decoded.emit({ kind: "string" }, (piece) => pieces.push(piece));
  expect(pieces.length).toBeLessThan(2);
  return pieces[0] ?? null;
}

const textOf = (document: string): string => pieceOf(document)?.text ?? "";

test.each([
  ["", ""],
  ["http://a.example/", "http://a.example/"],
  [String.raw`\n\r\t\b\f\v\0`, "\n\r\t\b\f\v\0"],
  [String.raw`http:\/\/a\\b`, String.raw`http://a\b`],
  ["\\\"\\'\\`", "\"'`"],
  [String.raw`\u003a\u003A`, "::"],
  [String.raw`\ud83d\ude00`, "\u{1f600}"],
  [String.raw`\u{3a}\u{1F600}\u{0010FFFF}`, ":\u{1f600}\u{10ffff}"],
  [String.raw`\U0000003a\U0001f600`, ":\u{1f600}"],
  [String.raw`\x3a\x2F`, ":/"],
  ["a\\\nb\\\r\nc\\\rd\\\u2028e\\\u2029f", "abcdef"],
  ["\\\\\n", "\\\n"],
  ["\\\n\n", "\n"],
])("%j means %j", (document, text) => {
  expect(textOf(document)).toBe(text);
});

test.each([
  "\\",
  "a\\",
  String.raw`\.\d\w\-\e\a`,
  String.raw`\012\00`,
  String.raw`\u`,
  String.raw`\u12`,
  String.raw`\u123g`,
  String.raw`\u{`,
  String.raw`\u{}`,
  String.raw`\u{12`,
  String.raw`\u{110000}`,
  String.raw`\u{FFFFFFFF}`,
  String.raw`\u{000000041}`,
  String.raw`\U0011000`,
  String.raw`\U00110000`,
  String.raw`\x`,
  String.raw`\xg0`,
])("%j stays as it is", (document) => {
  expect(textOf(document)).toBe(document);
  expect(textOf(`${document} `)).toBe(`${document} `);
});

test("a cut-off escape does not read behind the range", () => {
  for (const document of ["\\n", String.raw`\u003a`, String.raw`\u{3a}`, String.raw`\x3a`, "\\\r\n"]) {
    for (let end = 0; end < document.length; end++) {
      const text = pieceOf(`"${document}`, 1, 1 + end)?.text ?? "";
      expect(text).toBe(document.startsWith("\\\r") && end === 2 ? "" : document.slice(0, end));
    }
  }
});

test("each part of the text has its place in the document", () => {
  const document = String.raw`"http:\/\/a\u002eb\.c\
d"`;
  const piece = pieceOf(document, 1, document.length - 1);
  expect(piece?.text).toBe(String.raw`http://a.b\.cd`);
  const sourceOf = (part: string): string | undefined => {
    const at = String(piece?.text).indexOf(part);
    const span = piece?.spanOf(at, at + part.length);
    return span && document.slice(span.start, span.end);
  };
  expect(sourceOf("http:")).toBe("http:");
  expect(sourceOf("//")).toBe(String.raw`\/\/`);
  expect(sourceOf("a.b")).toBe(String.raw`a\u002eb`);
  expect(sourceOf(String.raw`\.c`)).toBe(String.raw`\.c`);
  expect(sourceOf("cd")).toBe("c\\\nd");
});

test("the strings of JSON mean what JSON.parse says", () => {
  assert(
    property(string({ unit: "binary" }), constantFrom(/[^]/gu, /[^]/g), (text, characters) => {
      const json = JSON.stringify(text);
      expect(textOf(json.slice(1, -1))).toBe(text);
      const all = text.replace(characters, (each) =>
        Array.from(each, (_, at) => `\\u${each.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
      );
      expect(textOf(all)).toBe(JSON.parse(`"${all}"`));
    }),
    { seed: 1, numRuns: 200 },
  );
});

test("any range of any text", () => {
  const part = constantFrom("\\", "\\u", "\\u{", "\\x", "\\U", "0", "a", "}", "n", "\n", "\r", "\\n", ":", "\ud83d");
  assert(
    property(array(part), nat(40), nat(40), (parts, from, length) => {
      const document = parts.join("");
      const start = Math.min(from, document.length);
      const end = Math.min(start + length, document.length);
      const piece = pieceOf(document, start, end);
      expect(piece).toEqual(
        pieceOf(document.slice(start, end)) && { ...piece, spanOf: expect.any(Function) as unknown },
      );
      if (!piece) return;
      let last = start;
      for (let at = 0; at < piece.text.length; at++) {
        const span = piece.spanOf(at, at + 1);
        expect(span.start).toBeGreaterThanOrEqual(start);
        expect(span.end).toBeLessThanOrEqual(end);
        expect(span.end).toBeGreaterThanOrEqual(last);
        last = span.end;
        if (span.end - span.start === 1) expect(document.slice(span.start, span.end)).toBe(piece.text.charAt(at));
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});

test("a long text of backslashes", () => {
  for (const part of ["\\", "\\u", "\\u{", "\\u{0", "\\U0", "\\n", "\\\n", "\\d"]) {
    const text = pieceOf(part.repeat(2 ** 19))?.text ?? "";
    expect(text.length).toBeLessThanOrEqual(part.length * 2 ** 19);
  }
});
