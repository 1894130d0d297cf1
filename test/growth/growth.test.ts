// Every exported function takes linear time. The tests count work, so they give the same result on each machine.
import { report, runCounted } from "./measure.js";
import type { Growth, Report } from "./run.js";
import { LIMIT, lineOf } from "./table.js";

const TIMEOUT = 300_000;

describe("every exported function", () => {
  let result: Report;
  beforeAll(async () => {
    result = await report({ least: 96, every: 24, everyOfSchemes: 40 });
  }, TIMEOUT);

  test("has a recipe", () => {
    expect([result.missing, result.unused]).toEqual([[], []]);
    expect(result.functions).toBeGreaterThan(900);
    expect(result.measurements).toBeGreaterThan(4000);
  });

  test("throws nothing but a URISyntaxError", () => {
    expect(result.errors).toEqual([]);
  });

  test("takes linear time", () => {
    expect(result.largest.filter(({ exponent }) => exponent > LIMIT).map(lineOf)).toEqual([]);
  });
});

describe("the measurement", () => {
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

  test(
    "tells quadratic from linear growth",
    async () => {
      const contents = `
      import { subjects } from "./generated/subjects.js";
      import { growthOf } from "./test/growth/run.ts";
      import { repeated } from "./test/growth/shapes.ts";
      import { countBuiltins } from "./test/growth/work.ts";
      countBuiltins();
      const results = Object.entries(subjects).map(([name, run]) => growthOf(name, repeated("", "a", ""), run, 96));
      process.stdout.write(JSON.stringify(results));`;
      const results = JSON.parse(await runCounted(contents, { "generated/subjects.js": SUBJECTS })) as Growth[];
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
      expect(lineOf(results[0] as Growth)).toMatch(
        /^2\.0\d\d {2}a loop in a loop, repeated "","a",""; work by size: 96: \d+, 192: \d+/,
      );
    },
    TIMEOUT,
  );
});
