// Finds the documents of the repository that are pages of the site: README.md, and all documents that its links lead to.
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { toString } from "mdast-util-to-string";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** The documents that the site replaces by its own pages (see pages.js), with the addresses of these pages. */
export const REPLACED = new Map([["SCHEMES.md", "schemes"]]);

/**
 * @typedef {object} Guide
 * @property {string} path from the root of the repository
 * @property {string} title its name in the links of README.md, or its heading
 * @property {string} address of its page on the site, without the extension
 */

/** The first document, which is the first page. */
const HOME = "README.md";

/** @param {string} path from the root of the repository */
const parse = (path) =>
  unified()
    .use(remarkParse)
    .parse(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8"));

/** @typedef {ReturnType<typeof parse>} Tree */

/**
 * @param {string} from the document, from the root of the repository
 * @param {Tree} tree
 * @returns {{ path: string, anchor: string | undefined, text: string }[]} its links to other files of the repository
 */
function linksOf(from, tree) {
  /** @type {ReturnType<typeof linksOf>} */
  const links = [];
  visit(tree, "link", (link) => {
    if (/^(?:[a-z]+:|#)/i.test(link.url)) return;
    const [file = "", anchor] = link.url.split("#");
    links.push({ path: posix.join(posix.dirname(from), file), anchor, text: toString(link) });
  });
  return links;
}

/** @param {Tree} tree */
function headingOf(tree) {
  const heading = tree.children.find((node) => node.type === "heading");
  return heading ? toString(heading) : "";
}

/** @param {string} path `src/core/README.md` is `guides/core`, `CONTRIBUTING.md` is `guides/contributing` */
const addressOf = (path) =>
  `guides/${path
    .replace(/\.md$/, "")
    .replace(/\/README$/, "")
    .replace(/^src\/(?=.)/, "")
    .replaceAll("/", "-")
    .toLowerCase()}`;

/**
 * Follows the links of README.md and of all linked documents.
 *
 * @returns {{ guides: Guide[], sources: string[] }} Markdown documents in the order of the links, and all other files,
 *   whose text the site shows
 */
export function findDocuments() {
  /** @type {Map<string, Guide>} */
  const guides = new Map();
  /** @type {Set<string>} */
  const sources = new Set();
  // A title begins with a capital letter and is not the name of a file.
  const named = linksOf(HOME, parse(HOME)).filter(({ anchor, text }) => !anchor && /^[A-Z][^./]*$/.test(text));
  const queue = [HOME];
  for (const from of queue) {
    for (const { path } of linksOf(from, parse(from))) {
      if (path === HOME || guides.has(path) || REPLACED.has(path)) continue;
      if (!path.endsWith(".md")) {
        sources.add(path);
        continue;
      }
      const title = named.find((link) => link.path === path)?.text ?? headingOf(parse(path));
      guides.set(path, { path, title, address: addressOf(path) });
      queue.push(path);
    }
  }
  return { guides: [...guides.values()], sources: [...sources].sort() };
}
