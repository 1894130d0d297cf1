// The sizes of bundles, from the list that test/repository/sizes.prove.ts keeps, in the documents that tell them.
import { readFileSync } from "node:fs";

const LIST = new URL("../../test/tables/sizes.txt", import.meta.url);

/** The documents that tell sizes of this package. */
export const DOCUMENTS = ["README.md", "scripts/bench/README.md"];

/**
 * @param {string} [text] the list
 * @returns {Map<string, number>} bytes, by `<entry> <export>` or `program <name>`
 */
export function listedSizes(text = readFileSync(LIST, "utf8")) {
  return new Map(
    text
      .split(/\r?\n/)
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const at = line.lastIndexOf(" ");
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );
}

/**
 * @param {Map<string, number>} sizes
 * @param {string} name
 * @returns {string} the size: `2.2 kB`
 */
function kilobytes(sizes, name) {
  const bytes = sizes.get(name);
  if (bytes === undefined) throw new Error(`the list of sizes has no ${name}`);
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * Writes the sizes of the list into a document: where a sentence says what an export "alone takes", and in the rows of
 * this package in tables.
 *
 * @param {string} document Markdown
 * @param {Map<string, number>} sizes
 * @returns {string}
 */
export function withSizes(document, sizes) {
  return document
    .replace(/(?<=`(\w+)` alone takes )[\d.]+ kB/g, (_, /** @type {string} */ name) =>
      kilobytes(sizes, `uri-grammar ${name}`),
    )
    .replace(/^\| uri-grammar .*kB.*$/gm, (row) => {
      const names = ["uri-grammar isURI", "program comparison"];
      return row.replace(/ *[\d.]+ kB/g, (cell) => kilobytes(sizes, names.shift() ?? "").padStart(cell.length));
    });
}
