import { array, assert, boolean, constantFrom, nat, property } from "fast-check";
import { css } from "../../src/formats/css.js";
import type { Piece } from "../../src/formats/piece.js";

function piecesOf(document: string, isSCSS: boolean, start = 0, end = document.length): readonly Piece[] {
  const pieces: Piece[] = [];
  css(isSCSS)(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

/** Returns the pieces of a document as `kind: text`, with "+" if more is joined. */
function shown(document: string, isSCSS = false): readonly string[] {
  return piecesOf(document, isSCSS).map(
    ({ kind, text, isContinued }) => `${kind}: ${text}${isContinued === true ? " +" : ""}`,
  );
}

/** Both in CSS and in Sass. */
test.each<readonly [document: string, ...pieces: string[]]>([
  [""],
  ["a { color: red }"],
  ["a { background: url(b.png) }", "reference: b.png"],
  ["a { background: URL( http://a/b?c \t) url(\n d\n) }", "reference: http://a/b?c", "reference: d"],
  ["a { src: url('b c'), url( \"http://d\" ) }", "reference: b c", "reference: http://d"],
  ["url() url('') url( )"],
  [String.raw`url(a\)\3a b) url('\00003A\3A\41')`, "reference: a):b", "reference: ::A"],
  ['"\\3a \\3a\t\\3a\\0 \\d800 \\110000 \\10ffff "', "string: :::\ufffd\ufffd\ufffd\u{10ffff}"],
  ['"a:\\\nb\\\r\nc\\\rd\\"\\e\\:"', 'string: a:bcd"\u000e:'],
  ["@import 'a.css' screen; @IMPORT url(b.css);", "reference: a.css", "reference: b.css"],
  ["@import\n'a.css' , \"b.css\",c; @import (css, less) 'd'", "reference: a.css", "reference: b.css", "reference: d"],
  ["@import a; @media print { b: 'c:' } @import", "string: c:"],
  ["@namespace svg 'http://www.w3.org/2000/svg';", "string: http://www.w3.org/2000/svg"],
  ["a::before { content: 'b:' \"c\" 'd' }", "string: b:"],
  ["/* See http://a.example/\n 'b */ c { d: 'e:' } /*f*/", "text:  See http://a.example/\n 'b ", "string: e:"],
  ["my-url(a) _url(b) url (c) url(d)", "reference: d"],
  ["url(a)url(b)", "reference: a", "reference: b"],
  [
    "url(data:image/svg+xml;utf8,<svg xmlns='http://a'/>)",
    "reference: data:image/svg+xml;utf8,<svg xmlns='http://a'/>",
  ],
  ["url(//a/b.png)", "reference: //a/b.png"],
  [String.raw`a\'b:c\" { d: "e:" }`, "string: e:"],
  // Broken documents
  ["a { b: 'http://c\n} d { e: 'f:' }", "text: http://c", "string: f:"],
  ["a { b: 'c:\n} d { e: 'f:' }", "string: f:"],
  ["'a\\"],
  ["'a:\\\r\n"],
  ["/* a: 'b:' /* \"c:\"", "string: b:", "string: c:"],
  ["/ 'a:' / 'b:'", "string: a:", "string: b:"],
  ["url(a\n'b:' url(c", "string: b:"],
  ["url(a url(b url(c\nurl(d)", "reference: d"],
  ["url(a\\"],
  ["url('http://a)\nurl(b)", "text: http://a)", "reference: b"],
  ["url("],
  ["http://a/b'c:d'", "text: http://a/b", "string: c:d"],
  ['a { b: http://c/d#e; } http://f"g', "text: http://c/d#e;", "text: http://f"],
  ["a { b:url(c);d:/**/e }", "reference: c"],
])("%j", (document, ...pieces) => {
  expect(shown(document)).toEqual(pieces);
  expect(shown(document, true)).toEqual(pieces);
});

test.each<readonly [document: string, ...pieces: string[]]>([
  ["// See http://a, it's\na { b: 'c:' } // d:", "text:  See http://a, it's", "string: c:", "text:  d:"],
  ["$a: http://b/c; // d:", "text: http://b/c;", "text:  d:"],
  ["$a: 'http://b/' + $c + 'd:'", "string: http://b/ +", "string: d:"],
  ["url('http://a/' + $b)", "reference: http://a/ +"],
  ["url(#{$a}/b.png) url(#{f(')')}/c)", "reference: #{$a}/b.png", "reference: #{f(')')}/c"],
  ["url(#{f(1)}/c)", "reference: #{f(1)}/c"],
  ["url($a + 'b:') url(@c) url(f($a, 'd:'))", "string: b:", "string: d:"],
  ["url(a'b:' url(c'd:' url(e'f:')", "string: b:", "string: d:", "string: f:"],
  ["'http://#{map-get($a, 'b')}/c'", "string: http://#{map-get($a, 'b')}/c"],
  ["'a:#{{b}}c' '#d:'", "string: a:#{{b}}c", "string: #d:"],
  ["'a:#{b' '#{c:'\n'd:#{e}'", "string: a:#{b", "string: #{c:", "string: d:#{e}"],
  ["@use 'sass:math'; @import 'a', 'b' + c;", "string: sass:math", "reference: a", "reference: b +"],
])("Sass: %j", (document, ...pieces) => {
  expect(shown(document, true)).toEqual(pieces);
});

test.each<readonly [document: string, ...pieces: string[]]>([
  ["// 'a:'\n//b:", "string: a:"],
  ["url(a'b:')", "reference: a'b:'"],
  ["'a:#{'b:'}'", "string: a:#{"],
  ["url($a) url(@b)", "reference: $a", "reference: @b"],
])("CSS: %j", (document, ...pieces) => {
  expect(shown(document)).toEqual(pieces);
});

test("each part of a text has its place", () => {
  const document = String.raw`a { b: url("http\3a //c\"d") }`;
  const [piece] = piecesOf(document, false);
  expect(piece?.text).toBe('http://c"d');
  expect(piece?.spanOf(0, 4)).toEqual({ start: 12, end: 16 });
  const sourceOf = (from: number, to: number): string => {
    const { start = 0, end = 0 } = piece?.spanOf(from, to) ?? {};
    return document.slice(start, end);
  };
  expect(sourceOf(4, 5)).toBe(String.raw`\3a `);
  expect(sourceOf(5, 8)).toBe("//c");
  expect(sourceOf(8, 9)).toBe('"');
  expect(sourceOf(9, 10)).toBe("d");
});

test("repairs are written with escapes, and read again", () => {
  const text = ":\"'\\( )\nb";
  const [double, single, url, comment] = piecesOf("\"a:\" 'b:' url(c) /*d:*/", false);
  expect(double?.write?.(text)).toBe(String.raw`:\"'\\( )\a b`);
  expect(single?.write?.(text)).toBe(String.raw`:"\'\\( )\a b`);
  expect(url?.write?.(text)).toBe(String.raw`:\"\'\\\(\ \)\a b`);
  expect(comment?.write).toBeUndefined();
  expect(shown(`"${String(double?.write?.(text))}"`)).toEqual([`string: ${text}`]);
  expect(shown(`'${String(single?.write?.(text))}'`)).toEqual([`string: ${text}`]);
  expect(shown(`url(${String(url?.write?.(text))})`)).toEqual([`reference: ${text}`]);
});

const fragment = constantFrom(
  ...['"', "'", "\\", "//", "/*", "*/", ":", "a:", "http://a", "\n", "\r\n", "{", "}", "#{", "$a", ")", " ", "+", ","],
  ...["url(", "url('b'", "@import ", "'c:'", '"d:"', "\\3a ", "\\n", "data:"],
);

test("any text", () => {
  assert(
    property(array(fragment, { maxLength: 40 }), boolean(), nat(60), nat(60), (fragments, isSCSS, from, length) => {
      const document = fragments.join("");
      const start = Math.min(from, document.length);
      const end = Math.min(start + length, document.length);
      const pieces = piecesOf(document, isSCSS, start, end);
      // Nothing is read outside of the range.
      const alone = piecesOf(document.slice(start, end), isSCSS);
      expect(pieces.map(({ kind, text }) => [kind, text])).toEqual(alone.map(({ kind, text }) => [kind, text]));
      let last = start;
      for (const { text, spanOf } of pieces) {
        const whole = spanOf(0, text.length);
        expect(whole.start).toBeGreaterThanOrEqual(last);
        expect(whole.end).toBeLessThanOrEqual(end);
        last = whole.end;
        for (let at = 0; at < text.length; at++) {
          const span = spanOf(at, at + 1);
          if (span.end - span.start === 1 && text.charAt(at) !== ":") {
            expect(document.slice(span.start, span.end)).toBe(text.charAt(at));
          }
        }
      }
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test("long hostile texts", () => {
  const parts = [
    '"',
    "'\n",
    "\\",
    '"\\',
    "/*",
    "//",
    "/",
    "a://",
    "a:",
    "url(",
    "url($",
    "url(a'",
    "url('",
    "url(#{",
    "#{",
  ];
  for (const part of [
    ...parts,
    '"#{',
    "@import",
    "@import(",
    "@import ''",
    "@import '',",
    "url(\n",
    " ",
    "url(a\\)",
    "'\\'",
  ]) {
    for (const isSCSS of [false, true]) {
      const document = part.repeat(2 ** 20 / part.length);
      expect(piecesOf(document, isSCSS).length).toBeLessThan(2 ** 20);
    }
  }
});
