// Runs the strings of the corpus through all targets that take no other programs.
import fc from "fast-check";
import { addToPool, draw } from "../laws/pool.js";
import { readCorpus } from "./corpus.js";
import { errorOf, groupOf } from "./engine.js";
import type { Target } from "./target.js";
import { targets } from "./targets/index.js";
import { written } from "./value.js";

draw("in order");
const corpus = readCorpus();
for (const text of corpus) addToPool(text);

/** The number of values for a target of cost 1; `FUZZ_REPLAY=5000` sets more. Each target begins at another string. */
const RUNS = Number(process.env["FUZZ_REPLAY"] ?? 16);

const groups = new Map<string, Target[]>();
for (const target of targets) {
  if (target.cost >= 64) continue;
  const group = groupOf(target.name);
  groups.set(group, [...(groups.get(group) ?? []), target]);
}

test("the corpus has strings of all kinds", () => {
  expect(new Set(corpus).size).toBe(corpus.length);
  for (const kind of [/\0/, /[\uD800-\uDFFF]/, /\u200B/, /%[0-9A-F]{2}/, /\[/, /^.{100}/]) {
    expect(corpus.some((text) => kind.test(text))).toBe(true);
  }
});

test.each([...groups])("%s", async (_, ofGroup) => {
  for (const { name, property, cost } of ofGroup) {
    const made = property();
    for (const value of fc.sample(made, { seed: 3986, numRuns: Math.max(1, Math.ceil(RUNS / cost)) })) {
      const error = await errorOf(made, value);
      if (error !== undefined) throw new Error(`${name}: ${written(value)}`, { cause: error });
    }
  }
});
