// Ten times as much input, for each function of each standard: does it take ten times as long?
import { childJson } from "./child.js";

/** @typedef {import("./long-child.js").Cell} Cell */

/** A tree of 10 MB of input takes much of this, in megabytes. */
const HEAP_MB = 8192;

/**
 * @param {readonly string[]} ids of the standards
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
