/**
 * Finds the name that somebody probably meant.
 *
 * @module
 */
import { present } from "./invariant.js";

/** Names of this length or more may differ in two places. */
const LONG = 5;
const LONGEST = 32;

/**
 * @param name the name in lower case
 * @param names the names to choose from
 * @returns the closest name; `null` if no name is close enough
 */
export function closest(name: string, names: readonly string[]): string | null {
  if (name.length > LONGEST) return null;
  let best: string | null = null;
  let least = name.length >= LONG ? 3 : name.length > 2 ? 2 : 0;
  for (const each of names) {
    if (each.length < 3) continue;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: The distance is at least this.
    // This is only slower.
    if (Math.abs(each.length - name.length) >= least) continue;
    const count = distance(name, each);
    if (count < least) [best, least] = [each, count];
  }
  return best;
}

/** Counts the characters to insert, remove, replace or swap with the next one. */
export function distance(a: string, b: string): number {
  // Stryker disable next-line ArrayDeclaration: It is replaced before it is read.
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(present(row[j]) + 1, present(next[j - 1]) + 1, present(row[j - 1]) + Number(!isSame));
      const isSwapped = a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
      if (isSwapped) cost = Math.min(cost, present(before[j - 2]) + 1);
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  return present(row[b.length]);
}

/**
 * Throws a RangeError if an object has an unknown name. The message has the name that somebody probably meant.
 *
 * @param given the names of the object
 * @param names the names that are known
 * @param what the beginning of the message, with its verb, such as "The options have"
 */
export function assertNames(given: readonly string[], names: readonly string[], what: string): void {
  const unknown = given.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const meant = closest(unknown.toLowerCase(), names);
  const hint = meant === null ? `The names are ${names.join(", ")}.` : `Did you mean '${meant}'?`;
  throw new RangeError(`${what} a name that is unknown. ${hint}`);
}
