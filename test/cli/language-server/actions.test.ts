import fc, { assert, property } from "fast-check";
import { certainEdits } from "../../../src/cli/language-server/actions.js";
import { applyEdits } from "../../../src/core/edits.js";
import { diagnose } from "../../../src/index.js";

const findingOf = (text: string): Parameters<typeof certainEdits>[0] => {
  const span = { start: 0, end: text.length };
  return [{ ok: false, reference: text, ...span, outer: span, diagnostics: diagnose(text) }];
};

test.each([
  ["http://a/%,|b", "http://a/%25,%7Cb"],
  ["http://a/%|b", "http://a/%|b"],
  ["%:b", "%:b"],
  ["http://a@b@c/|", "http://a@b@c/%7C"],
  ["http://a/", "http://a/"],
])("all certain repairs of %j", (text, repaired) => {
  expect(applyEdits(text, certainEdits(findingOf(text)))).toBe(repaired);
});

test("edits that overlap others are omitted", () => {
  const repair = (start: number, end: number, certain = true) => ({
    ...(diagnose("a b")[0] as NonNullable<ReturnType<typeof diagnose>[0]>),
    repair: { message: "Write it.", edits: [{ start, end, text: "x" }], certain },
  });
  const span = { start: 0, end: 9 };
  const diagnostics = [
    repair(2, 4),
    repair(3, 5),
    repair(4, 4),
    repair(4, 4),
    repair(0, 1, false),
    repair(0, 2),
    repair(1, 3),
  ];
  expect(certainEdits([{ ok: false, reference: "", ...span, outer: span, diagnostics }])).toEqual([
    { start: 0, end: 2, text: "x" },
    { start: 2, end: 4, text: "x" },
    { start: 4, end: 4, text: "x" },
  ]);
});

test("they never overlap, for any input", () => {
  assert(
    property(fc.string({ unit: fc.constantFrom(..."ab:/?#[]@%2 \\\"'{}|^`é<>"), maxLength: 16 }), (text) => {
      const edits = certainEdits(findingOf(text));
      edits.reduce((done, { start, end }) => {
        expect(start).toBeGreaterThanOrEqual(done);
        return end;
      }, 0);
    }),
    { seed: 3986, numRuns: 300 },
  );
});
