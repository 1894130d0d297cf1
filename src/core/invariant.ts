/**
 * What is always so, where the compiler cannot know it.
 *
 * @module
 */

/**
 * @param value a value that the program makes sure of
 * @returns the value
 * @throws {TypeError} where it is absent all the same, which is a mistake in the program
 */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new TypeError(`a value is ${String(value)} that must be there`);
  return value;
}
