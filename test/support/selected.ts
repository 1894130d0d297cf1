/**
 * The part of the tests that somebody asked for: `npm run quick -- bitcoin` sets the environment variable `ONLY`.
 *
 * @module
 */

const only = process.env["ONLY"];

/** Whether somebody asked for a part. */
export const isSelection: boolean = only !== undefined;

/** Defines a test of all rows together, which a run of a part skips. */
export const testOfAll = (title: string, run: () => void): void => {
  (isSelection ? test.skip : test)(title, run);
};

/**
 * Returns the rows that a run is about: those of the file in `ONLY`, or all of them.
 *
 * @param rows
 * @param fileOf returns the name of a row's file in `grammar/scheme/` or `test/tables/scheme/`, without its extension
 */
export function selected<Row>(rows: readonly Row[], fileOf: (row: Row) => string): readonly Row[] {
  return only === undefined ? rows : rows.filter((row) => fileOf(row) === only);
}
