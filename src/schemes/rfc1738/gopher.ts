/**
 * What URLs of the scheme `gopher` mean (RFC 1738 section 3.4).
 *
 * @module
 */
import type { Gopherurl } from "../../standards/rfc1738/nodes.js";
import { treeBy } from "./common.js";
import { LINE_BREAKS, octetsOf, octetsOrNull, refuseDelimiters, type Delimiters } from "./octets.js";

/** The meaning of a Gopher+ string. Each string has one character for each octet. */
export type GopherPlus =
  /** `+` (section 3.4.4). */
  | { readonly type: "default-view" }
  /** `?` (sections 3.4.4 and 3.4.5): an item with a form. The client fetches the form, and its user fills it out. */
  | { readonly type: "form" }
  /**
   * `!`, `$` (sections 3.4.6 and 3.4.7): attributes of the item or of all items of a directory; no names means all
   * attributes.
   */
  | { readonly type: "attributes"; readonly of: "item" | "directory"; readonly names: readonly string[] }
  /** `+<view_name>%20<language_name>` (section 3.4.8). In Gopher+ itself, the language is optional. */
  | { readonly type: "view"; readonly view: string; readonly language: string | null }
  /** The values of a completed form (section 3.4.9). */
  | { readonly type: "answers"; readonly values: readonly string[] }
  /** A form that the document does not define. */
  | { readonly type: "other"; readonly text: string };

/** The item that a Gopher URL refers to. Each string has one character for each octet. */
export interface GopherItem {
  /** The item's type, one character. `1` (a directory) if the URL has no type. */
  readonly type: string;
  /** The selector; empty for the top-level directory. */
  readonly selector: string;
  /** The search; `null` if the URL has none. */
  readonly search: string | null;
  readonly plus: GopherPlus | null;
}

/**
 * Returns the item that a Gopher URL refers to (RFC 1738 sections 3.4.1 to 3.4.9).
 *
 * `gopher://host/0a%09%09+application/postscript%20Es_ES` has the type `0`, the selector `a`, an empty search, and a
 * view named `application/postscript` in the language `Es_ES`.
 *
 * @param url the tree of a Gopher URL
 * @returns the type, the selector, the search and the meaning of the Gopher+ string
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { gopherItem } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("gopher://host.dom/7selector%09search", { rule: "gopherurl" });
 * gopherItem(url); // => { type: "7", selector: "selector", search: "search", plus: null }
 */
export function gopherItem(url: Gopherurl): GopherItem {
  return itemOf(treeBy(url, "gopherurl"));
}

/** Returns the item of a tree that need not be checked. */
export function itemOf({ gtype, selector, search, gopherString }: Gopherurl): GopherItem {
  return {
    type: gtype ? octetsOf(gtype) : "1",
    selector: selector ? octetsOf(selector) : "",
    search: octetsOrNull(search),
    plus: gopherString && plusOf(octetsOf(gopherString)),
  };
}

/** The beginning of a completed form. */
const ANSWERS = "+\t1\r\n+-1\r\n";

/** The delimiters of decoded fields and lines. The text is no longer one of a URL, so no rule has it. */
const DELIMITER = /[\t\n\r]/;

function plusOf(text: string): GopherPlus {
  if (text === "+") return { type: "default-view" };
  if (text === "?") return { type: "form" };
  const other = { type: "other", text } as const;
  const rest = text.slice(1);
  switch (text.charAt(0)) {
    case "!":
    case "$": {
      const names = rest === "" ? [] : rest.split(" ");
      if (names.includes("") || DELIMITER.test(rest)) return other;
      return { type: "attributes", of: text.startsWith("!") ? "item" : "directory", names };
    }
    case "+": {
      if (text.startsWith(ANSWERS)) {
        const values = valuesOf(text.slice(ANSWERS.length));
        return values === null ? other : { type: "answers", values };
      }
      const space = rest.indexOf(" ");
      const [view, language] = space < 0 ? [rest, null] : [rest.slice(0, space), rest.slice(space + 1)];
      if (view === "" || language === "" || language?.includes(" ") === true || DELIMITER.test(rest)) return other;
      return { type: "view", view, language };
    }
    default:
      return other;
  }
}

/**
 * Returns the values of a form, one for each line, up to a line with a single dot; `null` if this line is not the last.
 */
function valuesOf(text: string): readonly string[] | null {
  const lines = text.split("\r\n");
  // The text after the last line break is empty.
  const isEnded = lines.pop() === "" && lines.pop() === ".";
  return isEnded && !lines.includes(".") ? lines : null;
}

/**
 * Returns the request that a client sends to the server (RFC 1738 sections 3.4.1 to 3.4.3 and 3.4.9). It is the
 * selector, then a tab and the search, then a tab and the Gopher+ string. RFC 1436 ends it with CR and LF. Section
 * 3.4.9 has no search field before the values of a form, so only there an empty search is left out.
 *
 * @param url the tree of a Gopher URL
 * @returns the request, with one character for each octet
 * @throws {URISyntaxError} if a decoded part contains an octet that would end it: a tab in the selector, or a CR or LF
 *   anywhere except in the values of a form (sections 3.4.1 and 6)
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { gopherRequest } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("gopher://host.dom/7selector%09search", { rule: "gopherurl" });
 * gopherRequest(url); // => "selector\tsearch\r\n"
 */
export function gopherRequest(url: Gopherurl): string {
  const own = treeBy(url, "gopherurl");
  refuseDelimiters(own, "gopher", ["selector"], SELECTOR_DELIMITERS);
  refuseDelimiters(own, "gopher", ["search"], { ...LINE_BREAKS, message: LINE_ENDS });
  const { selector, search, plus } = itemOf(own);
  const isAnswered = plus?.type === "answers";
  if (!isAnswered) refuseDelimiters(own, "gopher", ["gopher+_string"], { ...LINE_BREAKS, message: LINE_ENDS });
  const fields = [selector];
  if (search !== null && !(isAnswered && search === "")) fields.push(search);
  if (own.gopherString) fields.push(octetsOf(own.gopherString));
  return fields.join("\t") + (isAnswered ? "" : "\r\n");
}

const LINE_ENDS = "Decoded, this is a line break, which ends the request.";

/** The octets that no selector contains. */
export const SELECTOR_DELIMITERS: Delimiters = {
  code: "selector-octet",
  section: "3.4.1",
  message: "A selector has no tab and no line break. Remove it.",
  // A rule of RFC 1738 can say that a text has such an octet, and not where.
  pattern: /%0[9AD]/i,
};
