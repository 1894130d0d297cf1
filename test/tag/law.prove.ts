// The law of the tag, for all call sites and all values: how many calls threw and passed, by the position of the hostile value.
import process from "node:process";
import * as tag from "../../src/tag/index.js";
import { tally } from "../support/tally.js";
import { judgeTag, type Counts } from "./law.js";
import { sites } from "./sites.js";
import { longValues, values } from "./values.js";

/**
 * How many calls threw and passed, so that each change is seen.
 *
 * TODO: generated once, with the first tag. `TAG=print` prints the counts, the violations and the forms of the messages.
 */
const COUNTS: Counts = {};

const TIMEOUT = 1_200_000;
const ALWAYS_THROWS = ["refused"];
const NEVER_THROWS = ["harmless"];

test("there are enough sites and values", () => {
  expect(sites.length).toBeGreaterThan(2000);
  expect(values.length).toBeGreaterThan(500);
});

test(
  "all calls keep the law",
  () => {
    const plan = {
      sites,
      values,
      longValues,
      pairs: 40,
      isSpread: true,
      shown: process.env["TAG"] === "print" ? 12 : 3,
    };
    const { calls, counts, violations, messages } = judgeTag(tag, plan);
    if (process.env["TAG"] === "print") {
      process.stdout.write(
        `${[...violations, ...messages].join("\n")}\n${String(calls)} calls ${JSON.stringify(counts)}\n`,
      );
    }
    tally("calls of the tag that are judged", calls);
    expect(violations).toEqual([]);
    for (const [position, [threw, passed]] of Object.entries(counts)) {
      expect([position, threw > 0]).toEqual([position, !NEVER_THROWS.includes(position)]);
      expect([position, passed > 0]).toEqual([position, !ALWAYS_THROWS.includes(position)]);
    }
    expect(counts).toEqual(COUNTS);
  },
  TIMEOUT,
);
