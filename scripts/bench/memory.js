// Measures the memory that `isURI` needs: the peak of a process that checks a long string with one byte per character.
import { childJson } from "./child.js";
import { median, worst } from "./harness.js";

/** The repeated part of the string, and its end. */
const SHAPES = [
  ["a", ""],
  ["a/", ""],
  ["%41", ""],
  ["a", "^"],
];

/**
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
