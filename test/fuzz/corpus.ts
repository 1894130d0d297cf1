/**
 * The corpus: strings that together reach all that the fuzzer has ever reached. Each line of its file is a JSON string in
 * ASCII, so that lone surrogates and control characters survive every editor.
 *
 * @module
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { written } from "./value.js";

const file = fileURLToPath(new URL("./corpus/strings.jsonl", import.meta.url));

/** Returns the strings of the corpus. */
export function readCorpus(): readonly string[] {
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as string);
}

/** Writes the corpus. */
export function writeCorpus(strings: readonly string[]): void {
  writeFileSync(file, strings.map((text) => `${written(text)}\n`).join(""));
}
