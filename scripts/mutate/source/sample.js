/**
 * Draws a sample of the mutants of a folder. The same seed draws the same sample of the same sources.
 *
 * @module
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { folderOf } from "./folders.js";

/** A line without a mutant: a comment, an import, or only brackets. */
const EMPTY = /^\s*(?:\/?\*|\/\/|import\b|export (?:type|interface|\*)|type\b|[^\w"'`]*$)/;

/**
 * @param {number} seed
 * @returns {() => number} a generator of numbers from 0 to 1 (mulberry32)
 */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} count
 * @param {number} seed
 * @returns {Item[]} some of the items in another order
 */
function draw(items, count, seed) {
  const random = numbersFrom(seed);
  const rest = [...items];
  const drawn = [];
  while (drawn.length < count && rest.length > 0) {
    drawn.push(.../** @type {[Item]} */ (rest.splice(Math.floor(random() * rest.length), 1)));
  }
  return drawn;
}

/** @param {string} path @returns {string[]} the sources in a folder, or the file itself */
function sourcesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .map((name) => `${path}/${String(name).replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".ts"))
    .sort();
}

/**
 * @param {import("./folders.js").Folder} folder
 * @param {(file: string) => boolean} isMutated whether the user asked for a file
 * @param {number} count the number of mutants
 * @param {number} seed
 * @returns {string[]} as many lines, most of which have more than one mutant, as `<path>:<line>-<line>`
 */
export function linesOf(folder, isMutated, count, seed) {
  const lines = folder.files
    .flatMap(sourcesIn)
    .filter((path) => isMutated(path) && folderOf(path) === folder)
    .flatMap((path) => {
      return readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => (EMPTY.test(line) ? [] : [`${path}:${String(index + 1)}-${String(index + 1)}`]));
    });
  return draw(lines, count, seed);
}

/**
 * @template {{ readonly source: string, readonly id: string }} Mutant
 * @param {readonly Mutant[]} mutants
 * @param {number} count
 * @param {number} seed
 * @returns {Mutant[]} so many mutants of each folder
 */
export function sampleOf(mutants, count, seed) {
  const folders = new Set(mutants.map(({ source }) => folderOf(source)));
  return [...folders].flatMap((folder) =>
    draw(
      mutants.filter(({ source }) => folderOf(source) === folder),
      count,
      seed,
    ),
  );
}
