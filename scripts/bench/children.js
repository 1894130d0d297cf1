// Measures in separate processes, so that the effects on memory and compilation do not disturb other measurements.
import { spawnSync } from "node:child_process";
import { median, worst } from "./harness.js";

/**
 * Runs Node.
 *
 * @param {string[]} args the arguments of Node
 * @returns {{ output: string | null, seconds: number }} the output, or null if the process failed, and its duration
 */
function child(args) {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { output: status === 0 ? stdout : null, seconds: (performance.now() - start) / 1000 };
}

/**
 * Runs Node and parses its output.
 *
 * @param {string[]} args the arguments of Node
 * @returns {unknown} the JSON that it printed; null if it failed
 */
function childJson(args) {
  const { output } = child(args);
  return output === null ? null : JSON.parse(output);
}

/** This package's entries for Node, with all standards, because `fast-uri` has only one entry. */
const SOURCES = {
  empty: "",
  own: 'import "../../dist/cjs/index.js"; import "../../dist/cjs/standards.js";',
  fastUri: 'import "fast-uri";',
};

/**
 * @param {boolean} quick
 * @returns {{ own: number, fastUri: number, empty: number }} the cost of importing a package: the seconds of a process that imports
 *   it, minus those of an empty one, as medians of alternating cold processes; NaN if
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

/** @typedef {import("./long-child.js").Cell} Cell */

/** The heap size in megabytes. The tree of a 10 MB input needs a large part of it. */
const HEAP_MB = 8192;

/**
 * Measures whether each function of each standard takes ten times as long for ten times as much input.
 *
 * @param {readonly string[]} ids the ids of the standards
 * @param {boolean} quick
 * @returns {{ lengths: Cell[], climbs: Cell[] }}
 */
export function longInputs(ids, quick) {
  /** @type {Cell[]} */
  const lengths = [];
  /** @type {Cell[]} */
  const climbs = [];
  for (const id of ids) {
    const args = ["--expose-gc", `--max-old-space-size=${String(HEAP_MB)}`, "long-child.js", id, quick ? "3" : "7"];
    const cells = /** @type {{ lengths: Cell[], climbs: Cell[] } | null} */ (childJson(args));
    lengths.push(...(cells?.lengths ?? [{ name: id, ratio: NaN, failure: "the process died" }]));
    climbs.push(...(cells?.climbs ?? []));
  }
  return { lengths, climbs };
}

/** The repeated part of the string, and its end. */
const SHAPES = [
  ["a", ""],
  ["a/", ""],
  ["%41", ""],
  ["a", "^"],
];

/**
 * Measures the memory that `isURI` needs: the peak of a process that checks a long string with one byte per character.
 *
 * @param {boolean} quick
 * @returns {{ ratio: number, shape: string }} the highest ratio of peak memory to the bytes of the string
 */
export function peakMemory(quick) {
  const all = SHAPES.map((args) => {
    const peaks = Array.from({ length: quick ? 1 : 3 }, () => childJson(["memory-child.js", ...args]) ?? NaN);
    return { ratio: median(/** @type {number[]} */ (peaks)), shape: `50 MB of ${args.join(" ... ")}`.trimEnd() };
  });
  return worst(all, ({ ratio }) => ratio);
}
