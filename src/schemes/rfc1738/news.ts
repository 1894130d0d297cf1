/**
 * The schemes `news` and `nntp` (RFC 1738 sections 3.6 and 3.7).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Newsurl, Nntpurl } from "../../standards/rfc1738/nodes.js";
import { NOTHING, type Check, type Span } from "../mechanism/check.js";
import type { Scheme } from "../mechanism/scheme.js";
import { charactersOf, decodedForm, plainNumber, treeBy, urlScheme } from "./common.js";
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
  return { group: group.value, article: digits && plainNumber(digits.value) };
}

/** Returns the span of the host in the identifier of an article. */
function hostOf({ grouppart: { type, value, start, end } }: Newsurl): Span | null {
  return type === "article" ? { start: start + value.indexOf("@") + 1, end } : null;
}

/** Makes the advice that the name of a group consists of parts with dots between them. */
function emptyPart<Node>(
  groupOf: (node: Node) => { type: string; start: number; value: string },
): Check<Node, NodeBase> {
  return {
    code: "empty-part",
    level: "advice",
    section: "3.6",
    rule: "group",
    summary: "The name of a newsgroup should not have empty parts between its dots.",
    find({ node }) {
      const { type, value, start } = groupOf(node);
      const at = type === "group" ? value.search(/\.(?:\.|$)/) : -1;
      if (at < 0) return NOTHING;
      const message = "There is nothing next to '.' in the name of the newsgroup. Remove '.'.";
      const text = value.replace(/\.{2,}/g, ".").replace(/\.$/, "");
      const repair = { start, end: start + value.length, text, what: "the extra dots" };
      return [{ start: start + at, end: start + at + 1, message, repair }];
    },
  };
}

const IN_ARTICLE = charactersOf(";/?:&=");

/**
 * The scheme `news` as RFC 1738 defines it.
 *
 * @example
 * import { news } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([news]);
 * validate("news:unique@a_b.dom", { standard: "rfc1738" }).diagnostics[0].code; // => "news/character"
 * normalize("news:a@010.1.2.3", { standard: "rfc1738" }); // => "news:a@10.1.2.3"
 */
export const news: Scheme<Newsurl, NodeBase> = urlScheme("newsurl", {
  name: "news",
  section: "3.6",
  status: "permanent",
  examples: ["news:*", "news:comp.infosystems.www.misc"],
  place: (node) => ({ host: hostOf(node), port: null }),
  requirements: [emptyPart(({ grouppart }) => grouppart)],
  normalize: ({ node: { grouppart } }) =>
    grouppart.type === "article" ? decodedForm([grouppart], IN_ARTICLE, "3.6") : [],
});

/**
 * The scheme `nntp` as RFC 1738 defines it.
 *
 * @example
 * import { nntp } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([nntp]);
 * validate("nntp://256.1.2.3/comp.x/1", { standard: "rfc1738" }).diagnostics[0].code; // => "nntp/host-number"
 * normalize("nntp://host.dom:119/comp.x/0012", { standard: "rfc1738" }); // => "nntp://host.dom/comp.x/12"
 */
export const nntp: Scheme<Nntpurl, NodeBase> = urlScheme("nntpurl", {
  name: "nntp",
  section: "3.7",
  status: "permanent",
  defaultPort: "119",
  examples: ["nntp://news.host.dom/comp.infosystems.www.misc/1234"],
  place: ({ hostport }) => hostport,
  requirements: [
    emptyPart(({ group }) => group),
    {
      code: "news-preferred",
      level: "advice",
      binds: "producers",
      section: "3.7",
      rule: "nntpurl",
      summary:
        "Producers should identify an article with a news URL, because most servers serve only their own clients.",
      find({ node: { digits } }) {
        if (digits === null) return NOTHING;
        const { start, end } = digits;
        const message = "This number is valid only on this server. Use a news URL with the message identifier instead.";
        return [{ start, end, message }];
      },
    },
  ],
  *normalize({ node: { digits } }) {
    if (digits) yield { start: digits.start, end: digits.end, text: plainNumber(digits.value), section: "3.7" };
  },
});
