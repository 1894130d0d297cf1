import { array, assert, constantFrom, nat, oneof, property, string } from "fast-check";
import type { Piece, Scan } from "../../src/formats/piece.js";
import { ini, properties, toml } from "../../src/formats/toml.js";
import { losesNone } from "./laws.js";

function piecesOf(scan: Scan, document: string, start = 0, end = document.length): Piece[] {
  const pieces: Piece[] = [];
  scan(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

/** `s` for a string, `t` for text, and the text. */
const shown = (scan: Scan, document: string): string[] =>
  piecesOf(scan, document).map(({ kind, text }) => `${kind.charAt(0)} ${text}`);

test.each<[string, ...string[]]>([
  ["# a:b\n  #c:d # e\na = 1 # f:g", "t a:b", "t c:d # e", "t f:g"],
  ['a = "b:c"#d:e\n"f:g" = 1', "s b:c", "t d:e", "s f:g"],
  ["a = 'b:\\c'\r\nd.'e:f' = [ 'g', 'h:i' ]", "s b:\\c", "s e:f", "s h:i"],
  ['a = "b:\\"c\\u003a\\/\\\\"', 's b:"c:/\\'],
  ['a = "\\x3a"\nb = "\\t"', "s :"],
  ['a = """b:c\nd"e""f"""\n', 's b:c\nd"e""f'],
  ['a = """\r\nb:c""""" # d:e', 's b:c""', "t d:e"],
  ['a = """\\\n  b:\\  \n\n  c\\\\\n\\""" """', 's b:c\\\n""" '],
  ["a = '''\nb:'c''\\\n''' # d:e", "s b:'c''\\\n", "t d:e"],
  ["a = '''''''b:c'''", "t b:c"],
  ['a = """"""\nb = "c:d"', "s c:d"],
  ["a = 07:32:00\nb = http://c/#d # e:f", "t a = 07:32:00", "t b = http://c/#d # e:f"],
  ["a = http://c/\n", "t a = http://c/"],
  // Quotes that nothing closes.
  ['a = "b:c\nd = "e:f"', 't "b:c', "s e:f"],
  ['a = "b:c\\\nd = "e:f"', 't "b:c\\', "s e:f"],
  ["it's a:b\nc = 'd:e'", "t 's a:b", "s d:e"],
  ['a = """b:c\nd = """e:f\ng = "h:i"\n', "s b:c\nd = ", "t e:f", "s h:i"],
  ['a = """b:c\nd = \'\'\'e:f\ng = "h:i"\n', 't "b:c', "t 'e:f", "s h:i"],
  ['a = "b:c', 't "b:c'],
  ['a:b"', "t a:b"],
  ["a:b", "t a:b"],
])("TOML %j", (document, ...pieces) => {
  expect(shown(toml, document)).toEqual(pieces);
});

test.each<[string, ...string[]]>([
  ["; a:b\n  #c:d\n[e:f]\n[g = h:i]", "t a:b", "t c:d", "t [e:f]", "t [g = h:i]"],
  ["a = b:c\nd=e:f \r\ng: h:i\nj:\n", "s b:c", "s e:f", "s h:i"],
  ["a = b:c ; d:e\nf = g:h#i # j:k\n", "s b:c", "t d:e", "s g:h#i", "t j:k"],
  ["a = ; b:c\nd = # e:f\n", "t b:c", "t e:f"],
  ['a = "b:c"\nd = \'e:f\' ; g:h\ni = "j:\\"k"#l:m', "s b:c", "s e:f", "t g:h", 's j:\\"k', "t l:m"],
  ['a = "b:c" "d:e"\nf = "g:h\ni = \'j:k\' l', 't "b:c" "d:e"', 't "g:h', "t 'j:k' l"],
  // Neither comments nor a key and a value.
  ["a:b\nhttp://c/?d=e\nproxy_pass http://f/;", "t a:b", "t http://c/?d=e", "t proxy_pass http://f/;"],
  ['"a:b"="c:d"', 't "a:b"="c:d"'],
  ["a = b:c \\\n  d:e\n\ttext f:g", "t b:c \\", "t d:e", "t text f:g"],
  ["a =\nb = c"],
])("ini %j", (document, ...pieces) => {
  expect(shown(ini, document)).toEqual(pieces);
});

test.each<[string, ...string[]]>([
  ["# a:b\n  ! c:d\n\n \f\r\n#e", "t a:b", "t c:d"],
  ["a=b:c\nd = e:f \ng: h:i\nj k:l\n\tm=n:o", "s b:c", "s e:f", "s h:i", "s k:l", "s n:o"],
  ["a=http\\://b/\\#c\\!\\=\\u003a\\u12\\n\\t\\r\\f\\\\", "s http://b/#c!=:u12\n\t\r\f\\"],
  ["a\\:b\\ \\=c = d\\:e", "s a:b =c", "s d:e"],
  ["a = b:\\\n    c\\\r\n\td\ne=f:g\\\\\nh = i:j", "s b:cd", "s f:g\\", "s i:j"],
  ["a\\\n  b\\\n  \\\n = \\\n c:d", "s c:d"],
  ["a\\\n  :b = c:d", "t a:b = c:d"],
  ["a = \\u003a\nb = c\\n", "s :"],
  // By the format, the scheme is a key.
  ["http://a/?b=c\nurl:http\\://d/\nurn:e:f = g", "t http://a/?b=c", "t url:http://d/", "t urn:e:f = g"],
  ["a:b\nc :d:e\n", "t a:b", "s d:e"],
  ["a=b:c\\", "s b:c"],
  ["a=b:c\\\n", "s b:c"],
  ["a=b:c\\\n  ", "s b:c"],
  ["a=b:c\\ ", "s b:c"],
  ["a:b\\", "t a:b"],
  ["a:\\\n"],
])("properties %j", (document, ...pieces) => {
  expect(shown(properties, document)).toEqual(pieces);
});

test("what is written", () => {
  const [basic, literal] = piecesOf(toml, "a = \"b:c\"\nd = 'e:f'");
  expect(basic?.write?.('"\\\n')).toBe('\\"\\\\\\n');
  expect(literal?.write).toBeUndefined();
  const [key, value, whole] = piecesOf(properties, "a\\:b = c:d\ne:f:g");
  expect(key?.write?.("a: b\\=")).toBe("a\\:\\ b\\\\\\=");
  expect(value?.write?.("a: \\\n\t")).toBe("a: \\\\\\n\\t");
  expect(whole?.write?.("\r\f")).toBe("\\r\\f");
});

test.each<[string, Scan, string, string]>([
  ['a = "b:\\u002fc d"', toml, "/c", "\\u002fc"],
  ['a = """\nb:\\\n  c d"""', toml, "b:c", "b:\\\n  c"],
  ["a = b:c d", ini, "c d", "c d"],
  ['a = "b:c d"', ini, "b:c", "b:c"],
  ["a=http\\://b", properties, "http:/", "http\\:/"],
  ["a=b:\\\n  c", properties, "b:c", "b:\\\n  c"],
  ["a=b:\\u0063d", properties, "c", "\\u0063"],
])("where the text of %j is", (document, scan, part, source) => {
  const [piece] = piecesOf(scan, document) as [Piece];
  const at = piece.text.indexOf(part);
  const { start, end } = piece.spanOf(at, at + part.length);
  expect(document.slice(start, end)).toBe(source);
});

const SCANS: readonly (readonly [string, Scan])[] = [
  ["toml", toml],
  ["ini", ini],
  ["properties", properties],
];

const WORDS = [
  ..."\n\n\n   :=#;!'\"\\\\[]\r\t\f",
  ...["\r\n", ": ", " = ", "a", "b:c", "http://a/", "'''", '"""', '\\"', "\\\n  ", "\\u003a", "\\:", " #", " ;"],
];
const documents = oneof(
  string(),
  array(constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join("")),
);

describe.each(SCANS)("%s", (_, scan) => {
  test("pieces are in order and inside of the range, and tell where their text is", () => {
    assert(
      property(documents, nat(9), nat(9), (middle, before, after) => {
        const document = "'".repeat(before) + middle + ":".repeat(after);
        const [first, last] = [before, before + middle.length];
        const pieces = piecesOf(scan, document, first, last);
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
        expect(pieces.map(({ text }) => text)).toEqual(
          piecesOf(scan, document.slice(0, last), first).map(({ text }) => text),
        );
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test("every URI is in a piece", () => {
    losesNone(WORDS, (document) => piecesOf(scan, document));
  });

  test("many of each delimiter", () => {
    for (const unit of [...WORDS, '\\"""', "\\'''", "a=\\\n", "=\\\n", '"\n', "'\n", '"""\\', "[ "]) {
      for (const before of ["", '"""', "'''", "a = ", ":"]) {
        const document = before + unit.repeat(200_000 / unit.length);
        expect(piecesOf(scan, document).length).toBeLessThan(document.length);
      }
    }
  });
});
