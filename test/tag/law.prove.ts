// The law of the tag, for all call sites and all values: how many calls threw and passed, by the position of the hostile value.
import process from "node:process";
import * as tag from "../../src/tag/index.js";
import { tally } from "../support/tally.js";
import { judgeTag, type Counts } from "./law.js";
import { sites } from "./sites.js";
import { longValues, values } from "./values.js";

/** How many calls threw and passed, by position, so that each change is seen. `TAG=print` prints them again. */
const COUNTS: Counts = {
  base: [43745, 1164],
  fragment: [64201, 190524],
  harmless: [0, 2352],
  host: [46126, 8618],
  ip: [23820, 181],
  label: [153458, 29020],
  name: [28794, 85638],
  pairs: [41565, 39315],
  parameters: [25600, 107352],
  password: [15052, 39247],
  port: [53968, 1131],
  query: [20295, 60197],
  refused: [120224, 0],
  "segment, part": [288439, 604267],
  "segment, whole": [76583, 166819],
  user: [25767, 67204],
  value: [72394, 215196],
};

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
