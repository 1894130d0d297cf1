/**
 * Repairs of requirements are proposals. They are tried, and only those that make a string better are offered.
 *
 * @module
 */
import { applyRepair, type Diagnostic } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import { SEVERITIES } from "./check.js";
import { examine, type Context, type Examined } from "./examine.js";

/** How many repairs are tried, and fewer if the input is long: each is one more look at it. */
const MOST_REPAIRS = 16;
const MOST_TRIED_LENGTH = 1_000_000;

/**
 * @param input a URI whose grammar accepts it
 * @param found what was found
 * @param context how it was examined
 * @returns the diagnostics, without the repairs that are no repairs or that are too many to try
 */
export function withTriedRepairs(input: string, found: Examined, context: Context): readonly Diagnostic[] {
  const before = countsOf(found);
  const most = Math.max(1, Math.min(MOST_REPAIRS, MOST_TRIED_LENGTH / input.length));
  let tried = 0;
  return found.diagnostics.map((diagnostic) => {
    const { repair, ...others } = diagnostic;
    if (repair === undefined) return diagnostic;
    // An error is repaired: its repair must not lose what somebody wrote.
    const loses = repair.edits.some(
      ({ start, end, text }) =>
        text === "" && /[\p{L}\p{N}]/u.test(input.slice(start, end).replace(/%(?:20|09|0[AD])/gi, "")),
    );
    if ((diagnostic.severity === "error" && loses) || tried++ >= most) return others;
    const after = examine(applyRepair(input, repair), context);
    return after.subject !== null && areLess(countsOf(after), before) ? diagnostic : others;
  });
}

/** How many diagnostics there are of each severity, the worst first. */
function countsOf({ diagnostics }: Examined): readonly number[] {
  return SEVERITIES.map((severity) => diagnostics.filter((each) => each.severity === severity).length);
}

/** Whether there are fewer of the worst severity of which there is another number. */
function areLess(after: readonly number[], before: readonly number[]): boolean {
  const differences = after.map((count, kind) => count - present(before[kind]));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}
