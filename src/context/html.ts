/**
 * The base that an HTML document gives: `<base href>`. It is read from the tree that parse5 makes of the document; this
 * module does not import parse5.
 *
 * @module
 */
import type { EmbeddedReference } from "./base.js";

export type { EmbeddedReference } from "./base.js";

/** A node of a tree by parse5, as far as it is looked at. */
export interface HTMLNode {
  readonly nodeName: string;
  readonly namespaceURI?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly HTMLNode[];
}

const HTML = "http://www.w3.org/1999/xhtml";

/**
 * Finds the base that an HTML document gives: the `href` of its first `base` element that has one (RFC 3986 section
 * 5.1.1 leaves it to HTML, and draft-fielding-url-syntax-05 appendix D shows it). White space around it is not part of
 * it.
 *
 * @param document what `parse` of parse5 returns
 * @returns what `establishBase` takes as `embedded`: a list of one reference; an empty list if there is no such element
 *
 * @example
 * import { parse } from "parse5";
 * import { embeddedInHTML } from "uri-grammar/html";
 *
 * embeddedInHTML(parse('<base href="/a/">')); // => [{ reference: "/a/", by: "<base href>" }]
 */
export function embeddedInHTML(document: HTMLNode): readonly EmbeddedReference[] {
  // In the order of the document, without recursion: a page can be nested more deeply than a stack is.
  const ahead: HTMLNode[] = [document];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.nodeName === "base" && node.namespaceURI === HTML) {
      const href = node.attrs?.find(({ name }) => name === "href");
      if (href) return [{ reference: trim(href.value), by: "<base href>" }];
    }
    const { childNodes = [] } = node;
    for (let at = childNodes.length - 1; at >= 0; at--) ahead.push(childNodes[at] as HTMLNode);
  }
  return [];
}

const WHITE_SPACE = "\t\n\f\r ";

/** Without the white space of HTML around it. */
function trim(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && WHITE_SPACE.includes(value.charAt(start))) start++;
  while (end > start && WHITE_SPACE.includes(value.charAt(end - 1))) end--;
  return value.slice(start, end);
}
