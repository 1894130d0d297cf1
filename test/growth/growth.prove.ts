// Every exported function takes linear time. The tests count work, so they give the same result on each machine.
import { report, runCounted } from "./measure.js";
import type { Growth } from "./run.js";
import { LIMIT, lineOf, summaryOf } from "./table.js";

const TIMEOUT = 600_000;

test.each([
  ["many shapes", { least: 96, every: 12, everyOfSchemes: 40 }],
  ["long inputs", { least: 1600, every: 80, everyOfSchemes: 150 }],
])(
  "every exported function takes linear time: %s",
  async (_name, plan) => {
    const result = await report(plan);
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
    const contents = `
      import { PiecewiseFinder } from "./src/context/find-pieces.ts";
      import { differingParts } from "./src/schemes/mechanism/readers.ts";
      import { platformReading } from "./src/standards/platform.ts";
      import { growthOf } from "./test/growth/run.ts";
      import { repeated } from "./test/growth/shapes.ts";
      import { countBuiltins } from "./test/growth/work.ts";
      countBuiltins();
      const results = [];
      const measure = (call, shape, run) => results.push(growthOf(call, shape, run, 1000, 1e8));
      for (const piece of ["a".repeat(50), "<a:", '"a:', '"a:b\\nc', "< ", "<http:\\n", "url:"]) {
        const make = (size) => Array.from({ length: size }, () => piece);
        measure("PiecewiseFinder", { name: JSON.stringify(piece), make }, (pieces) => {
          const finder = new PiecewiseFinder({ invalid: true });
          finder.add("<http://a/");
          for (const each of pieces) finder.add(each);
          finder.end();
        });
      }
      for (const unit of ["%E4%B8%80", "\u4e00", " ", "\\\\", "/", "\\t", "@", ":", "a.", "1."]) {
        for (const suffix of ["", "x"]) measure("platformReading", repeated("http:", unit, suffix), (text) => platformReading(text));
      }
      for (const [prefix, unit, suffix] of [["http://", "%E4%B8%80", "/"], ["http:", "a", ""], ["http:", "/", "h"], ["http://", "1.", "/"], ["http://0/", "/%2E", ""]]) {
        measure("differingParts", repeated(prefix, unit, suffix), (text) => {
          const end = text.indexOf(":");
          const host = text.startsWith("://", end) ? { start: end + 3, end: text.indexOf("/", end + 3) } : null;
          differingParts(text, end, host && host.end > host.start ? { ...host, host, userinfo: null, port: null } : null);
        });
      }
      process.stdout.write(JSON.stringify(results));`;
    const results = JSON.parse(await runCounted(contents)) as Growth[];
    expect(results).toHaveLength(7 + 20 + 5);
    expect(results.filter(({ exponent }) => exponent > LIMIT).map(lineOf)).toEqual([]);
  },
  TIMEOUT,
);

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
      const results = Object.entries(subjects).map(([name, run]) => growthOf(name, repeated("", "a", ""), run, 96, 1e6));
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
        /^(?:1\.99|2\.00)\d {2}a loop in a loop, repeated "","a",""; work by size: 96: \d+, 192: \d+/,
      );
    },
    TIMEOUT,
  );
});
