// The parts of README.md that are made: each stands between two comments that name it.
import prettier from "prettier";
import { differences } from "./differences.js";

/** @typedef {Pick<typeof import("../../src/index.js"), "difference" | "standards">} Program */

/** @type {Record<string, (program: Program) => string>} */
const SECTIONS = { differences };

/**
 * @param {string} readme
 * @param {Program} program what makes them
 * @returns {Promise<string>} the same text, with what stands between each pair of comments made anew
 * @throws {Error} where a pair of comments is missing
 */
export async function withSections(readme, program) {
  let text = readme;
  for (const [name, make] of Object.entries(SECTIONS)) {
    const [begin, end] = [`<!-- made: ${name} -->`, `<!-- end: ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`README.md lacks ${begin} and ${end}`);
    text = `${text.slice(0, from + begin.length)}\n\n${make(program)}\n${text.slice(to)}`;
  }
  return prettier.format(text, { parser: "markdown", printWidth: 120 });
}
