// The law of relative bases, for more triples than the tests have time for.
import fc from "fast-check";
import { oneStep } from "./relative-base.js";

test("from each URI with an authority, one step leads to the same target as two steps", () => {
  fc.assert(oneStep, { numRuns: 100_000 });
}, 300_000);
