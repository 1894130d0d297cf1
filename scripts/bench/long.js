// Checks that each function of each standard takes ten times as long for ten times as much input.
import { childJson } from "./child.js";

/** @typedef {import("./long-child.js").Cell} Cell */

/** The heap size in megabytes. The tree of a 10 MB input needs a large part of it. */
const HEAP_MB = 8192;

/**
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
