/**
 * The rules as their documents print them.
 *
 * @module
 */

/** For each standard, each rule's definition: the build puts it in the name's place. */
declare const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>>;

export function printedRule(standard: string, rule: string): string {
  return PRINTED[standard]?.[rule] ?? "";
}
