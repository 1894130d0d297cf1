import { parse } from "csv-parse/sync";
import { array, assert, constantFrom, nat, oneof, property, string } from "fast-check";
import { csv, tsv } from "../../src/formats/csv.js";
import type { Piece, Scan } from "../../src/formats/piece.js";
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
  ["a:b,c,d:e\nf:g,,\r\nh:i", "s a:b", "s d:e", "s f:g", "s h:i"],
  ['"a:b,c","d ""e:f""",\n""""":g"', "s a:b,c", 's d "e:f"', 's "":g'],
  ['"a:b\n\nc","d:e"\r\n"f","g:h"', "s a:b\n\nc", "s d:e", "s g:h"],
  ['"a ""quote""","b:c",""', "s b:c"],
  [' a:b , "c:d,e" , f:"g"\n', "s a:b", "s c:d,e", 's f:"g"'],
  ["a;b,c;d\ne:f,g;h:i", "s e:f,g", "s h:i"],
  ["a;b,c\ne:f,g;h:i", "s e:f", "s g;h:i"],
  ["\r\na;b:c", "s a;b:c"],
  // Quotes that are mistakes.
  ['"a:b" c:d,e\n"f:g"', 't "a:b" c:d,e', "s f:g"],
  ['"a:b,c\nd:e,f\n"g:h",i', 't "a:b,c', "s d:e", "s g:h"],
  ['a,"b:c\n"d:e', 't "b:c', 't "d:e'],
  ['"a:""b\nc:d', 't "a:""b', "s c:d"],
])("CSV %j", (document, ...pieces) => {
  expect(shown(csv, document)).toEqual(pieces);
});

test.each<[string, ...string[]]>([
  ["a:b\tc,d:e\t\n\tf:g", "s a:b", "s c,d:e", "s f:g"],
  ['"a:""b\tc"\t "d:e"\n"f:g\th', 's a:"b\tc', "s d:e", 't "f:g\th'],
])("TSV %j", (document, ...pieces) => {
  expect(shown(tsv, document)).toEqual(pieces);
});

test("where the text is, and what is written", () => {
  const document = 'a,"b:""c"" d",e:f';
  const [quoted, plain] = piecesOf(csv, document) as [Piece, Piece];
  const { start, end } = quoted.spanOf(2, 5);
  expect(document.slice(start, end)).toBe('""c""');
  expect(quoted.write?.('"a"')).toBe('""a""');
  expect(plain.write).toBeUndefined();
});

const WORDS = [
  ...'\n\n   ::,,;\t""\'\\',
  ...["\r\n", "a", "b:c", "http://a/", '""', '","', '",', ',"', '"\n"', '"a:b"', '\n"', "\r"],
];
const documents = oneof(
  string(),
  array(constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join("")),
);

/** Tables whose quotes are right. */
const tablesBetween = (separator: string) => {
  const content = array(constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(""));
  const field = oneof(
    content.map((text) => `"${text.replaceAll('"', '""')}"`),
    content.map((text) => text.replace(/[",;\t\r\n]/g, "")),
  );
  const row = array(field, { minLength: 1, maxLength: 4 }).map((fields) => fields.join(separator));
  return array(row, { minLength: 1, maxLength: 4 }).map((rows) => rows.join("\n"));
};

describe.each<[string, Scan, (document: string) => string]>([
  ["csv", csv, (document) => (isSemicolon(document) ? ";" : ",")],
  ["tsv", tsv, () => "\t"],
])("%s", (_, scan, separatorOf) => {
  test("pieces are in order and inside of the range, and tell where their text is", () => {
    assert(
      property(documents, nat(9), nat(9), (middle, before, after) => {
        const document = '"'.repeat(before) + middle + '":'.repeat(after);
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
            expect(source).toBe(source.length === 1 ? text.charAt(each) : '""');
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

  test("every field that 'csv-parse' finds is a piece", () => {
    let found = 0;
    assert(
      property(oneof(documents, ...[",", ";", "\t"].map(tablesBetween)), (document) => {
        const delimiter = separatorOf(document);
        let fields: readonly string[];
        try {
          const options = { delimiter, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true };
          fields = parse(document, options).flat();
        } catch {
          return;
        }
        const texts = piecesOf(scan, document).map(({ text }) => text.trim());
        for (const field of fields.filter((each) => each.includes(":"))) {
          found++;
          expect(texts).toContain(field.trim());
        }
      }),
      { seed: 1, numRuns: 1000 },
    );
    expect(found).toBeGreaterThan(300);
  });

  test("many of each delimiter", () => {
    for (const unit of [...WORDS, '"\n', '"",', '""\n', '"a:', '"x"y\n', ' "']) {
      for (const before of ["", '"', '"a:', ","]) {
        const document = before + unit.repeat(200_000 / unit.length);
        expect(piecesOf(scan, document).length).toBeLessThan(document.length);
      }
    }
  });
});

/** Whether the first line has more semicolons than commas. */
function isSemicolon(document: string): boolean {
  const [line = ""] = document.split(/[\r\n]/, 1);
  return line.split(";").length > line.split(",").length;
}
