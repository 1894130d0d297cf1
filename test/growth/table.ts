/**
 * Writes the results of the measurements as text.
 *
 * @module
 */
import type { Growth, Report } from "./run.js";

/** The largest exponent that a function may have: n log n grows with about 1.1 at the sizes that are measured. */
export const LIMIT = 1.15;

/** Returns a line for the growth of a function. */
export function lineOf({ call, shape, sizes, counts, exponent }: Growth): string {
  const steps = sizes.map((size, at) => `${String(size)}: ${String(counts[at])}`).join(", ");
  return `${exponent.toFixed(3)}  ${call}, repeated ${shape}; work by size: ${steps}`;
}

/** Returns one sentence about all measurements. */
export function summaryOf({ functions, measurements, largest }: Report): string {
  const most = largest[0]?.exponent ?? 0;
  return `${String(functions)} functions, ${String(measurements)} measurements; the largest exponent is ${most.toFixed(2)}.`;
}
