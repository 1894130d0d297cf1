// The memory that `isURI` takes: the peak of a process that holds a long string, one byte a character, and checks it.
import { childJson } from "./child.js";
import { median, worst } from "./harness.js";

/** What the string repeats, and what stands at its end. */
const SHAPES = [
  ["a", ""],
  ["a/", ""],
  ["%41", ""],
  ["a", "^"],
];

/** @param {boolean} quick @returns {{ ratio: number, shape: string }} the most, by the bytes of the string */
export function peakMemory(quick) {
  const all = SHAPES.map((args) => {
    const peaks = Array.from({ length: quick ? 1 : 3 }, () => childJson(["memory-child.js", ...args]) ?? NaN);
    return { ratio: median(/** @type {number[]} */ (peaks)), shape: `50 MB of ${args.join(" ... ")}`.trimEnd() };
  });
  return worst(all, ({ ratio }) => ratio);
}
