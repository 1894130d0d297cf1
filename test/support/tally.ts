/**
 * Counts what the tests try, for `npm run figures`.
 *
 * @module
 */
import { appendFileSync } from "node:fs";
import process from "node:process";

/**
 * Adds to a count, if somebody counts.
 *
 * @param what the name of the count
 * @param count how much to add
 */
export function tally(what: string, count: number): void {
  const file = process.env["TALLY"];
  if (file !== undefined) appendFileSync(file, `${what}\t${String(count)}\n`);
}
