// Counts the verdicts on mutants, and lists the survivors.

/** @typedef {import("./mutants.js").Mutant} Mutant */
/** @typedef {import("../../../test/conformance/mutant.js").Verdict} Verdict */
/** @typedef {{ mutant: Mutant, verdict: Verdict }} Result */

/** The counts of a row, with the verdict that they count. */
const COUNTS = /** @type {const} */ ({
  "refused by the build": "refused",
  "killed by the proof": "killed by proof",
  "killed by a tree": "killed by trees",
  equivalent: "equivalent",
  survivors: "survived",
});

/**
 * @param {readonly Result[]} results
 * @returns {{ text: string, survivors: number }} a table in Markdown with a row for each folder, and the survivors
 */
export function report(results) {
  const counted = results.map(({ mutant, verdict }) => {
    return { mutant, verdict, kind: verdict.kind === "killed" ? `killed by ${verdict.by}` : verdict.kind };
  });
  const folders = [...new Set(results.map(({ mutant }) => folderOf(mutant)))];
  const rows = folders.map((folder) => {
    const own = counted.filter(({ mutant }) => folderOf(mutant) === folder);
    const counts = Object.values(COUNTS).map((each) => own.filter(({ kind }) => kind === each).length);
    const [refused = 0, proved = 0, byTrees = 0, , left = 0] = counts;
    const detected = refused + proved + byTrees;
    const score = detected + left === 0 ? 100 : (100 * detected) / (detected + left);
    return [`\`${folder}\``, ...[own.length, ...counts].map(String), `${score.toFixed(1)} %`];
  });
  const survivors = counted.filter(({ kind }) => kind === "survived");
  const list = survivors.map(({ mutant, verdict }) => {
    const { source, line, column, rule, kind, original, replacement } = mutant;
    const change = `${rule}: ${kind}: ${JSON.stringify(original)} → ${JSON.stringify(replacement)}`;
    const witness = verdict.kind === "survived" ? `${verdict.rule} ${JSON.stringify(verdict.text)}` : "";
    return `${source}:${String(line)}:${String(column)}: ${change}, as ${witness} shows`;
  });
  return {
    text: [...tableOf([["folder", "mutants", ...Object.keys(COUNTS), "score"], ...rows]), "", ...list, ""].join("\n"),
    survivors: survivors.length,
  };
}

/** @param {Mutant} mutant */
const folderOf = ({ source }) => source.slice(0, source.lastIndexOf("/") + 1);

/** @param {string[][]} rows @returns {string[]} a table in Markdown, with columns of equal width */
function tableOf([head = [], ...rows]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => String(row[column]).length)));
  const lines = [head, widths.map((width) => "-".repeat(width)), ...rows];
  return lines.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
}
