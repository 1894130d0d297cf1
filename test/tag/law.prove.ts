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
  base: [8710, 242],
  fragment: [12867, 38123],
  harmless: [0, 2347],
  host: [9227, 1720],
  ip: [4767, 36],
  label: [30694, 5797],
  name: [5741, 17067],
  pairs: [10301, 9909],
  parameters: [5122, 21215],
  password: [3009, 7848],
  port: [10801, 219],
  query: [4043, 12056],
  refused: [25440, 0],
  "segment, part": [57786, 120655],
  "segment, whole": [15122, 32890],
  user: [5119, 13471],
  value: [14533, 42983],
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
