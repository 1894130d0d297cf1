import fc from "fast-check";
import { literal, visible } from "../../scripts/playground/page/unseen.js";

test.each([
  ["a\0b", "a‹U+0000›b", '"a\\u0000b"'],
  ["\u202E", "‹U+202E›", '"\\u202e"'],
  ["\uD800", "‹U+D800›", '"\\ud800"'],
  ["\u2028\uFEFF", "‹U+2028›‹U+FEFF›", '"\\u2028\\ufeff"'],
  // A format character outside the first plane: each of its code units has an escape.
  ["\u{E0001}", "‹U+E0001›", '"\\udb40\\udc01"'],
  ["é\"\\'`${", "é\"\\'`${", '"é\\"\\\\\'`${"'],
])("%j is seen, and is a literal of JavaScript", (text, seen, code) => {
  expect(visible(text)).toBe(seen);
  expect(literal(text)).toBe(code);
});

test("a literal represents the text, and contains only visible characters", () => {
  const text = fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(text, (each) => {
      expect(JSON.parse(literal(each))).toBe(each);
      expect(visible(literal(each))).toBe(literal(each));
    }),
    { seed: 3986 },
  );
});
