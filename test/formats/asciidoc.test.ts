import { asciidoc } from "../../src/formats/asciidoc.js";
import type { Piece } from "../../src/formats/piece.js";
import { losesNothing, rangesObey } from "./laws.js";

function piecesOf(document: string, start = 0, end: number = document.length): readonly Piece[] {
  const pieces: Piece[] = [];
  asciidoc(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

const show = ({ kind, isCode, text }: Piece): string => `${isCode ? "code " : ""}${kind}: ${text}`;
const shown = (document: string): readonly string[] => piecesOf(document).map(show);

describe("prose", () => {
  test.each([
    ["See https://h/a[text, window=_blank] and b.", ["text: See https://h/a[text, window=_blank] and b."]],
    ["a\n\nb:c\n \nd:e\n", ["text: b:c\n", "text: d:e\n"]],
    [":url: https://h/\n", ["text: :url: https://h/\n"]],
    ["{url}/a:b", ["text: {url}/a:b"]],
    ["<<id,a>> b:c <<d", ["text: id,a>> b:c "]],
    ["== A title: https://h/\n", ["text: == A title: https://h/\n"]],
    ["A:title\n-------\nb:c\n-------", ["text: A:title\n-------\nb:c\n-------"]],
    ["Title\n+++++\na:b\n+++++", ["text: Title\n+++++\na:b\n+++++"]],
    ["* `a:b\n* c:d`\n1. e:f\n<1> g:h", ["text: * `a:b\n", "text: * c:d`\n", "text: 1. e:f\n", "text: <1> g:h"]],
    ["|a:b\n|c:d", ["text: |a:b\n", "text: |c:d"]],
    ["a:b\n// c:d `e\nf:g `h", ["text: a:b\n", "text: // c:d `e\n", "text: f:g `h"]],
    ["/a:b\n///c:d", ["text: /a:b\n///c:d"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("macros", () => {
  test.each([
    ["a link:https://h/[text] b:c", ["text: a link:", "text: https://h/[text] b:c"]],
    ["image::https://h/a.png[alt]", ["text: image::", "text: https://h/a.png[alt]"]],
    ["image:a.png[alt,link=https://h/,b=c]", ["text: image:", "text: https://h/"]],
    ['image:a.png[link="https://h/"]', ["text: image:", 'text: "https://h/"]']],
    ["hyperlink:a:b blink=c:d", ["text: hyperlink:a:b blink=c:d"]],
    ["link:++https://h/a[b] c++[text]", ["text: link:", "reference: https://h/a[b] c"]],
    ["link:+++a b+++[text]", ["text: link:", "reference: a b"]],
    ["link:+a:b+[text]", ["text: link:", "reference: a:b"]],
    ["link:++a:b", ["text: link:", "text: ++a:b"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

test("emphasis", () => {
  expect(shown("*a://b/*, *_c://d/_* e:f")).toEqual(["text: *a://b/", "text: *, *_c://d/", "text: _* e:f"]);
  expect(shown("*a://b/ c* d_e://f_")).toEqual(["text: *a://b/ c* d_e://f_"]);
  expect(shown("*a://b/?_c://d/_")).toEqual(["text: *a://b/?_c://d/_"]);
});

describe("passthroughs", () => {
  test.each([
    ["++a:b++ c:d", ["text: a:b", "text:  c:d"]],
    ["+++a:b+++ (+c:d+)", ["text: a:b", "text: c:d"]],
    ["https://h/a++/b++", ["text: https://h/a++/b++"]],
    ["https://h/?q=a+b+c", ["text: https://h/?q=a+b+c"]],
    ["1 + 2: ++++a:b++++", ["text: 1 + 2: ++++a:b++++"]],
    ["a:b +c +d+e", ["text: a:b +c +d+e"]],
    ["\\++a:b++", ["text: \\++a:b++"]],
    ["++++\n<a href='b:c'>\n++++\nd:e", ["text: <a href='b:c'>\n", "text: d:e"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("code", () => {
  test.each([
    ["a `b:c` d:e", ["code text: b:c", "text:  d:e"]],
    ["a:``b:`c`` d:e", ["text: a:", "code text: b:`c", "text:  d:e"]],
    ["`+a:b+` `++c:d++`", ["code text: a:b", "code text: c:d"]],
    ["`+` a:`++`", ["text:  a:"]],
    ["a:b `c\nd:e", ["text: a:b `c\nd:e"]],
    ["a:b ``c", ["text: a:b ``c"]],
    ["\"`a:b`\" '`c:d`'", ["text: \"`a:b`\" '`c:d`'"]],
    ["a`b:c` ` d:e `", ["text: a`b:c` ` d:e `"]],
    ["`a:b`c` d:e", ["code text: a:b`c", "text:  d:e"]],
    ["\\`a:b`", ["text: \\`a:b`"]],
    ["[source]\n----\na:b\n----\nc:d", ["code text: a:b\n", "text: c:d"]],
    ["a:b\n....\nc:d\n----\n....\n", ["text: a:b\n", "code text: c:d\n----\n"]],
    ["```ruby\na:b\n```\nc:d", ["code text: a:b\n", "text: c:d"]],
    ["``` a` b:c\n", ["text: ``` a` b:c\n"]],
    ["////\na:b\n////\nc:d", ["text: a:b\n", "text: c:d"]],
    ["-----\r\na:b\r\n----\r\n-----  \r\nc:d", ["code text: a:b\r\n----\r\n", "text: c:d"]],
    ["----\na:b", ["text: ----\na:b"]],
    ["----\na:b\n----\nc\n----\nd:e", ["code text: a:b\n", "text: c\n----\nd:e"]],
    [" a:b\nc\n\nd:e", ["code text:  a:b\nc\n", "text: d:e"]],
    ["a\n b:c", ["text: a\n b:c"]],
    [" * a:b\n", ["text:  * a:b\n"]],
    [" a:: b:c\n", ["text:  a:: b:c\n"]],
    ["[source,sh]\ncurl a:b\n\nc:d", ["code text: [source,sh]\ncurl a:b\n", "text: c:d"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("backslashes", () => {
  test.each([
    ["a \\https://h/ b", ["text: a https://h/ b"]],
    ["\\mailto:a@b.example \\link:c:d[e]", ["text: mailto:a@b.example link:c:d[e]"]],
    ["https://h/\\{id}/\\{ a\\b", ["text: https://h/{id}/\\{ a\\b"]],
    ["a\\https://h/", ["text: a\\https://h/"]],
    ["\\{a} `b:c`", ["code text: b:c"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });

  test("what is hidden is in the span", () => {
    const document = "a: https://h/\\{id}/";
    const [piece] = piecesOf(document);
    const start = piece?.text.indexOf("https") ?? 0;
    const span = piece?.spanOf(start, piece.text.length);
    expect(document.slice(span?.start, span?.end)).toBe("https://h/\\{id}/");
  });
});

const FRAGMENTS =
  "a b:c https://h/ [d] ` `` + ++ +++ \\ \\{a} link: image:: link= << >> ---- .... //// ++++ ``` // * | == '"
    .split(" ")
    .concat(" ", "\t", "\n", "\n", "\n\n", "\r\n", '"', ",", "[source]\n");

/** Checks what holds for the pieces of any document. */
function check(document: string, start: number, end: number): void {
  let last = start;
  for (const { text, spanOf } of piecesOf(document, start, end)) {
    expect(text).not.toBe("");
    for (let at = 0; at < text.length; at++) {
      const span = spanOf(at, at + 1);
      expect(span.start >= last && span.end <= end).toBe(true);
      expect(document.slice(span.start, span.end)).toBe(text.charAt(at));
      last = span.end;
    }
  }
}

test("the spans of the pieces of any document are in order and in the range", () => {
  rangesObey(FRAGMENTS, check, 1000);
});

test("no URI is lost", () => {
  losesNothing(FRAGMENTS, piecesOf, { numRuns: 1000, maxLength: 30 });
});

test.each([
  ...[
    "`",
    "``",
    "` `a ",
    "+",
    "++a ",
    "+a ",
    "\\",
    "\\{",
    "\\+",
    "link:",
    "link:++",
    "link=",
    "*_a://",
    "_a://",
    "*a:// ",
    "<",
    "<<",
    "* a\n",
    "|",
  ],
  ...["\n", " \n", " a\n", "----\n", "....\n", "```a\n", "////\n", "// a\n", "-", "- ", "a::", "'`", "\\https://", ":"],
])("reads a million of %j", (delimiter) => {
  const many = delimiter.repeat(500_000 / delimiter.length);
  for (const document of [`a:${many}`, many]) expect(piecesOf(document).length).toBeLessThan(250_000);
});

test("reads lines of delimiters of many lengths", () => {
  const lines = Array.from({ length: 1400 }, (_, index) => "-".repeat(index + 4));
  expect(shown(`a:\n${lines.join("\n")}`)).toHaveLength(1);
});
