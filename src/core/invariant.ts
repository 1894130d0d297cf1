/**
 * What the program knows and the compiler does not.
 *
 * @module
 */

/**
 * @param value a value that the program's own logic says is there
 * @param what what the value is, for the message; most callers need not say
 * @returns the value, without `undefined` and `null` in its type
 * @throws {Error} if the value is missing: then the program is wrong, not its input
 */
export function present<Value>(value: Value | undefined | null, what = "a value"): Value {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${what} is missing`);
  return value;
}
