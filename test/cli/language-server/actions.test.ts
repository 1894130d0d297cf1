import fc, { assert, asyncProperty } from "fast-check";
import { certainRepairs, isAskedFor, LIMITS, type Limits } from "../../../src/cli/language-server/actions.js";
import type { Finding } from "../../../src/cli/language-server/findings.js";
import { applyEdits } from "../../../src/core/edits.js";
import { diagnose, type Diagnostic } from "../../../src/index.js";

const findingOf = (text: string, diagnostics: readonly Diagnostic[] = diagnose(text)): Finding => {
  const span = { start: 0, end: text.length };
  return { reference: text, ...span, outer: span, diagnostics };
};

// eslint-disable-next-line @typescript-eslint/require-await
async function* parts(...all: readonly (readonly Finding[])[]): AsyncGenerator<readonly Finding[]> {
  yield* all;
}

const repairsOf = (text: string, limits?: Limits): ReturnType<typeof certainRepairs> =>
  certainRepairs(text, parts([findingOf(text)]), limits);

test.each([
  ["http://a/%,|b", "http://a/%25,%7Cb"],
  ["http://a/%|b", "http://a/%|b"],
  ["%:b", "%:b"],
  ["http://a@b@c/|", "http://a@b@c/%7C"],
  ["http://a/", "http://a/"],
])("all certain repairs of %j", async (text, repaired) => {
  const { title, edits, isComplete } = await repairsOf(text);
  expect(applyEdits(text, edits)).toBe(repaired);
  expect([title, isComplete]).toEqual(["Make all certain repairs.", true]);
});

test("of repairs that overlap, the first is made; guesses are not", async () => {
  const repair = (start: number, end: number, certain = true): Diagnostic => ({
    ...(diagnose("a b")[0] as Diagnostic),
    repair: { message: "Write it.", edits: [{ start, end, text: "x" }], certain },
  });
  const first = [repair(2, 4), repair(3, 5), repair(4, 4), repair(4, 4)];
  const second = [repair(0, 1, false), repair(0, 2), repair(1, 3)];
  const text = "a text of nine";
  const mistakes = parts([findingOf(text, first)], [findingOf(text, second)]);
  expect((await certainRepairs(text, mistakes)).edits).toEqual([
    { start: 0, end: 2, text: "x" },
    { start: 2, end: 4, text: "x" },
    { start: 4, end: 4, text: "x" },
  ]);
});

describe("the search ends", () => {
  const text = "/|a".repeat(3000);
  const one = (at: number): Finding => {
    const edits = [{ start: at, end: at + 1, text: "%7C" }];
    return findingOf("", [{ ...(diagnose("|")[0] as Diagnostic), repair: { message: "", edits, certain: true } }]);
  };
  const all = Array.from({ length: 3000 }, (_, at) => one(3 * at + 1));

  test("after a number of edits", async () => {
    const mistakes = parts(all.slice(0, 1400), all.slice(1400), []);
    const { title, edits, isComplete } = await certainRepairs(text, mistakes, { edits: 1234, time: 1e6 });
    expect([title, edits.length, isComplete]).toEqual(["Make the first 1,234 certain repairs.", 1234, false]);
    expect(edits.at(-1)?.start).toBe(3 * 1233 + 1);
    // The rest of the document was not searched.
    expect((await mistakes.next()).done).toBe(true);
  });

  test("after a time", async () => {
    const { title, edits, isComplete } = await certainRepairs(text, parts(all, all), { edits: 1e6, time: 0 });
    expect([title, edits.length, isComplete]).toEqual(["Make the first 3,000 certain repairs.", 3000, false]);
  });

  test("not if there are exactly as many edits", async () => {
    const { title, isComplete } = await certainRepairs(text, parts(all), { edits: 3000, time: LIMITS.time });
    expect([title, isComplete]).toEqual(["Make all certain repairs.", true]);
  });
});

test("edits never overlap, for any input", async () => {
  await assert(
    asyncProperty(fc.string({ unit: fc.constantFrom(..."ab:/?#[]@%2 \\\"'{}|^`é<>"), maxLength: 16 }), async (text) => {
      const { edits } = await repairsOf(text);
      edits.reduce((done, { start, end }) => {
        expect(start).toBeGreaterThanOrEqual(done);
        return end;
      }, 0);
    }),
    { seed: 3986, numRuns: 300 },
  );
});

test("a client that names no kinds asks for all", () => {
  expect([isAskedFor(undefined, "quickfix"), isAskedFor(null, "quickfix")]).toEqual([true, true]);
});
