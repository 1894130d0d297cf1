/**
 * The documents of the repository, and what stands in them.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** A Markdown file. */
export interface Document {
  /** From the root of the repository, with "/" between names. */
  readonly path: string;
  readonly text: string;
}

/** Folders whose files are not part of the repository, wherever they are, or are made by a command. */
const NOT_OURS = /(?:^|\/)(?:\.git|coverage|dist|node_modules)$|^generated\/(?:pages|playground|site|tests)$/;

function markdownIn(folder: string): string[] {
  return readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.test(path) ? [] : markdownIn(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

/** All documents, in the order of their paths. */
export const documents: readonly Document[] = markdownIn("")
  .sort()
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The document at a path from the root of the repository. */
export function documentAt(wanted: string): Document {
  const found = documents.find(({ path }) => path === wanted);
  if (!found) throw new Error(`${wanted} is missing`);
  return found;
}

/** A fenced block. */
export interface Block {
  /** The heading that it stands under. */
  readonly heading: string;
  readonly text: string;
}

/** The fenced blocks of a language. */
export function blocksOf({ text: whole }: Document, language: string): Block[] {
  const found: Block[] = [];
  let heading = "";
  for (const { groups = {} } of whole.matchAll(/^#+ (?<title>[^\n]+)$|^```(?<language>\w+)\n(?<text>.*?)^```$/gms)) {
    if (groups["title"] !== undefined) heading = groups["title"];
    else if (groups["language"] === language) found.push({ heading, text: groups["text"] ?? "" });
  }
  return found;
}

const withoutBlocks = ({ text }: Document): string => text.replace(/^```.*?^```$/gms, "");

/** The anchors that GitHub makes of the headings. */
export function anchorsOf(document: Document): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutBlocks(document).matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    let number = 0;
    let unique = anchor;
    while (anchors.has(unique)) unique = `${anchor}-${String(++number)}`;
    anchors.add(unique);
  }
  return anchors;
}

/** A link to a place in the repository. */
export interface Link {
  /** As it is written. */
  readonly target: string;
  /** The file or folder that it leads to, from the root of the repository. */
  readonly path: string;
  /** `null` for a link without a fragment. */
  readonly anchor: string | null;
}

/** The relative links, those to the document itself among them. */
export function linksOf(document: Document): Link[] {
  return [...withoutBlocks(document).matchAll(/\]\((?![a-z]+:)([^)\s]*)\)/g)].map(([, target = ""]) => {
    const [file = "", anchor = null] = target.split("#");
    const path = file === "" ? document.path : posix.join(posix.dirname(document.path), file);
    return { target, path, anchor };
  });
}
