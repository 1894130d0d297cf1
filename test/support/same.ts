import { isDeepStrictEqual } from "node:util";

/**
 * Like `expect(actual).toEqual(expected)`, but a hundred times faster for equal values. Jest only writes the report.
 */
export function same(actual: unknown, expected: unknown): void {
  if (Object.is(actual, expected) || isDeepStrictEqual(actual, expected)) return;
  expect(actual).toEqual(expected);
  throw new Error("they differ in a way that Jest does not tell");
}
