/**
 * How much the slow tests try. `npm run prove`, and with it CI, tries a part that is always the same; `npm run prove:all`
 * tries all.
 *
 * @module
 */
import process from "node:process";
import { isSelection } from "./selected.js";

/** Whether the slow tests try all that they can. */
export const isThorough: boolean = process.env["THOROUGH"] === "1";

/**
 * Returns one of two values.
 *
 * @param usual for `npm run prove`
 * @param thorough for `npm run prove:all`
 */
export function effort<Value>(usual: Value, thorough: Value): Value {
  return isThorough ? thorough : usual;
}

/**
 * Returns one of so many rows, for a mechanism that is the same for all of them; all rows for `npm run prove:all`, or if
 * somebody asked for a part.
 */
export function oneOf<Row>(share: number, rows: readonly Row[]): readonly Row[] {
  return isThorough || isSelection ? rows : rows.filter((_, at) => at % share === 0);
}
