/**
 * What only code can say about the schemes of RFC 1738.
 *
 * @module
 */
import { present } from "../../core/invariant.js";
import type { Mailtourl, Newsurl, Nntpurl } from "../../standards/rfc1738/nodes.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING } from "../mechanism/check.js";
import type { Find } from "../shared/sentences.js";
import { fileSlips } from "../shared/slips.js";
import type { URLCode } from "./common.js";
import { itemOf, SELECTOR_DELIMITERS } from "./gopher.js";
import { readAddress } from "./mailto.js";

/** All characters that are reserved in some part. */
const RESERVED = ";/?:@&=";

/** In the parts of a login, ":", "@" and "/" are reserved. */
const IN_LOGIN = ["3.1", ";?&="] as const;

export const ftp: URLCode<"ftpurl"> = {
  decodes: { user: IN_LOGIN, password: IN_LOGIN, fsegment: ["3.2.2", "?:@&="] },
};

export const http: URLCode<"httpurl"> = {
  decodes: { hsegment: ["3.3", ":@&="], search: ["3.3", ":@&="] },
  finalSlash: "3.3",
};

export const gopher: URLCode<"gopherurl"> = {
  finds: {
    "selector-octet"({ node: { selector }, input }) {
      const at = selector?.value.search(SELECTOR_DELIMITERS.pattern) ?? -1;
      if (selector === null || at < 0) return NOTHING;
      const start = selector.start + at;
      const end = start + "%09".length;
      if (input.charAt(end - 1) !== "9") return [{ start, end }];
      // In the grammar, a search contains no "/" and no "?". So text with these after the tab does not match as a
      // search.
      const next = input.indexOf("%09", end);
      const stretch = { start: end, end: next < 0 ? input.length : next };
      const text = input.slice(stretch.start, stretch.end).replaceAll("/", "%2F").replaceAll("?", "%3F");
      const repair = { ...stretch, text, what: "'/' and '?' in the search" };
      const message =
        "This tab counts as part of the selector, because the search after it must not contain '/' or '?'.";
      return [{ start, end, message, repair }];
    },
    "gopher-plus-string": ({ node }) => (itemOf(node).plus?.type === "other" ? [present(node.gopherString)] : NOTHING),
  },
  // The text after a tab in a selector must not become a search.
  decodes: {
    gtype: ["3.4.1", RESERVED],
    selector: ["3.4.1", RESERVED],
    search: ["3.4.1", ";:@&="],
    "gopher+_string": ["3.4.1", RESERVED],
  },
  finalSlash: "3.4.1",
};

/** Finds a part of the address that is missing. */
const missing =
  (part: string): Find<Mailtourl> =>
  ({ node }) => {
    const found = readAddress(node.encoded822addr);
    return "part" in found && found.part === part ? [{ start: found.start, end: found.end }] : NOTHING;
  };

export const mailto: URLCode<"mailtourl"> = {
  isWithoutHost: true,
  finds: {
    "local-part": /* @__PURE__ */ missing("local-part"),
    "at-sign": /* @__PURE__ */ missing("at-sign"),
    domain: /* @__PURE__ */ missing("domain"),
    "header-fields"({ node }) {
      const { value, start, end } = node.encoded822addr;
      return value.includes("?") ? [{ start: start + value.indexOf("?"), end }] : NOTHING;
    },
  },
  decodes: { encoded822addr: ["3.5", RESERVED] },
};

/** Finds a part of the name of a group that is empty. */
const emptyPart =
  <Node>(groupOf: (node: Node) => Leaf): Find<Node> =>
  ({ node }) => {
    const { type, value: name, start, end } = groupOf(node);
    const parts = name.split(".");
    if (type !== "group" || !parts.includes("")) return NOTHING;
    const at = start + parts.slice(0, parts.indexOf("")).join(".").length;
    const text = parts.filter((part) => part !== "").join(".");
    return [{ start: at, end: at + 1, repair: { start, end, text, what: "the extra dots" } }];
  };

export const news: URLCode<"newsurl"> = {
  finds: { "empty-part": /* @__PURE__ */ emptyPart(({ grouppart }: Newsurl) => grouppart) },
  decodes: { article: ["3.6", ";/?:&="] },
};

export const nntp: URLCode<"nntpurl"> = {
  finds: { "empty-part": /* @__PURE__ */ emptyPart(({ group }: Nntpurl) => group) },
};

export const telnet: URLCode<"telneturl"> = { decodes: { user: IN_LOGIN, password: IN_LOGIN }, finalSlash: "3.8" };

export const wais: URLCode<"waisurl"> = {
  // The document gives these characters no meaning in a search.
  decodes: { search: ["2.2", ";:@&="] },
};

export const file: URLCode<"fileurl"> = {
  slips: /* @__PURE__ */ fileSlips(/^(file:)(\/(?!\/)|(?=[a-z][:|]))/i),
  decodes: { fsegment: ["2.2", "?:@&="] },
};

export const prospero: URLCode<"prosperourl"> = {
  // Only ";" is reserved in an hsoname.
  decodes: { psegment: ["3.11", "/?:@&="], fieldname: ["2.2", "?:@&"], fieldvalue: ["2.2", "?:@&"] },
};
