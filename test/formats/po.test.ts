import { array, assert, constantFrom, nat, oneof, property, string } from "fast-check";
import type { Piece } from "../../src/formats/piece.js";
import { po } from "../../src/formats/po.js";
import { losesNone } from "./laws.js";

function piecesOf(document: string, start = 0, end = document.length): Piece[] {
  const pieces: Piece[] = [];
  po(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

test.each<[string, ...string[]]>([
  ["# a:b\n#. c:d\n#: e.c:12\r\n#, f:g\n#=h:i\n#j:k\n#", "a:b", "c:d", "e.c:12", "f:g", "h:i", "j:k"],
  ['msgid "a:b"\nmsgstr "c:d"\n', "a:b", "c:d"],
  [
    'msgctxt "a:b"\nmsgid "c:d"\nmsgid_plural "e:f"\nmsgstr[0] "g:h"\nmsgstr [12]\t"i:j"',
    "a:b",
    "c:d",
    "e:f",
    "g:h",
    "i:j",
  ],
  ['msgid ""\n"See http://a.ex"\n  "ample/b\\n"\r\n\n"c"\nmsgstr "d:e"', "See http://a.example/b\nc", "d:e"],
  ['msgid"a" "b:" "c"\n"d"', "ab:cd"],
  ['msgid "\\"a:\\\\\\t\\x3a\\"\\/"', '"a:\\\t:"/'],
  ['msgid "a"\n"b"\n# c:d\n"e:f"\n', "c:d", "e:f"],
  ['msgid\n"a:b"\ndomain "c:d"\n"e:f"', "a:b", 'domain "c:d"', "e:f"],
  ['msgid "a:b" c:d\n"e:f"', "a:b", "c:d", "e:f"],
  // Messages that are not used.
  [
    '#~ msgid ""\n#~ "a:"\n#~ "b"\n#~ msgstr "c:d"\n#| msgid "e:f"\n#~| msgid "g:h"\nmsgid "i:j"',
    "a:b",
    "c:d",
    "e:f",
    "g:h",
    "i:j",
  ],
  ['#~ a:b\n# "c:d"\n#~msgid "e:f"', "a:b", '"c:d"', "e:f"],
  // Quotes that nothing closes.
  ['msgid "a:b\nmsgstr "c:d\\\n"e"\nmsgid "f:g', "a:b", "c:d\\e", "f:g"],
  ['msgid "a:b\\', "a:b\\"],
  ["a:b\n\n:c", "a:b", ":c"],
])("%j", (document, ...texts) => {
  const pieces = piecesOf(document);
  expect(pieces.map(({ text }) => text)).toEqual(texts);
  expect(pieces.every(({ kind }) => kind === "text")).toBe(true);
});

test("where the text is, and what is written", () => {
  const document = 'msgid ""\n"See http://a.ex"\n"ample/\\n"';
  const [piece] = piecesOf(document) as [Piece];
  const { start, end } = piece.spanOf(4, piece.text.length - 1);
  expect(document.slice(start, end)).toBe('http://a.ex"\n"ample/');
  expect(piece.write?.('"\\\n')).toBe('\\"\\\\\\n');
});

const WORDS = [
  ...'\n\n\n   :#~|"""\\\\[]\r\t',
  ...["\r\n", "msgid ", "msgstr[1] ", "msgstr", "a", "b:c", '\\"', '"\n"', '"a:b"\n', "#~ ", "\\n", '\nmsgid "'],
];
const documents = oneof(
  string(),
  array(constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join("")),
);

test("pieces are in order and inside of the range, and tell where their text is", () => {
  assert(
    property(documents, nat(9), nat(9), (middle, before, after) => {
      const document = '"'.repeat(before) + middle + ":".repeat(after);
      const [first, last] = [before, before + middle.length];
      const pieces = piecesOf(document, first, last);
      let at = first;
      for (const { text, spanOf } of pieces) {
        const { start, end } = spanOf(0, text.length);
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeLessThanOrEqual(last);
        expect(text).toContain(":");
        at = end;
        for (let each = 0; each < text.length; each++) {
          const span = spanOf(each, each + 1);
          const source = document.slice(span.start, span.end);
          if (source !== text.charAt(each)) expect(source).toMatch(/^\\[^]/);
        }
      }
      // What follows the range does not count.
      expect(pieces.map(({ text }) => text)).toEqual(piecesOf(document.slice(0, last), first).map(({ text }) => text));
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("every URI is in a piece", () => {
  losesNone(WORDS, piecesOf);
});

test("many of each delimiter", () => {
  for (const unit of [...WORDS, '"a" ', '"a"\n', "#|", "msgstr ", "msgstr[", '"\n', '""']) {
    for (const before of ["", 'msgid "', "msgstr", "#~ ", ":"]) {
      const document = before + unit.repeat(200_000 / unit.length);
      expect(piecesOf(document).length).toBeLessThan(document.length);
    }
  }
});
