/** Tries the repairs that requirements propose, and keeps those that make the string better. @module */
import type { Diagnostic } from "../../core/diagnostic.js";
import { applyEdits } from "../../core/edits.js";
import { present } from "../../core/invariant.js";
import { rewriteTriplets, setOf } from "../../core/percent.js";
import { SEVERITIES } from "./check.js";
import type { Examiner } from "./examine.js";

/** The limit of repairs to try. It is lower for a long input, because each attempt examines the whole input again. */
const MOST_REPAIRS = 16;
const MOST_TRIED_LENGTH = 1_000_000;

/** A letter or a digit of any script, in any URI. */
const LETTER = /[\p{L}\p{N}]/u;

const SPACE = /* @__PURE__ */ setOf("\t\n\r ");

/** Returns the diagnostics of a URI that its grammar accepts, without repairs that do not help or are beyond the limit. */
export function withTriedRepairs(
  input: string,
  diagnostics: readonly Diagnostic[],
  examiner: Examiner,
): readonly Diagnostic[] {
  const before = countsOf(diagnostics);
  const most = Math.max(1, Math.min(MOST_REPAIRS, MOST_TRIED_LENGTH / input.length));
  let tried = 0;
  return diagnostics.map((diagnostic) => {
    const { repair, ...others } = diagnostic;
    if (repair === undefined) return diagnostic;
    // The repair of an error must not delete letters or digits.
    // Stryker disable next-line MethodExpression: A repair of a requirement has one edit.
    const loses = repair.edits.some(
      ({ start, end, text }) => text === "" && LETTER.test(rewriteTriplets(input.slice(start, end), SPACE, false)),
    );
    if ((diagnostic.severity === "error" && loses) || tried++ >= most) return others;
    const { subject, isRefused, diagnostics: after } = examiner.examine(applyEdits(input, repair.edits));
    return (!isRefused || subject.isGeneric) && areLess(countsOf(after), before) ? diagnostic : others;
  });
}

/** Counts the diagnostics of each severity; the worst comes first. */
function countsOf(diagnostics: readonly Diagnostic[]): readonly number[] {
  return SEVERITIES.map((severity) => diagnostics.filter((each) => each.severity === severity).length);
}

/** Compares the counts at the worst severity whose count has changed: whether it is now lower. */
function areLess(after: readonly number[], before: readonly number[]): boolean {
  const differences = after.map((count, kind) => count - present(before[kind]));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}
