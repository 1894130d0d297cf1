// The parts of README.md that are made: each stands between two comments that name it.
import prettier from "prettier";
import { differences } from "./differences.js";

/** @typedef {Pick<typeof import("../../src/standards/index.js"), "difference" | "standards">} Program */

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
  for (const [name, make] of Object.entries(SECTIONS)) text = await withSection(text, name, make(program));
  return text;
}

/**
 * @param {string} readme
 * @param {string} name of a section
 * @param {string} content Markdown
 * @returns {Promise<string>} the same text, with the content between the comments that name the section
 * @throws {Error} where a comment is missing
 */
export async function withSection(readme, name, content) {
  const [begin, end] = [`<!-- made: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md lacks ${begin} and ${end}`);
  const text = `${readme.slice(0, from + begin.length)}\n\n${content.trimEnd()}\n\n${readme.slice(to)}`;
  return prettier.format(text, { parser: "markdown", printWidth: 120 });
}
