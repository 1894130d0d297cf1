// The laws of validity for every rule of every standard: the recognizer, the parser, its tree and the diagnostics agree
// on the same language, which is that of the ABNF.
import fc from "fast-check";
import { anyByAnyRule, base, reference, statesOf, target, validByAnyRule } from "./arbitrary.js";
import { diagnostics, trees, verdicts } from "./language.js";
import { SEED, testLaws } from "./law.js";
import { subjects } from "./subject.js";

describe.each(subjects.map((subject) => [subject.id, subject] as const))("the strings for %s", (_id, subject) => {
  /** Enough to draw each rule. */
  const many = { seed: SEED, numRuns: 1000 };
  const some = { seed: SEED, numRuns: 250 };
  const { standard } = subject;

  test("match their rule; of the arbitrary strings, half are valid", () => {
    const sample = fc.sample(validByAnyRule(subject), many);
    expect(sample.filter(({ rule, text }) => !standard.test(text, { rule }))).toEqual([]);
    expect(new Set(sample.map(({ rule }) => rule))).toEqual(new Set(standard.rules));
    for (const [arbitrary, rule] of [
      [reference(subject), subject.reference],
      [target(subject), subject.target],
      [base(subject), subject.target],
    ] as const) {
      expect(fc.sample(arbitrary, some).filter((text) => !standard.test(text, { rule }))).toEqual([]);
    }
    const any = fc.sample(anyByAnyRule(subject), some);
    const accepted = any.filter(({ rule, text }) => standard.test(text, { rule })).length;
    expect(accepted).toBeGreaterThan(0.3 * any.length);
    expect(accepted).toBeLessThan(0.7 * any.length);
  });

  test("reach almost every state of the rule for references", () => {
    const automaton = subject.standard.automaton(subject.reference);
    const states = statesOf(automaton, subject.reference);
    const seen = new Set<number>();
    for (const text of fc.sample(reference(subject), { seed: SEED, numRuns: 10_000 })) {
      let state = automaton.start(subject.reference);
      seen.add(state);
      for (let at = 0; at < text.length; at++) {
        state = automaton.step(state, text.charCodeAt(at));
        seen.add(state);
      }
    }
    expect(seen.size / states.size).toBeGreaterThan(0.9);
  });
});

describe("verdicts", () => {
  testLaws(verdicts);
});

describe("the tree", () => {
  testLaws(trees);
});

describe("diagnostics", () => {
  testLaws(diagnostics);
});
