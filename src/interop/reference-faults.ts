/**
 * Finds the faults of a string in a place where a tool expects a URI or a reference.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { validate } from "../schemes/index.js";
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
