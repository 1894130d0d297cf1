// Counts the verdicts on mutants, and lists the survivors.

/** @typedef {import("./mutants.js").Mutant} Mutant */
/** @typedef {import("../../../test/conformance/mutant.js").Verdict} Verdict */
/** @typedef {import("../equivalent-grammars.js").Equivalent} Equivalent */
/** @typedef {{ mutant: Mutant, verdict: Verdict }} Result */

/** The counts of a row, with the verdicts that they count. */
const COUNTS = /** @type {const} */ ({
  "refused by the build": ["refused"],
  "killed by the proof": ["killed by proof"],
  "killed by a tree": ["killed by trees"],
  equivalent: ["equivalent", "recorded"],
  survivors: ["survived"],
});

/**
 * @param {readonly Result[]} results
 * @param {readonly Equivalent[]} equivalent the mutants that no test can detect
 * @returns {{ text: string, survivors: number }} a table in Markdown with a row for each folder, and the survivors
 * @throws {Error} if a mutant that no test can detect does not exist, or is detected
 */
export function report(results, equivalent) {
  for (const each of equivalent) {
    if (!results.some(({ mutant, verdict }) => verdict.kind === "survived" && isSame(each, mutant))) {
      throw new Error(
        `scripts/mutate/equivalent-grammars.js has a mutant that does not survive: ${each.source}: ${changeIn(each)}`,
      );
    }
  }
  const counted = results.map(({ mutant, verdict }) => {
    const isRecorded = verdict.kind === "survived" && equivalent.some((each) => isSame(each, mutant));
    const kind = verdict.kind === "killed" ? `killed by ${verdict.by}` : isRecorded ? "recorded" : verdict.kind;
    return { mutant, verdict, kind };
  });
  const folders = [...new Set(results.map(({ mutant }) => folderOf(mutant)))];
  const rows = folders.map((folder) => {
    const own = counted.filter(({ mutant }) => folderOf(mutant) === folder);
    const counts = Object.values(COUNTS).map(
      (/** @type {readonly string[]} */ kinds) => own.filter(({ kind }) => kinds.includes(kind)).length,
    );
    const [refused = 0, proved = 0, byTrees = 0, , left = 0] = counts;
    const detected = refused + proved + byTrees;
    const score = detected + left === 0 ? 100 : (100 * detected) / (detected + left);
    return [`\`${folder}\``, ...[own.length, ...counts].map(String), `${score.toFixed(1)} %`];
  });
  const survivors = counted.filter(({ kind }) => kind === "survived");
  const list = survivors.map(({ mutant, verdict }) => {
    const { source, line, column } = mutant;
    const witness = verdict.kind === "survived" ? `${verdict.rule} ${JSON.stringify(verdict.text)}` : "";
    return `${source}:${String(line)}:${String(column)}: ${changeIn(mutant)}, as ${witness} shows`;
  });
  return {
    text: [...tableOf([["folder", "mutants", ...Object.keys(COUNTS), "score"], ...rows]), "", ...list, ""].join("\n"),
    survivors: survivors.length,
  };
}

/** @param {Mutant} mutant */
const folderOf = ({ source }) => source.slice(0, source.lastIndexOf("/") + 1);

/** @param {Pick<Mutant, "rule" | "original" | "replacement"> & { kind?: string }} mutant */
const changeIn = ({ rule, kind, original, replacement }) =>
  `${rule}: ${kind === undefined ? "" : `${kind}: `}${JSON.stringify(original)} → ${JSON.stringify(replacement)}`;

/** @param {Equivalent} one @param {Mutant} other */
const isSame = (one, other) =>
  one.source === other.source &&
  one.rule === other.rule &&
  one.original === other.original &&
  one.replacement === other.replacement;

/** @param {string[][]} rows @returns {string[]} a table in Markdown, with columns of equal width */
function tableOf([head = [], ...rows]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => String(row[column]).length)));
  const lines = [head, widths.map((width) => "-".repeat(width)), ...rows];
  return lines.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
}
