/**
 * Provides the definitions of rules as in their documents.
 *
 * @module
 */

/** The definition of each rule of each standard. The build replaces this name by its value. */
declare const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>>;

export function printedRule(standard: string, rule: string): string {
  return PRINTED[standard]?.[rule] ?? "";
}
