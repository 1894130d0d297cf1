// The law of the tag, for a share of the call sites and values that is the same in each run. law.prove.ts takes all.
import * as tag from "../../src/tag/index.js";
import { judgeTag } from "./law.js";
import { positionOf, sites, type Site } from "./sites.js";
import { values } from "./values.js";

/** Returns some sites: each step one, and the first of each position. */
function share(step: number): readonly Site[] {
  const seen = new Set<string>();
  return sites.filter((site, index) => {
    const positions = site.places.map((_, hole) => positionOf(site, hole));
    const isNew = positions.some((position) => !seen.has(position));
    for (const position of positions) seen.add(position);
    return isNew || index % step === 0;
  });
}

test("a share of all calls keeps the law", () => {
  const some = values.filter((_, index) => index % 11 === 3);
  const { calls, violations } = judgeTag(tag, { sites: share(31), values: some, pairs: 2, teachers: 2 });
  expect(violations).toEqual([]);
  expect(calls).toBeGreaterThan(20_000);
});
