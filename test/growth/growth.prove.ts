// Every exported function takes linear time. The tests count work, so they give the same result on each machine.
import { effort } from "../support/effort.js";
import { measure, type Measured } from "./measure.js";
import { LIMIT, lineOf, summaryOf } from "./table.js";

const TIMEOUT = 600_000;

/** Functions that a test of growth must find, and functions that it must accept. */
const SUBJECTS = `
  export const subjects = {
    "a loop in a loop": (text) => {
      let count = 0;
      for (let at = 0; at < text.length; at++) for (let to = at; to < text.length; to++) count++;
      return count;
    },
    "a search in a loop": (text) => {
      let count = 0;
      for (let at = 0; at < text.length; at++) if (text.indexOf("b", at) < 0) count++;
      return count;
    },
    "an expression in a loop": (text) => {
      const expression = /b/g;
      for (let at = 0; at < text.length; at++) {
        expression.lastIndex = at;
        expression.test(text);
      }
    },
    "a copy in a loop": (text) => Array.from(text).reduce((list, character) => [...list, character], []),
    "a list that loses its first element": (text) => {
      const list = Array.from(text);
      while (list.length > 0) list.shift();
    },
    "one loop": (text) => {
      let count = 0;
      for (const character of text) if (character === "b") count++;
      return count;
    },
    "a linear expression": (text) => text.replace(/a+/g, ""),
    "a sorted list": (text) => Array.from(text).sort(),
  };`;

let measured: Measured;

beforeAll(async () => {
  measured = await measure(SUBJECTS);
}, TIMEOUT);

test.each([
  ["many shapes", { least: 96, every: effort(40, 12), everyOfSchemes: effort(120, 40) }],
  ["long inputs", { least: 1600, every: effort(200, 80), everyOfSchemes: effort(400, 150) }],
])(
  "every exported function takes linear time: %s",
  async (_name, plan) => {
    const result = await measured.report(plan);
    process.stdout.write(`${[summaryOf(result), ...result.largest.slice(0, 10).map(lineOf)].join("\n")}\n`);
    expect(result.largest.filter(({ exponent }) => exponent > LIMIT).map(lineOf)).toEqual([]);
    // Each function has a recipe, and throws nothing but a URISyntaxError.
    expect([result.missing, result.unused, result.errors]).toEqual([[], [], []]);
    expect(result.functions).toBeGreaterThan(900);
    expect(result.measurements).toBeGreaterThan(500);
  },
  TIMEOUT,
);

test(
  "functions that no entry exports take linear time",
  async () => {
    const results = await measured.inner();
    expect(results).toHaveLength(7 + 20 + 5);
    expect(results.filter(({ exponent }) => exponent > LIMIT).map(lineOf)).toEqual([]);
  },
  TIMEOUT,
);

describe("the measurement", () => {
  test(
    "tells quadratic from linear growth",
    async () => {
      const results = await measured.subjects();
      expect(
        results.map(({ call, exponent }) => [
          call,
          exponent > 1.9 ? "quadratic" : exponent < LIMIT ? "linear" : exponent,
        ]),
      ).toEqual([
        ["a loop in a loop", "quadratic"],
        ["a search in a loop", "quadratic"],
        ["an expression in a loop", "quadratic"],
        ["a copy in a loop", "quadratic"],
        ["a list that loses its first element", "quadratic"],
        ["one loop", "linear"],
        ["a linear expression", "linear"],
        ["a sorted list", "linear"],
      ]);
      expect(results.slice(0, 1).map(lineOf).join()).toMatch(
        /^(?:1\.99|2\.00)\d {2}a loop in a loop, repeated "","a",""; work by size: 96: \d+, 192: \d+/,
      );
    },
    TIMEOUT,
  );
});
