// The law of the tag, for all call sites, with a part of the values for each (`npm run prove:all`: all values): how many
// calls threw and passed, by the position of the hostile value.
import process from "node:process";
import * as tag from "../../src/tag/index.js";
import { effort, isThorough } from "../support/effort.js";
import { tally } from "../support/tally.js";
import { judgeTag, type Counts } from "./law.js";
import { sites } from "./sites.js";
import { longValues, values } from "./values.js";

/** How many calls of `npm run prove` threw and passed, by position, so that each change is seen. `TAG=print` prints them. */
const COUNTS: Counts = {
  base: [8750, 232],
  fragment: [12842, 38099],
  harmless: [0, 2352],
  host: [9236, 1719],
  ip: [4762, 38],
  label: [30700, 5800],
  name: [5758, 17128],
  pairs: [10369, 9851],
  parameters: [5087, 21488],
  password: [2987, 7874],
  port: [10798, 227],
  query: [4059, 12037],
  refused: [24150, 0],
  "segment, part": [57622, 120950],
  "segment, whole": [15315, 33348],
  user: [5169, 13423],
  value: [14473, 43044],
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
      pairs: effort(10, 40),
      spread: effort(5, 1),
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
    if (!isThorough) expect(counts).toEqual(COUNTS);
  },
  TIMEOUT,
);
