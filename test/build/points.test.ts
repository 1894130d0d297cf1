// Classes of code points as code units: each character is tried with Peggy's own back end.
import peggy from "peggy";
import { inUnits, rangesOf } from "../../scripts/build/backend/points.js";

/** Returns a function that tells whether a class matches a whole text. */
function matcherOf(expression: string): (text: string) => boolean {
  const parser = peggy.generate(`start = ${expression}`, { plugins: [inUnits] });
  return (text) => {
    try {
      parser.parse(text);
      return true;
    } catch {
      return false;
    }
  };
}

const LONE = ["\uD800", "\uDBFF", "\uDC00", "\uDFFF", "\uDC00\uD800"];

const rows: readonly (readonly [expression: string, first: number, last: number])[] = [
  ["[\\u{E9}]u", 0xe9, 0xe9],
  ["[\\u{A0}-\\u{D7FF}]u", 0xa0, 0xd7ff],
  ["[\\u{FFF0}-\\u{1000F}]u", 0xfff0, 0x1000f],
  ["[\\u{10000}-\\u{10FFFF}]u", 0x10000, 0x10ffff],
  ["[\\u{10000}-\\u{1FFFD}]u", 0x10000, 0x1fffd],
  ["[\\u{1F600}-\\u{1F64F}]u", 0x1f600, 0x1f64f],
  ["[\\u{1F600}]u", 0x1f600, 0x1f600],
];

test.each(rows)("%s matches the characters from %d to %d", (expression, first, last) => {
  const matches = matcherOf(expression);
  const isPoint = (point: number): boolean => point >= 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  const near = [first, last, (first + last) >> 1].flatMap((point) =>
    [-1024, -1, 0, 1, 1024].map((step) => point + step),
  );
  for (const point of near.filter(isPoint)) {
    const text = String.fromCodePoint(point);
    expect([point, matches(text)]).toEqual([point, first <= point && point <= last]);
    expect(matches(`${text}a`)).toBe(false);
  }
  expect(LONE.filter(matches)).toEqual([]);
});

test("several ranges, of which some need pairs", () => {
  const matches = matcherOf("[a\\u{E9}-\\u{EA}\\u{1FFFE}\\u{2FFFE}-\\u{2FFFF}]u");
  expect(["a", "\u00E9", "\u00EA", "\u{1FFFE}", "\u{2FFFE}", "\u{2FFFF}"].filter((text) => !matches(text))).toEqual([]);
  const refused = ["b", "\u00EB", "\u{1FFFD}", "\u{1FFFF}", "\u{2FFFD}", "\u{30000}", "", ...LONE];
  expect(refused.filter(matches)).toEqual([]);
});

test("a class without the flag stays a class of code units", () => {
  const matches = matcherOf("[a-c]");
  expect([matches("b"), matches("d")]).toEqual([true, false]);
});

test("a surrogate is not a code point", () => {
  expect(() => matcherOf("[\\u{D7FF}-\\u{E000}]u")).toThrow("a class: character 55296 is a surrogate");
});

test("the ranges of a class", () => {
  const parts = ["a", ["b", "d"], ["\u{1F600}", "\u{1F64F}"]];
  expect(rangesOf({ parts } as never)).toEqual([
    [0x61, 0x61],
    [0x62, 0x64],
    [0x1f600, 0x1f64f],
  ]);
});
