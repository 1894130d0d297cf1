// Measures the cost of importing a package: the duration of a process that imports it, minus that of an empty process.
import { child } from "./child.js";
import { median } from "./harness.js";

/** This package's entries for Node, with all standards, because `fast-uri` has only one entry. */
const SOURCES = {
  empty: "",
  own: 'import "../../dist/cjs/index.js"; import "../../dist/cjs/standards.js";',
  fastUri: 'import "fast-uri";',
};

/**
 * @param {boolean} quick
 * @returns {{ own: number, fastUri: number, empty: number }} seconds, as medians of alternating cold processes; NaN if
 *   one failed
 */
export function importTimes(quick) {
  const all = Object.entries(SOURCES).map(([name, source]) => ({
    name,
    args: ["--input-type=module", "--eval", source],
    seconds: /** @type {number[]} */ ([]),
  }));
  for (let round = 0; round < (quick ? 9 : 31); round++) {
    for (const { args, seconds } of all) {
      const { output, seconds: taken } = child(args);
      if (output === null) return { empty: NaN, own: NaN, fastUri: NaN };
      seconds.push(taken);
    }
  }
  const [empty = NaN, own = NaN, fastUri = NaN] = all.map(({ seconds }) => median(seconds));
  return { empty, own: own - empty, fastUri: fastUri - empty };
}
