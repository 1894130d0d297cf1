import { isDeepStrictEqual } from "node:util";

/** As `expect(actual).toEqual(expected)`, a hundred times faster where they are equal: Jest only writes the report. */
export function same(actual: unknown, expected: unknown): void {
  if (Object.is(actual, expected) || isDeepStrictEqual(actual, expected)) return;
  expect(actual).toEqual(expected);
  throw new Error("they differ in a way that Jest does not tell");
}
