import fc from "fast-check";
import { applyRepair } from "../../src/index.js";
import { editBetween } from "../../scripts/playground/page/edit-between.js";

test.each([
  ["a b", "a%20b", { start: 1, end: 2, text: "%20" }],
  ["aa", "aaa", { start: 2, end: 2, text: "a" }],
  ["aaa", "aa", { start: 2, end: 3, text: "" }],
  ["a", "a", { start: 1, end: 1, text: "" }],
  ["", "a", { start: 0, end: 0, text: "a" }],
  // Both pairs begin with the same half; the next two end with the same half.
  ["x\u{1F600}", "x\u{1F601}", { start: 1, end: 3, text: "\u{1F601}" }],
  // A lone half stands next to a pair.
  ["\uD83D\u{1F600}", "\u{1F600}", { start: 0, end: 1, text: "" }],
  ["\u{1F600}\uDE00", "\u{1F600}", { start: 2, end: 3, text: "" }],
  ["\u{1F600}x", "\u{1FA00}x", { start: 0, end: 2, text: "\u{1FA00}" }],
])("the edit between %j and %j", (before, after, edit) => {
  expect(editBetween(before, after)).toEqual(edit);
});

test("the edit changes one text to the other, and splits no surrogate pair", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "b", "\u{1F600}", "\u{1F601}", "\u{1FA00}", "\uD83D", "\uDE00"),
  });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, end, text: inserted } = editBetween(before, after);
      expect(applyRepair(before, { edits: [{ start, end, text: inserted }] })).toBe(after);
      const cuts = [
        [before, start],
        [before, end],
        [after, start],
        [after, start + inserted.length],
      ] as const;
      for (const [cut, at] of cuts) {
        const isSplit = /[\uD800-\uDBFF]$/.test(cut.slice(0, at)) && /^[\uDC00-\uDFFF]/.test(cut.slice(at));
        expect(isSplit).toBe(false);
      }
    }),
    { numRuns: 1000, seed: 3986 },
  );
});
