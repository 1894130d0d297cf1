/**
 * Reads the documents of the repository.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** A Markdown file. */
export interface Document {
  /** The path from the root of the repository, with "/" between names. */
  readonly path: string;
  readonly text: string;
}

/** Folders whose files are generated, data of tests, or not part of the repository. */
const NOT_OURS =
  /(?:^|\/)(?:\.git|coverage|dist|node_modules)$|^generated\/(?:pages|playground|site|suite|tests)$|^test\/repositories$/;

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
  /** The heading above the block. */
  readonly heading: string;
  readonly text: string;
}

/** Returns the fenced blocks of a language. */
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

/** Returns the anchors that GitHub makes for the headings. */
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
  /** The link as it is in the document. */
  readonly target: string;
  /** The path of its file or folder from the root of the repository. */
  readonly path: string;
  /** The fragment; `null` if the link has none. */
  readonly anchor: string | null;
}

/** Returns the relative links, including links to the document itself. */
export function linksOf(document: Document): Link[] {
  return [...withoutBlocks(document).matchAll(/\]\((?![a-z]+:)([^)\s]*)\)/g)].map(([, target = ""]) => {
    const [file = "", anchor = null] = target.split("#");
    const path = file === "" ? document.path : posix.join(posix.dirname(document.path), file);
    return { target, path, anchor };
  });
}

/** The documents whose blocks are programs: those of generated/README.md are parts of a generated module. */
export const withPrograms: readonly Document[] = documents.filter(({ path }) => path !== "generated/README.md");

/** Returns the blocks of all documents in a language, each with its place. */
export function blocksIn(all: readonly Document[], language: string): [place: string, text: string][] {
  return all.flatMap((document) =>
    blocksOf(document, language).map(({ heading, text }): [string, string] => [`${document.path}, ${heading}`, text]),
  );
}
