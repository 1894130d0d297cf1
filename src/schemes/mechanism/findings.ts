/** Turns the findings of a scheme's requirements into diagnostics. @module */
import type { Diagnostic } from "../../core/diagnostic.js";
import { repairOf } from "../../explain/certain.js";
import { severityOf, type Check, type Finding } from "./check.js";
import type { AnyScheme } from "./scheme.js";

/**
 * The limit of a list of diagnostics, because a hostile input can have a fault in every character. One more may say that
 * the list is not complete.
 */
export const MOST_DIAGNOSTICS = 100;

/** Returns the diagnostics for the violations of a requirement in a whole string. */
export function diagnosticsOf(
  { name, specification }: AnyScheme,
  { code, level = "MUST", rule, section }: Pick<Check, "code" | "level" | "rule" | "section">,
  findings: Iterable<Finding>,
  input: string,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { message, start, end, repair } of findings) {
    const found = { severity: severityOf[level], code: `${name}/${code}`, message, start, end, rule, section };
    diagnostics.push({ ...found, url: specification.url(section), ...(repair && { repair: repairOf(input, repair) }) });
    // Two more show that the list is not complete.
    if (diagnostics.length > MOST_DIAGNOSTICS + 1) break;
  }
  return diagnostics;
}
