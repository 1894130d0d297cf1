/**
 * Explains refusals by operations, which use only the automata and report only the place.
 *
 * @module
 */
import { SYNTAX } from "../core/diagnostic.js";
import type { Diagnostic } from "../index.js";
import { everyStandard } from "../standards/by-id.js";

/**
 * Explains a diagnostic.
 *
 * @param diagnostic the diagnostic of an operation
 * @param input the whole input
 * @returns the standard's explanation, if the diagnostic comes from an automaton; otherwise the same diagnostic
 */
export function explained(diagnostic: Diagnostic, input: string): Diagnostic {
  const standard = everyStandard.find(({ id }) => diagnostic.code === `${id}/${SYNTAX}`);
  const result = standard?.safeParse(input, { rule: diagnostic.rule });
  return result?.ok === false ? result.diagnostic : diagnostic;
}
