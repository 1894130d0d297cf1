// The documents of the repository that are pages of the site: README.md, and all that its links lead to.
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { toString } from "mdast-util-to-string";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** Documents that the site has as pages of its own: the path of each page's source, see pages.js. */
export const REPLACED = new Map([["SCHEMES.md", "schemes.md"]]);

/**
 * @typedef {object} Guide
 * @property {string} path from the root of the repository
 * @property {string} title what the links of README.md call it, or its heading
 * @property {string} address of its page on the site, without the extension
 */

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
 * Follows the links of README.md, and those of what they lead to.
 *
 * @returns {{ guides: Guide[], sources: string[] }} Markdown documents in the order in which the links lead to them, and
 *   all other files, for which the site has pages with their text
 */
export function findDocuments() {
  /** @type {Map<string, Guide>} */
  const guides = new Map();
  /** @type {Set<string>} */
  const sources = new Set();
  const queue = ["README.md"];
  for (const from of queue) {
    const tree = parse(from);
    for (const { path, anchor, text } of linksOf(from, tree)) {
      if (path === "README.md" || guides.has(path) || REPLACED.has(path)) continue;
      if (!path.endsWith(".md")) {
        sources.add(path);
        continue;
      }
      const isName = from === "README.md" && anchor === undefined && !/[./]/.test(text);
      const title = isName ? text : headingOf(parse(path));
      guides.set(path, { path, title, address: addressOf(path) });
      queue.push(path);
    }
  }
  return { guides: [...guides.values()], sources: [...sources].sort() };
}
