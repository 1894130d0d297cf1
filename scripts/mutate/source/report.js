// Counts the mutants of each folder, and lists the survivors.
import { readFileSync } from "node:fs";
import { folderOf } from "./folders.js";

/** @typedef {import("@stryker-mutator/api/core").MutantResult} MutantResult */
/** @typedef {import("../equivalent-sources.js").Equivalent} Equivalent */

/**
 * @typedef {object} Survivor
 * @property {MutantResult} mutant
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
 * @param {readonly Equivalent[]} equivalent
 * @returns {{ rows: Row[], unused: Equivalent[] }} a row for each folder, and the records that no survivor needs
 */
export function count(results, equivalent) {
  /** @type {Map<string, Row & { survivors: Survivor[] }>} */
  const rows = new Map();
  const used = new Set();
  for (const mutant of results) {
    const name = folderOf(mutant.source)?.name ?? "";
    const row = rows.get(name) ?? { name, mutants: 0, killed: 0, equivalent: 0, survivors: [] };
    if (mutant.status === "Ignored" || mutant.status === "CompileError") continue;
    rows.set(name, row);
    row.mutants++;
    const found = foundOf(mutant);
    const known = equivalent.find((each) => isSame(each, found));
    if (mutant.status === "Survived" || mutant.status === "NoCoverage") {
      used.add(known);
      if (known) row.equivalent++;
      else row.survivors.push({ mutant, found });
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
    .map(({ mutant, found: { source, line, original, replacement } }) => {
      const { start } = mutant.location;
      const place = `${source}:${String(start.line)}:${String(start.column)}`;
      const record = { source, line, original, replacement, reason: "" };
      return `${place} ${mutant.mutatorName} (${mutant.status})\n${JSON.stringify(record)},\n`;
    })
    .join("");
}

/** @param {string} text */
const squeezed = (text) => text.replace(/\s+/g, " ").trim();

/** @type {Map<string, string[]>} */
const texts = new Map();

/**
 * A mutant as in the list of equivalent mutants.
 *
 * @typedef {{ source: string, line: string, next: string, original: string, replacement: string }} Found
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
  return { source, line, next, original: squeezed(code.join(" ")), replacement: squeezed(replacement) };
}

/**
 * @param {Equivalent} known
 * @param {Found} found
 */
function isSame({ source, line, next, original, replacement }, found) {
  return (
    source === found.source &&
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
  if (pattern instanceof RegExp) return pattern.test(code);
  return pattern.endsWith("…") ? code.startsWith(squeezed(pattern.slice(0, -1))) : squeezed(pattern) === code;
}
