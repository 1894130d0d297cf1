/**
 * Checks facts that the compiler cannot know.
 *
 * @module
 */

/**
 * Returns a value that cannot be missing.
 *
 * @param value a value that the program's logic guarantees
 * @param what the name of the value, for the message; optional
 * @returns the value, without `undefined` and `null` in its type
 * @throws {Error} if the value is missing, which is a bug in the program and not in its input
 */
export function present<Value>(value: Value | undefined | null, what = "a value"): Value {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${what} is missing`);
  return value;
}
