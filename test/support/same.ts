import { deepStrictEqual } from "node:assert";

/**
 * Like `expect(actual).toStrictEqual(expected)`, but a hundred times faster for equal values. It does not need Jest, so
 * that the fuzzer can use it.
 *
 * @throws {AssertionError} if the values differ
 */
export function same(actual: unknown, expected: unknown): void {
  if (!Object.is(actual, expected)) deepStrictEqual(actual, expected);
}
