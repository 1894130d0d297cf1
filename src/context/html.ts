/**
 * The base of an HTML document: `<base href>`. This module reads the tree that parse5 creates, but does not import
 * parse5.
 *
 * @module
 */
import { anything, aString, optional, readList, readObject } from "../core/arguments.js";
import type { EmbeddedReference } from "./base.js";

export type { EmbeddedReference } from "./base.js";

/** The properties of a parse5 node that are used here. */
export interface HTMLNode {
  readonly nodeName: string;
  readonly namespaceURI?: string | undefined;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly childNodes?: readonly HTMLNode[] | undefined;
}

const HTML = "http://www.w3.org/1999/xhtml";

/**
 * Finds the base of an HTML document: the `href` of the first `base` element that has one. (RFC 3986 section 5.1.1
 * leaves this to HTML; draft-fielding-url-syntax-05 appendix D describes it.) White space around it is removed.
 *
 * @param document the result of `parse` of parse5
 * @returns a value for `embedded` of `establishBase`: a list of one reference, or an empty list
 * @throws {TypeError} if a node has a property of the wrong type, or occurs twice
 *
 * @example
 * import { parse } from "parse5";
 * import { embeddedInHTML } from "uri-grammar/html";
 *
 * embeddedInHTML(parse('<base href="/a/">')); // => [{ reference: "/a/", by: "<base href>" }]
 */
export function embeddedInHTML(document: HTMLNode): readonly EmbeddedReference[] {
  // In document order, without recursion, because deep nesting would overflow the stack.
  const ahead: unknown[] = [document];
  const seen = new Set<unknown>();
  while (ahead.length > 0) {
    const given = ahead.pop();
    if (seen.has(given)) throw new TypeError("A node of the document must not occur twice.");
    seen.add(given);
    const { nodeName, namespaceURI, attrs = [], childNodes = [] } = readObject<HTMLNode>(given, "HTML node", IS_NODE);
    if (nodeName === "base" && namespaceURI === HTML) {
      const attributes = readList<unknown>(attrs, "'attrs' of the HTML node", anything).map((each) =>
        readObject<Attribute>(each, "attribute", { name: aString, value: aString }),
      );
      const href = attributes.find(({ name }) => name === "href");
      if (href) return [{ reference: trim(href.value), by: "<base href>" }];
    }
    const children = readList<unknown>(childNodes, "'childNodes' of the HTML node", anything);
    for (const child of children.reverse()) ahead.push(child);
  }
  return [];
}

type Attribute = NonNullable<HTMLNode["attrs"]>[number];

const IS_NODE = { nodeName: aString, namespaceURI: optional(aString), attrs: anything, childNodes: anything };

const WHITE_SPACE = "\t\n\f\r ";

/** Removes the white space of HTML at both ends. */
function trim(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && WHITE_SPACE.includes(value.charAt(start))) start++;
  while (end > start && WHITE_SPACE.includes(value.charAt(end - 1))) end--;
  return value.slice(start, end);
}
