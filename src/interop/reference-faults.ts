/**
 * Finds the faults of a string in a place where a tool expects a URI or a reference.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { inOnlyText, type InterpolatedDiagnostic } from "../explain/interpolated.js";
import { diagnoseInterpolated } from "../index.js";
import { diagnoseInterpolated as diagnoseByScheme, validate } from "../schemes/index.js";
import { explained, isURI, type CurrentRule } from "../standards/current.js";
import { errorsOf } from "./scheme-faults.js";

/**
 * Finds the faults of a string.
 *
 * @param text the string
 * @param rule the rule that it must match
 * @param schemes whether a URI that matches must also be valid by the rules of its scheme
 * @returns the faults by the rule. For a text without faults, and if `schemes` is `true`, the errors by the scheme
 */
export function referenceFaults(text: string, rule: CurrentRule, schemes: boolean): readonly Diagnostic[] {
  const faults = explained.diagnose(text, { rule });
  return faults.length === 0 && schemes && isURI(text) ? errorsOf(validate(text)) : faults;
}

/**
 * Finds the faults of texts with holes, which no texts in the holes can mend.
 *
 * @param strings the texts around the holes
 * @param rule the rule that the whole must match
 * @param schemes whether a URI must also be valid by the rules of its scheme
 * @returns the faults by the rule. For texts without faults, and if `schemes` is `true`, the errors by the scheme
 */
export function faultsOfTexts(
  strings: readonly string[],
  rule: CurrentRule,
  schemes: boolean,
): readonly InterpolatedDiagnostic[] {
  const [first] = strings as readonly [string];
  if (strings.length === 1) return referenceFaults(first, rule, schemes).map(inOnlyText);
  const faults = diagnoseInterpolated(strings, { rule });
  return faults.length === 0 && schemes && /^[a-z][a-z\d+.-]*:/i.test(first) ? diagnoseByScheme(strings) : faults;
}
