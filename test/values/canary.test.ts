// The law that a secret does not stay in a redacted text, also of damaged URIs.
import fc from "fast-check";
import { redact } from "../../src/schemes/index.js";
import { tables } from "../schemes/table.js";
import { changes, damaged, placesOf, RULES, stays } from "./canary.js";

const SEED = 3986;

/** The share of texts that rules may explain. */
const MOST = 0.02;

const runs = Number(process.env["LAWS_RUNS"] ?? 20);

const places = tables.flatMap(([, , { examples }]) => examples.flatMap((example) => [...placesOf(example)]));

test("a canary does not stay, except by a rule", () => {
  const counts = new Map<string, number>();
  let texts = 0;
  const unexplained: string[] = [];
  for (const [index, place] of places.entries()) {
    const all = [[], ...fc.sample(changes, { seed: SEED + index, numRuns: runs })];
    for (const list of all) {
      const text = damaged(place.text, list);
      texts += 1;
      for (const sameLength of [false, true]) {
        const log = redact(text, { sameLength });
        if (sameLength) expect(log.length).toBe(text.length);
        if (!stays(log)) continue;
        const rule = Object.entries(RULES).find(([, applies]) => list.length > 0 && applies(place, text))?.[0];
        if (rule === undefined) unexplained.push(`${place.kind}  ${text}  ->  ${log}`);
        else if (!sameLength) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      }
    }
  }
  if (process.env["CANARY"]) console.log(places.length, texts, counts);
  expect(unexplained).toEqual([]);
  expect([...counts.values()].reduce((a, b) => a + b, 0) / texts).toBeLessThan(MOST);
});
