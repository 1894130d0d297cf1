// The parts of the documents that are made: each stands between two comments that name it.
import { readFileSync, writeFileSync } from "node:fs";
import prettier from "prettier";

/**
 * @param {string} document Markdown
 * @param {string} name of a section
 * @param {string} content Markdown
 * @returns {Promise<string>} the same text, with the content between the comments that name the section
 * @throws {Error} where a comment is missing
 */
export async function withSection(document, name, content) {
  const [begin, end] = [`<!-- made: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the document lacks ${begin} and ${end}`);
  const text = `${document.slice(0, from + begin.length)}\n\n${content.trimEnd()}\n\n${document.slice(to)}`;
  return prettier.format(text, { parser: "markdown", printWidth: 120 });
}

/**
 * @param {string} path of a document, from the root of the repository
 * @param {string} name of a section in it
 * @param {string} content Markdown
 */
export async function writeSection(path, name, content) {
  const file = new URL(`../../${path}`, import.meta.url);
  writeFileSync(file, await withSection(readFileSync(file, "utf8"), name, content));
}
