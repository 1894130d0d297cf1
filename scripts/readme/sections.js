// Replaces the generated sections of documents. Each section is enclosed in two comments with its name.
import { readFileSync, writeFileSync } from "node:fs";
import prettier from "prettier";

/**
 * @param {string} document Markdown
 * @param {string} name the name of a section
 * @param {string} content Markdown
 * @returns {Promise<string>} the document, with the content between the comments of the section
 * @throws {Error} if a comment is missing
 */
export async function withSection(document, name, content) {
  const [begin, end] = [`<!-- made: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the document must contain ${begin} and ${end}`);
  // The documents are packed, and the blanks of aligned tables are a large part of them.
  const compact = await prettier.format(content, { parser: "markdown", printWidth: 120, proseWrap: "never" });
  const made = `<!-- prettier-ignore-start -->\n\n${compact.trimEnd()}\n\n<!-- prettier-ignore-end -->`;
  const text = `${document.slice(0, from + begin.length)}\n\n${made}\n\n${document.slice(to)}`;
  return prettier.format(text, { parser: "markdown", printWidth: 120 });
}

/**
 * @param {string} path the path of a document, relative to the root of the repository
 * @param {string} name the name of a section in it
 * @param {string} content Markdown
 */
export async function writeSection(path, name, content) {
  const file = new URL(`../../${path}`, import.meta.url);
  writeFileSync(file, await withSection(readFileSync(file, "utf8"), name, content));
}
