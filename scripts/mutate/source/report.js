// Counts the mutants of each folder, and lists the survivors.
import { readFileSync } from "node:fs";
import { folderOf } from "./folders.js";

/** @typedef {import("@stryker-mutator/api/core").MutantResult} MutantResult */
/** @typedef {import("../equivalent-sources.js").Equivalent} Equivalent */

/**
 * @typedef {object} Survivor
 * @property {MutantResult} mutant
 * @property {Equivalent} record what to write into the list of equivalent mutants, without a reason
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
    const record = recordOf(mutant);
    const known = equivalent.find((each) => isSame(each, record));
    if (mutant.status === "Survived" || mutant.status === "NoCoverage") {
      used.add(known);
      if (known) row.equivalent++;
      else row.survivors.push({ mutant, record });
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
    .map(({ mutant, record }) => {
      const { line, column } = mutant.location.start;
      const place = `${record.source}:${String(line)}:${String(column)}`;
      return `${place} ${mutant.mutatorName} (${mutant.status})\n${JSON.stringify(record)},\n`;
    })
    .join("");
}

/** @param {string} text */
const squeezed = (text) => text.replace(/\s+/g, " ").trim();

/** @type {Map<string, string[]>} */
const texts = new Map();

/**
 * @param {MutantResult & { source: string }} mutant
 * @returns {Equivalent & { line: string }}
 */
function recordOf({ source, location: { start, end }, replacement }) {
  const lines = texts.get(source) ?? readFileSync(source, "utf8").split(/\r?\n/);
  texts.set(source, lines);
  const code = lines.slice(start.line - 1, end.line);
  code.push(code.pop()?.slice(0, end.column - 1) ?? "");
  code.unshift(code.shift()?.slice(start.column - 1) ?? "");
  const line = squeezed(lines[start.line - 1] ?? "");
  return { source, line, original: squeezed(code.join(" ")), replacement: squeezed(replacement), reason: "" };
}

/**
 * @param {Equivalent} known
 * @param {Equivalent & { line: string }} found
 */
function isSame({ source, line, original, replacement }, found) {
  return (
    source === found.source &&
    (line === undefined || squeezed(line) === found.line) &&
    squeezed(replacement) === found.replacement &&
    (original.endsWith("…")
      ? found.original.startsWith(squeezed(original.slice(0, -1)))
      : squeezed(original) === found.original)
  );
}
