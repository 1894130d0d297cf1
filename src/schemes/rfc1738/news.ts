/**
 * What URLs of the schemes `news` and `nntp` mean (RFC 1738 sections 3.6 and 3.7).
 *
 * @module
 */
import type { Newsurl, Nntpurl } from "../../standards/rfc1738/nodes.js";
import { withoutZeros } from "../../core/ports.js";
import { treeBy } from "./common.js";
import { octetsOf } from "./octets.js";

/** The resource that a news URL refers to, in one of three forms. */
export type NewsResource =
  /** `*`: all available news groups. */
  | { readonly type: "all" }
  /** A news group, with the parts of its hierarchical name. */
  | { readonly type: "group"; readonly name: string; readonly parts: readonly string[] }
  /** An article: `<unique>@<full_domain_name>` without the angle brackets, with one character for each octet. */
  | { readonly type: "article"; readonly messageId: string; readonly unique: string; readonly domain: string };

/**
 * Returns the resource that a news URL refers to (RFC 1738 section 3.6).
 *
 * @param url the tree of a news URL
 * @returns all groups, one group, or one article
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { newsResource } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("news:comp.infosystems.www.misc", { rule: "newsurl" });
 * newsResource(url);
 * // => { type: "group", name: "comp.infosystems.www.misc", parts: ["comp", "infosystems", "www", "misc"] }
 */
export function newsResource(url: Newsurl): NewsResource {
  const { grouppart } = treeBy(url, "newsurl");
  switch (grouppart.type) {
    case "grouppart":
      return { type: "all" };
    case "group":
      return { type: "group", name: grouppart.value, parts: grouppart.value.split(".") };
    case "article": {
      const messageId = octetsOf(grouppart);
      // The host contains no "@".
      const at = messageId.lastIndexOf("@");
      return { type: "article", messageId, unique: messageId.slice(0, at), domain: messageId.slice(at + 1) };
    }
  }
}

/**
 * The resource that an nntp URL refers to: an article by its number in a group or, as the BNF also allows, only a
 * group.
 */
export interface NNTPResource {
  readonly group: string;
  /** The decimal number without leading zeros; `null` if absent. */
  readonly article: string | null;
}

/**
 * Returns the resource that an nntp URL refers to on its server (RFC 1738 section 3.7).
 *
 * @param url the tree of an nntp URL
 * @returns the group, and the number of the article; `null` if the URL has no number
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { nntpResource } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("nntp://host.dom/comp.infosystems.www.misc/1234", { rule: "nntpurl" });
 * nntpResource(url); // => { group: "comp.infosystems.www.misc", article: "1234" }
 */
export function nntpResource(url: Nntpurl): NNTPResource {
  const { group, digits } = treeBy(url, "nntpurl");
  return { group: group.value, article: digits && withoutZeros(digits.value) };
}
