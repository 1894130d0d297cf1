/**
 * Folders of tables: texts that people can read and compare, one file for each part. test/README.md says how to write the
 * files again.
 *
 * @module
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { testOfAll } from "./selected.js";

/** A file, without its extension, and what its text must be. */
export type Part = readonly [file: string, textOf: () => string | Promise<string>];

/**
 * Defines a test for each file of a folder in `test/tables/`, and one for the list of files.
 *
 * @param folder the name of the folder
 * @param parts all files of the folder
 * @param name what the test of a file says, after the name of the file
 */
export function testFolder(folder: string, parts: readonly Part[], name: string): void {
  const directory = new URL(`../tables/${folder}/`, import.meta.url);

  test.each(parts)(`%s: ${name}`, async (file, textOf) => {
    const text = await textOf();
    const place = new URL(`${file}.txt`, directory);
    if (process.env["EXPLANATIONS"] === "write") {
      mkdirSync(directory, { recursive: true });
      writeFileSync(place, text);
    }
    expect(text).toBe(readFileSync(place, "utf8"));
  });

  testOfAll("each part has its file", () => {
    expect(readdirSync(directory).sort()).toEqual(parts.map(([file]) => `${file}.txt`).sort());
  });
}
