/**
 * Creates elements from data. Text always becomes a text node: no code of the page parses HTML.
 *
 * @module
 */
import { visible } from "./unseen.js";

export type Child = Node | string | null;

/** Attributes, and listeners under the name of their event with the prefix "on". */
export type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | null>>;

/** Creates an HTML element. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  return filled(document.createElement(name), attributes, children);
}

/** Creates an SVG element. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function filled<Made extends Element>(element: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice("on".length), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Returns an element of the page's own HTML. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element;
}

/** The maximal length of text that is shown in other texts, in UTF-16 code units. */
const MOST_SHOWN = 500;

/** Creates an element for user text. The text is isolated, because it can be right-to-left, and all of it is visible. */
export function data(text: string, className = ""): HTMLElement {
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return h("bdi", { class: `data ${className}`.trim(), dir: "ltr" }, visible(shown));
}

/** Creates an element for a sentence that can contain a character of the input. */
export function sentence(text: string): HTMLElement {
  return h("bdi", { dir: "ltr" }, visible(text));
}

/** Creates a link to a section of a document. It opens in a new tab. */
export function sectionLink(url: string, section: string): HTMLAnchorElement {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer", class: "section" }, sectionName(section));
}

function sectionName(section: string): string {
  const [, rfc, number] = /^RFC(\d+):(.+)$/.exec(section) ?? [];
  return rfc === undefined ? `§ ${section}` : `RFC ${rfc}, ${String(number)}`;
}
