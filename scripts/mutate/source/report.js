// Counts the mutants of each folder, and lists the survivors.
import { readFileSync } from "node:fs";
import { PARSER } from "../equivalent-parser.js";
import { folderOf } from "./folders.js";

/** @typedef {import("@stryker-mutator/api/core").MutantResult} MutantResult */
/** @typedef {import("../equivalent-parser.js").Equivalent} Equivalent */

/**
 * @typedef {object} Survivor
 * @property {MutantResult & { source: string }} mutant
 * @property {Found} found
 */

/**
 * @typedef {object} Row
 * @property {string} name the folder
 * @property {number} mutants
 * @property {number} killed
 * @property {number} equivalent
 * @property {readonly Survivor[]} survivors
 */

/**
 * @param {readonly (MutantResult & { source: string })[]} results with the path of each file from the root
 * @param {readonly Equivalent[]} equivalent the records of the parser
 * @returns {{ rows: Row[], unused: Equivalent[] }} a row for each folder, and the records that no survivor needs
 */
export function count(results, equivalent) {
  /** @type {Map<string, Row & { survivors: Survivor[] }>} */
  const rows = new Map();
  const used = new Set();
  for (const mutant of results) {
    if (mutant.status === "CompileError") continue;
    const name = folderOf(mutant.source)?.name ?? "";
    const row = rows.get(name) ?? { name, mutants: 0, killed: 0, equivalent: 0, survivors: [] };
    rows.set(name, row);
    row.mutants++;
    if (mutant.status === "Survived" || mutant.status === "NoCoverage") {
      const found = foundOf(mutant);
      const known = mutant.source === PARSER ? equivalent.find((each) => isSame(each, found)) : undefined;
      used.add(known);
      if (known) row.equivalent++;
      else row.survivors.push({ mutant, found });
    } else if (mutant.status === "Ignored") {
      // A comment in the source says why it is equivalent.
      row.equivalent++;
    } else {
      row.killed++;
    }
  }
  return { rows: [...rows.values()], unused: equivalent.filter((each) => !used.has(each)) };
}

/** @param {Row} row */
export function scoreOf({ mutants, killed, equivalent }) {
  return (100 * killed) / (mutants - equivalent);
}

/**
 * @param {readonly Row[]} rows
 * @returns a table in Markdown
 */
export function tableOf(rows) {
  const head = ["folder", "mutants", "killed", "equivalent", "survivors", "score"];
  const cells = rows.map((row) => [
    `\`${row.name}\``,
    row.mutants,
    row.killed,
    row.equivalent,
    row.survivors.length,
    `${scoreOf(row).toFixed(1)} %`,
  ]);
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |\n`).join("");
}

/** @param {Row} row */
export function listOf({ survivors }) {
  return survivors
    .map(({ mutant, found: { original, replacement } }) => {
      const { start } = mutant.location;
      const place = `${mutant.source}:${String(start.line)}:${String(start.column)}`;
      return `${place} ${mutant.mutatorName} (${mutant.status})\n  ${original} → ${replacement}\n`;
    })
    .join("");
}

/** @param {string} text */
const squeezed = (text) => text.replace(/\s+/g, " ").trim();

/** @type {Map<string, string[]>} */
const texts = new Map();

/**
 * The code of a mutant, with single spaces.
 *
 * @typedef {{ line: string, next: string, original: string, replacement: string }} Found
 */

/**
 * @param {MutantResult & { source: string }} mutant
 * @returns {Found}
 */
function foundOf({ source, location: { start, end }, replacement }) {
  const lines = texts.get(source) ?? readFileSync(source, "utf8").split(/\r?\n/);
  texts.set(source, lines);
  const code = lines.slice(start.line - 1, end.line);
  code.push(code.pop()?.slice(0, end.column - 1) ?? "");
  code.unshift(code.shift()?.slice(start.column - 1) ?? "");
  const line = squeezed(lines[start.line - 1] ?? "");
  const next = squeezed(lines[end.line] ?? "");
  return { line, next, original: squeezed(code.join(" ")), replacement: squeezed(replacement) };
}

/**
 * @param {Equivalent} known
 * @param {Found} found
 */
function isSame({ line, next, original, replacement }, found) {
  return (
    (line === undefined || matches(line, found.line)) &&
    (next === undefined || matches(next, found.next)) &&
    matches(replacement, found.replacement) &&
    matches(original, found.original)
  );
}

/**
 * @param {string | RegExp} pattern
 * @param {string} code
 */
function matches(pattern, code) {
  return pattern instanceof RegExp ? pattern.test(code) : pattern === code;
}
