/**
 * Checks the diagnostics that callers pass.
 *
 * @module
 */
import { aBoolean, anything, assertOrder, aString, aWholeNumber, oneOf, readObject } from "../core/arguments.js";
import type { Diagnostic, Repair } from "../core/diagnostic.js";
import { readEdits } from "../core/edits.js";

const IS_DIAGNOSTIC = {
  severity: oneOf(["error", "warning", "info"]),
  code: aString,
  message: aString,
  start: aWholeNumber,
  end: aWholeNumber,
  rule: aString,
  section: aString,
  url: aString,
  repair: anything,
};
const IS_REPAIR = { message: aString, edits: anything, certain: aBoolean };

/**
 * Returns a checked copy of a diagnostic.
 *
 * @throws {TypeError} if it is not an object, or a property has the wrong type
 * @throws {RangeError} if the severity is unknown, or an offset is not a whole number
 */
export function readDiagnostic(value: unknown): Diagnostic {
  const diagnostic = readObject<Diagnostic>(value, "diagnostic", IS_DIAGNOSTIC as never);
  assertOrder(diagnostic, "diagnostic");
  if (diagnostic.repair === undefined) return diagnostic;
  const repair = readObject<Repair>(diagnostic.repair, "repair", IS_REPAIR);
  return { ...diagnostic, repair: { ...repair, edits: readEdits(repair.edits) } };
}
