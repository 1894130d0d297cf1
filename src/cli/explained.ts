/**
 * Explaining what an operation refuses: operations go by the bare grammars, which only say where.
 *
 * @module
 */
import { SYNTAX } from "../core/diagnostic.js";
import type { Diagnostic } from "../index.js";
import { everyStandard } from "../standards/by-id.js";

/**
 * @param diagnostic what a function says of the input
 * @param input the whole input
 * @returns the explanation of the standard, if the diagnostic is that of a bare grammar; otherwise the same diagnostic
 */
export function explained(diagnostic: Diagnostic, input: string): Diagnostic {
  const standard = everyStandard.find(({ id }) => diagnostic.code === `${id}/${SYNTAX}`);
  const result = standard?.safeParse(input, { rule: diagnostic.rule });
  return result?.ok === false ? result.diagnostic : diagnostic;
}
