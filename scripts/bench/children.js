// Measures in separate processes, so that the effects on memory and compilation do not disturb other measurements.
import { spawnSync } from "node:child_process";
import { median, worst } from "./harness.js";

/**
 * Runs Node.
 *
 * @param {string[]} args the arguments of Node
 * @param {string} [input] of the process
 * @returns {{ output: string | null, seconds: number }} the output, or null if the process failed, and its duration
 */
function child(args, input = "") {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: "utf8",
    input,
    maxBuffer: 2 ** 26,
    stdio: ["pipe", "pipe", "pipe"],
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

const CLI = "../../dist/cjs/cli.js";
const LINES = 300_000;
/** The program with `components` that a reader of the guide would write. */
const HOSTS = `const { components } = require("../../dist/cjs/index.js");
const lines = require("node:readline").createInterface({ input: process.stdin });
let text = "";
lines.on("line", (line) => { text += components(line).host + "\\n"; });
lines.on("close", () => process.stdout.write(text));`;

/**
 * What Node runs in new processes. The library's entries are those for Node, with all standards, because `fast-uri` has
 * only one entry.
 */
const STARTS = {
  empty: ["--eval", "0"],
  own: ["--input-type=module", "--eval", 'import "../../dist/cjs/index.js"; import "../../dist/cjs/standards.js";'],
  fastUri: ["--input-type=module", "--eval", 'import "fast-uri";'],
  iri: ["--eval", 'require("../../dist/cjs/iri.js")'],
  tag: ["--eval", 'require("../../dist/cjs/tag.js")'],
  version: [CLI, "--version"],
  check: [CLI, "check", "https://example.com/"],
  get: [CLI, "get", "host"],
  script: ["--eval", HOSTS],
};

/**
 * @param {boolean} quick
 * @returns {Record<keyof typeof STARTS, number>} the seconds of a process, as medians of alternating cold processes; NaN
 *   if one failed
 */
export function startTimes(quick) {
  const input = Array.from(
    { length: LINES },
    (_, index) => `https://h${String(index)}.example.com/a?b=${String(index)}\n`,
  );
  const names = /** @type {(keyof typeof STARTS)[]} */ (Object.keys(STARTS));
  const all = names.map((name) => ({ name, args: STARTS[name], seconds: /** @type {number[]} */ ([]) }));
  for (let round = 0; round < (quick ? 9 : 31); round++) {
    for (const { name, args, seconds } of all) {
      const readsLines = name === "get" || name === "script";
      // They take long enough for a figure of few runs.
      if (readsLines && round > 4) continue;
      const { output, seconds: taken } = child(args, readsLines ? input.join("") : "");
      seconds.push(output === null ? NaN : taken);
    }
  }
  return /** @type {never} */ (Object.fromEntries(all.map(({ name, seconds }) => [name, median(seconds)])));
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
