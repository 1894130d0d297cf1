/**
 * Elements made from data. Text only ever becomes text: nothing here, and nothing on the page, reads HTML.
 *
 * @module
 */
import { visible } from "./unseen.js";

export type Child = Node | string | null;

/** Attributes, and listeners by the name of their event with "on" before it. */
export type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | null>>;

/** Makes an element of HTML. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  return filled(document.createElement(name), attributes, children);
}

/** Makes an element of SVG. */
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

/** An element of the page's own HTML. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element;
}

/** How much of a text is shown where it is not the text itself that matters. */
const MOST_SHOWN = 500;

/** Text from outside as an element: isolated, since it may be written from right to left, and with all of it visible. */
export function data(text: string, className = ""): HTMLElement {
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return h("bdi", { class: `data ${className}`.trim(), dir: "ltr" }, visible(shown));
}

/** A sentence that may quote a character from outside. */
export function sentence(text: string): HTMLElement {
  return h("bdi", { dir: "ltr" }, visible(text));
}

/** A link to a section of a document, which opens in a tab of its own. */
export function sectionLink(url: string, section: string): HTMLAnchorElement {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer", class: "section" }, sectionName(section));
}

function sectionName(section: string): string {
  const [, rfc, number] = /^RFC(\d+):(.+)$/.exec(section) ?? [];
  return rfc === undefined ? `§ ${section}` : `RFC ${rfc}, ${String(number)}`;
}
