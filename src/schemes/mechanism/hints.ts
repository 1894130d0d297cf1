/**
 * Hints are repairs that checks propose. They are tried, and only those that make a string better are offered.
 *
 * @module
 */
import { applyEdit, type Diagnostic } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import { SEVERITIES } from "./check.js";
import { examine, type Context, type Examined } from "./examine.js";

/** How many hints are tried, and fewer where the input is long: each is one more look at it. */
const MOST_HINTS = 16;
const MOST_TRIED_LENGTH = 1_000_000;

/**
 * @param input what was examined
 * @param found what was found
 * @param context how it was examined
 * @returns the diagnostics, without the hints that are no repairs or that are too many to try
 */
export function withTriedHints(input: string, found: Examined, context: Context): readonly Diagnostic[] {
  const before = faultsOf(found);
  const most = Math.max(1, Math.min(MOST_HINTS, MOST_TRIED_LENGTH / input.length));
  let tried = 0;
  return found.diagnostics.map((diagnostic) => {
    const { hint, ...others } = diagnostic;
    if (hint === undefined) return diagnostic;
    if (tried++ >= most) return others;
    const after = faultsOf(examine(applyEdit(input, hint), context));
    return areLess(after, before) ? diagnostic : others;
  });
}

/** How many faults there are of each kind, the worst kind first: it is not a URI; errors; warnings; advice. */
function faultsOf({ subject, diagnostics }: Examined): readonly number[] {
  const isOther = subject === null ? 1 : 0;
  return [isOther, ...SEVERITIES.map((severity) => diagnostics.filter((each) => each.severity === severity).length)];
}

/** Whether there are fewer faults of the worst kind that there is another number of. */
function areLess(after: readonly number[], before: readonly number[]): boolean {
  const differences = after.map((count, kind) => count - present(before[kind]));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}
