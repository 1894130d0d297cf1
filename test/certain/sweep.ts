/**
 * The sweep: each delimiter, percent-encoded and raw, at each place of each example of each scheme.
 *
 * @module
 */
import { schemes } from "../../src/schemes/index.js";

/** The reserved characters, and what else delimits somewhere. */
const DELIMITERS: readonly string[] = [..."!#$&'()*+,/:;=?@[]", ...'%\\ "<>{}|^`\t\n'];

const INSERTED: readonly string[] = DELIMITERS.flatMap((char) => [
  char,
  `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
]);

/** The examples of all schemes. */
export const examples: readonly string[] = [...new Set([...schemes.values()].flatMap((each) => each.examples))];

/**
 * Yields the strings of the sweep, the same in each run: each delimiter inserted at each place, and in place of each
 * character.
 *
 * @param share takes one of so many strings
 */
export function* sweep(share = 1): Generator<string> {
  let turn = 0;
  for (const example of examples) {
    for (let at = 0; at <= example.length; at++) {
      for (const text of INSERTED) {
        for (const end of at < example.length ? [at, at + 1] : [at]) {
          if (turn++ % share === 0) yield example.slice(0, at) + text + example.slice(end);
        }
      }
    }
  }
}
