// What it costs a process to import a package: that of one which imports it and ends, less that of one which only ends.
import { child } from "./child.js";
import { median } from "./harness.js";

/** The package's own by the files that its exports name for Node: all standards, as `fast-uri` is all that it has. */
const SOURCES = {
  empty: "",
  own: 'import "../../dist/node/index.js"; import "../../dist/node/standards.js";',
  fastUri: 'import "fast-uri";',
};

/** @param {boolean} quick @returns {{ own: number, fastUri: number, empty: number }} seconds, medians of cold processes in turns; NaN where one failed */
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
