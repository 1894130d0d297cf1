// Formats the measurements.

/** @typedef {import("./targets.js").Row} Row */
/** @typedef {import("./speed.js").Results} Results */

/** @param {readonly Results[]} groups @returns {string} */
export function groupsAsText(groups) {
  return groups
    .flatMap(({ title, native, sums, rows }) => [
      `\n${title}; native: ${native}`,
      columns("", "ns", "/ scan", "/ native", sums),
      ...rows.map(({ name, ns, toScan, toNative, sum }) =>
        columns(name, ns.toFixed(0), toScan.toFixed(2), toNative.toFixed(2), String(sum)),
      ),
    ])
    .join("\n");
}

/** @param {string} name @param {string[]} numbers */
function columns(name, ...numbers) {
  return name.padEnd(36) + numbers.map((number) => number.padStart(12)).join("");
}

/**
 * @param {readonly Row[]} rows
 * @returns {string[][]} a line for each figure
 */
function lines(rows) {
  return rows.flatMap(({ operation, figures }) =>
    figures.map(({ of, target, figure, mark, worst }, index) => [
      index === 0 ? operation : "",
      of.startsWith("kB") || target === 0 ? `${String(target)} ${of}` : `${String(target)} x ${of}`,
      figure === null ? "none" : figure.toFixed(target === 0 ? 0 : 2),
      mark,
      worst ?? "",
    ]),
  );
}

const HEADING = ["operation", "at most", "figure", "mark", "measured on, or the worst"];

/** @param {readonly Row[]} rows @returns {string} */
export function targetsAsText(rows) {
  const table = [HEADING, ...lines(rows)].map((cells) => cells.map((cell) => cell.replaceAll("`", "")));
  const widths = HEADING.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  return table
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** @param {readonly Row[]} rows @returns {string} */
export function targetsAsMarkdown(rows) {
  const [, , , , ...rest] = HEADING;
  const table = [
    HEADING,
    [...HEADING.slice(0, 2).map(() => "---"), "---:", "---", ...rest.map(() => "---")],
    ...lines(rows),
  ];
  return table.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`).join("\n");
}
