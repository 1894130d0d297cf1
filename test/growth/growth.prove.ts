// The same as growth.test.ts, with more and longer inputs.
import { report } from "./measure.js";
import { LIMIT, lineOf, summaryOf } from "./table.js";

test.each([
  ["many shapes", { least: 96, every: 12, everyOfSchemes: 40 }],
  ["long inputs", { least: 1600, every: 80, everyOfSchemes: 150 }],
])(
  "every exported function takes linear time: %s",
  async (_name, plan) => {
    const result = await report(plan);
    process.stdout.write(`${[summaryOf(result), ...result.largest.slice(0, 10).map(lineOf)].join("\n")}\n`);
    expect(result.largest.filter(({ exponent }) => exponent > LIMIT).map(lineOf)).toEqual([]);
    expect([result.missing, result.errors]).toEqual([[], []]);
  },
  600_000,
);
