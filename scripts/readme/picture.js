// Draws .github/diagnostic.svg, a picture for README.md: the output of the command line for an invalid string.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../../dist/cjs/cli.js", import.meta.url));
const INPUT = "https://example.com:8o80/my file.txt";

/** Sizes in pixels. The width of a character in a monospaced font is about 0.6 times the font size. */
const [FONT, ADVANCE, LINE, PADDING] = [13, 7.8, 19, 16];

/** Both palettes have a contrast of at least 4.5 : 1. The browser selects one by the user's settings. */
const LIGHT = { back: "#f6f8fa", edge: "#d0d7de", text: "#1f2328", red: "#b31d28", green: "#116329", other: "#0550ae" };
const DARK = { back: "#0d1117", edge: "#30363d", text: "#e6edf3", red: "#ff7b72", green: "#7ee787", other: "#79c0ff" };

/** The classes that an escape sequence of the terminal switches on; `null` switches its kind off. */
const CODES = new Map(
  Object.entries({
    0: { colour: null, weight: null, line: null },
    1: { weight: "bold" },
    2: { weight: null },
    4: { line: "underline" },
    22: { weight: null },
    24: { line: null },
    31: { colour: "red" },
    32: { colour: "green" },
    33: { colour: "other" },
    34: { colour: "other" },
    35: { colour: "other" },
    36: { colour: "other" },
    39: { colour: null },
    90: { colour: null },
  }),
);

/** @returns {string} the picture of the output of the last build */
export function diagnosticPicture() {
  const { stdout } = spawnSync(process.execPath, [PROGRAM, "check", INPUT], {
    encoding: "utf8",
    env: { ...process.env, FORCE_COLOR: "1" },
  });
  return picture([`$ npx uri-grammar check '${INPUT}'`, ...stdout.trimEnd().split("\n")]);
}

/**
 * @param {readonly string[]} lines terminal output, with escape sequences for colours
 * @returns {string} an SVG image without scripts and external files, so that GitHub displays it
 * @throws {Error} if an escape sequence is unknown
 */
export function picture(lines) {
  const runs = lines.map(runsOf);
  const columns = Math.max(...lines.map((line) => line.replace(/\u001b\[[\d;]*m/g, "").length));
  const [width, height] = [Math.ceil(columns * ADVANCE) + 2 * PADDING, lines.length * LINE + 2 * PADDING];
  const texts = runs.flatMap((line, row) =>
    line.map(
      ({ column, text, classes }) =>
        `  <text x="${pixels(PADDING + column * ADVANCE)}" y="${String(PADDING + row * LINE + FONT)}"` +
        ` textLength="${pixels(text.length * ADVANCE)}"${classes === "" ? "" : ` class="${classes}"`}>${escaped(text)}</text>`,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" aria-label="What uri-grammar check prints">`,
    "  <style>",
    `    text { font: ${String(FONT)}px ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; white-space: pre }`,
    "    .bold { font-weight: bold }",
    "    .underline { text-decoration: underline }",
    `    ${rules(LIGHT)}`,
    `    @media (prefers-color-scheme: dark) { ${rules(DARK)} }`,
    "  </style>",
    `  <rect x="0.5" y="0.5" width="${String(width - 1)}" height="${String(height - 1)}" rx="6" />`,
    ...texts,
    "</svg>",
    "",
  ].join("\n");
}

/**
 * @param {string} line
 * @returns {{ column: number, text: string, classes: string }[]} its parts with the same style, without surrounding spaces
 */
function runsOf(line) {
  /** @type {{ column: number, text: string, classes: string }[]} */
  const runs = [];
  /** @type {Record<string, string | null>} */
  const style = {};
  let column = 0;
  for (const [part, codes] of line.matchAll(/\u001b\[([\d;]*)m|[^\u001b]+/g)) {
    if (codes === undefined) {
      const text = part.trim();
      const classes = Object.values(style).filter(Boolean).join(" ");
      if (text !== "") runs.push({ column: column + part.indexOf(text), text, classes });
      column += part.length;
      continue;
    }
    for (const code of codes.split(";")) {
      const change = CODES.get(code || "0");
      if (change === undefined) throw new Error(`the picture has no style for the code ${code}`);
      Object.assign(style, change);
    }
  }
  return runs;
}

/** @param {typeof LIGHT} palette */
const rules = ({ back, edge, text, red, green, other }) =>
  `rect { fill: ${back}; stroke: ${edge} } text { fill: ${text} } .red { fill: ${red} } .green { fill: ${green} } .other { fill: ${other} }`;

/** @param {number} value */
const pixels = (value) => String(Math.round(value * 10) / 10);

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
