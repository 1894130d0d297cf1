// The file with the results of all implementations.
import { readFileSync, writeFileSync } from "node:fs";
import prettier from "prettier";

/**
 * An implementation with its results.
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {string} language
 * @property {string | null} version
 * @property {string} [why] why it was not asked
 * @property {readonly import("./compare.js").Result[]} results
 * @property {readonly string[]} [surprises] its answers to the requests of surprises.js, in words
 */

/** @typedef {{ readonly cases: number, readonly valid: number }} Size the number of cases, and of those that are valid */

/**
 * @typedef {object} Results
 * @property {Readonly<Record<string, Size>>} suite by question
 * @property {readonly Row[]} implementations
 */

const FILE = new URL("results.json", import.meta.url);

/** @returns {Results} those of the last run */
export function readResults() {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(FILE, "utf8"));
  return /** @type {Results} */ (json);
}

/** @param {Results} results */
export async function writeResults(results) {
  // Control characters of witnesses are escaped, so that editors and tools show the file.
  const json = JSON.stringify(results).replace(
    /[\u007f-\uffff]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  writeFileSync(FILE, await prettier.format(json, { parser: "json", printWidth: 120 }));
}

/**
 * @param {readonly import("./suite.js").Case[]} suite
 * @returns {Results["suite"]}
 */
export function sizesOf(suite) {
  /** @type {Record<string, Size>} */
  const sizes = {};
  for (const { question, expected } of suite) {
    const { cases, valid } = sizes[question] ?? { cases: 0, valid: 0 };
    const isValid = expected.valid ?? expected.result !== null;
    sizes[question] = { cases: cases + 1, valid: valid + (isValid ? 1 : 0) };
  }
  return sizes;
}
