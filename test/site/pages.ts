/**
 * Reads the pages of the site.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** A page of the site. */
export interface Page {
  /** The path from the root of the site, with "/" between names. */
  readonly path: string;
  /** All its elements, in the order of the document. */
  readonly elements: readonly Element[];
}

const isElement = (node: Node): node is Element => "tagName" in node;

function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element.childNodes)]);
}

/** Reads a page. */
export const pageOf = (path: string, html: string): Page => ({ path, elements: elementsIn(parse(html).childNodes) });

/** Reads all pages below a folder. */
export const readPages = (root: string): Page[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map((path) => pageOf(path.replaceAll("\\", "/"), readFileSync(join(root, path), "utf8")));

/** Returns the value of an attribute. */
export const attribute = (element: Element, wanted: string): string | undefined =>
  element.attrs.find(({ name }) => name === wanted)?.value;

/** Returns the text of a node and its descendants. */
export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** Returns the nodes after an element in its parent. */
export function after(element: Element): Node[] {
  const nodes = element.parentNode?.childNodes ?? [];
  return nodes.slice(nodes.indexOf(element) + 1);
}

/** Returns the ids of a page. */
export const idsOf = ({ elements }: Page): Set<string> =>
  new Set(elements.flatMap((element) => attribute(element, "id") ?? []));

/**
 * Finds links to missing pages, to missing places in pages, and to schemes that browsers do not open.
 *
 * @param pages the pages
 * @param isFile whether a path from the root of the site is a file
 */
export function deadLinks(pages: readonly Page[], isFile: (path: string) => boolean): string[] {
  const ids = new Map(pages.map((page) => [page.path, idsOf(page)]));
  const isDead = (from: string, target: string): boolean => {
    if (/^[a-z]+:/i.test(target)) return !/^(?:https|data):/i.test(target);
    const [file = "", anchor = ""] = target.split("#");
    const path = file === "" ? from : posix.join(posix.dirname(from), decodeURI(file));
    if (!isFile(path)) return true;
    // Icons are in a separate file, and the playground reads its fragment itself.
    const found = path.startsWith("playground/") ? undefined : ids.get(path);
    return anchor !== "" && found !== undefined && !found.has(decodeURIComponent(anchor));
  };
  return pages.flatMap(({ path, elements }) =>
    elements
      .flatMap((element) => [attribute(element, "href") ?? [], attribute(element, "src") ?? []].flat())
      .filter((target) => isDead(path, target))
      .map((target) => `${path}: ${target}`),
  );
}

/** Returns whether a path is a file below a folder. */
export const filesIn =
  (root: string) =>
  (path: string): boolean =>
    existsSync(join(root, path)) && statSync(join(root, path)).isFile();

/** Returns the resources that a page loads from other sites, such as scripts, styles, icons and images, but not links. */
export function loadedFromElsewhere({ path, elements }: Page): string[] {
  return elements
    .filter(({ tagName }) => tagName !== "a")
    .flatMap((element) => ["href", "src", "srcset", "data", "poster", "action"].map((name) => attribute(element, name)))
    .filter((target) => target !== undefined && /(?:^|[\s,])(?:[a-z]+:)?\/\//i.test(target) && !/^data:/i.test(target))
    .map((target) => `${path}: ${String(target)}`);
}
