// Measures `test` for every rule of every standard, on the mixed corpus.
import { standards } from "../../dist/standards/index.js";
import { mixedCorpus } from "./corpus.js";
import { measure, nsOf, worst } from "./harness.js";
import { SCAN } from "./scan.js";

const CAN_PARSE = { name: "URL.canParse", run: (/** @type {string} */ text) => Number(URL.canParse(text)) };

/** The number of slowest rules per standard that are measured again, for longer. */
const SLOWEST = 4;

/**
 * @param {import("./harness.js").Pace} pace
 * @returns {{ name: string, toScan: number, toCanParse: number, rules: number }} the slowest rule of all
 */
export function slowestRule(pace) {
  const inputs = mixedCorpus();
  let count = 0;
  const slowest = Object.values(standards).flatMap((standard) => {
    /** @type {(input: string, options: { rule: string }) => boolean} */
    const test = standard.test;
    /** @type {readonly string[]} */
    const rules = standard.rules;
    const contenders = rules.map((rule) => {
      const options = { rule };
      return {
        name: `${standard.id} ${rule}`,
        run: (/** @type {string} */ text) => Number(test(text, options)),
      };
    });
    count += contenders.length;
    const first = measure(contenders, inputs, { rounds: 3, roundMs: 4, warmUpMs: 25 }).sort((a, b) => b.ns - a.ns);
    const names = first.slice(0, SLOWEST).map(({ name }) => name);
    const again = [SCAN, CAN_PARSE, ...contenders.filter(({ name }) => names.includes(name))];
    const rows = measure(again, inputs, pace);
    return rows
      .filter(({ name }) => names.includes(name))
      .map(({ name, ns }) => ({
        name,
        toScan: ns / nsOf(rows, SCAN.name),
        toCanParse: ns / nsOf(rows, CAN_PARSE.name),
      }));
  });
  return { ...worst(slowest, ({ toScan }) => toScan), rules: count };
}
