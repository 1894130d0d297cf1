/**
 * The strings that the laws of certain repairs judge, besides the sweep.
 *
 * @module
 */
import { readdirSync } from "node:fs";
import { readCorpus } from "../fuzz/corpus.js";
import { readExplanations } from "../support/explanations.js";
import { JUDGED, readJudged } from "../support/judgements.js";
import { examples } from "./sweep.js";

const directory = new URL("../tables/", import.meta.url);

/** The tables that have no strings to judge: calls of functions, and trees. */
const OTHERS = /^(?:calls|trees)\b/;

/** The longest string that is judged. The tables have a few for limits of length. */
const LONGEST = 1000;

/** Adds all strings inside a value. */
function collect(value: unknown, strings: Set<string>): void {
  if (typeof value === "string") {
    if (value.length <= LONGEST) strings.add(value);
  } else if (typeof value === "object" && value !== null) {
    for (const each of value instanceof Map ? value.values() : Object.values(value)) collect(each, strings);
  }
}

/** Returns all strings in the tables: inputs, but also what is expected, and sentences, which repairs must not spoil. */
async function readTables(): Promise<readonly string[]> {
  const strings = new Set<string>();
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).sort();
  for (const name of names) {
    const [, path] = /^(.*)\.ts$/.exec(name.replaceAll("\\", "/")) ?? [];
    if (path === undefined || OTHERS.test(path)) continue;
    // The bundler of the fuzzer and Jest both need the folder as a literal.
    const [folder, file] = path.includes("/") ? path.split("/") : ["", path];
    if (folder === "") collect(await import(`../tables/${String(file)}.ts`), strings);
    else if (folder === "scheme") collect(await import(`../tables/scheme/${String(file)}.ts`), strings);
    else if (folder === "urn") collect(await import(`../tables/urn/${String(file)}.ts`), strings);
    else throw new Error(`the folder ${String(folder)} of the tables is not known`);
  }
  for (const name of JUDGED) collect(readJudged(name), strings);
  for (const name of ["explanations", "template-explanations"]) {
    for (const { input } of readExplanations(name)) strings.add(input);
  }
  return [...strings];
}

/** All strings in the tables. */
export const tables: readonly string[] = await readTables();

/** The corpus of the fuzzer. */
export const corpus: readonly string[] = readCorpus();

/** Yields the single edits of all examples: a character that is deleted, doubled, exchanged with the next one, or typed wrongly. */
export function* singleEdits(): Generator<string> {
  for (const example of examples) {
    for (let at = 0; at < example.length; at++) {
      const [before, char, after] = [example.slice(0, at), example.charAt(at), example.slice(at + 1)];
      yield before + after;
      yield before + char + char + after;
      if (after !== "" && !after.startsWith(char)) yield before + after.charAt(0) + char + after.slice(1);
      yield `${before}x${after}`;
      const lower = char.toLowerCase();
      yield `${before}${char === lower ? char.toUpperCase() : lower}${after}`;
    }
  }
}
