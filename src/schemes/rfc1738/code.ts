/**
 * What only code can say about the schemes of RFC 1738.
 *
 * @module
 */
import type { Nodes } from "../../standards/rfc1738/nodes.js";
import { present } from "../../core/invariant.js";
import { withoutZeros } from "../../core/ports.js";
import type { NodeBase } from "../../tree/index.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { editing, finds, inCase, nodes, requirement } from "../shared/sentences.js";
import { fileSlips } from "../shared/slips.js";
import { isLocal, type URLCode } from "./common.js";
import { itemOf, SELECTOR_DELIMITERS } from "./gopher.js";
import { readAddress } from "./mailto.js";

/** All characters that are reserved in some part. */
const RESERVED = ";/?:@&=";

/** In the parts of a login, ":", "@" and "/" are reserved. */
const IN_LOGIN = ["3.1", ";?&="] as const;

export const ftp: URLCode<"ftpurl"> = {
  decodes: { user: IN_LOGIN, password: IN_LOGIN, fsegment: ["3.2.2", "?:@&="] },
  normalize: /* @__PURE__ */ editing([
    "3.2.2",
    /* @__PURE__ */ finds(/* @__PURE__ */ nodes(null, ["fieldname"], ["ftptype"]), /* @__PURE__ */ inCase(false)),
  ]),
};

export const http: URLCode<"httpurl"> = {
  decodes: { hsegment: ["3.3", ":@&="], search: ["3.3", ":@&="] },
  finalSlash: "3.3",
};

/** Makes the requirement on the octets of a selector. */
function selectorOctet(): Check<Nodes["gopherurl"], NodeBase> {
  const { code, section, message, pattern } = SELECTOR_DELIMITERS;
  return {
    code,
    section,
    rule: "selector",
    summary: message,
    find({ node: { selector }, input }) {
      const at = selector?.value.search(pattern) ?? -1;
      if (selector === null || at < 0) return NOTHING;
      const start = selector.start + at;
      const end = start + "%09".length;
      if (input.charAt(end - 1) !== "9") return [{ start, end, message }];
      // In the grammar, a search contains no "/" and no "?". So text with these after the tab does not match as a
      // search.
      const next = input.indexOf("%09", end);
      const stretch = { start: end, end: next < 0 ? input.length : next };
      const text = input.slice(stretch.start, stretch.end).replace(/[/?]/g, encodeURIComponent);
      const repair = { ...stretch, text, what: "'/' and '?' in the search" };
      const aboutTab =
        "This tab counts as part of the selector, because the search after it must not contain '/' or '?'.";
      return [{ start, end, message: aboutTab, repair }];
    },
  };
}

export const gopher: URLCode<"gopherurl"> = {
  requirements: [
    /* @__PURE__ */ selectorOctet(),
    /* @__PURE__ */ requirement(
      {
        code: "gopher-plus-string",
        level: "advice",
        section: "3.4.3",
        rule: "gopher+_string",
        summary: "The Gopher+ string should have one of the forms of sections 3.4.4 to 3.4.9.",
        message: "RFC 1738 does not define this form of a Gopher+ string.",
      },
      ({ node }) => (itemOf(node).plus?.type === "other" ? [present(node.gopherString)] : NOTHING),
    ),
  ],
  // The text after a tab in a selector must not become a search.
  decodes: {
    gtype: ["3.4.1", RESERVED],
    selector: ["3.4.1", RESERVED],
    search: ["3.4.1", ";:@&="],
    "gopher+_string": ["3.4.1", RESERVED],
  },
  finalSlash: "3.4.1",
  *normalize({ node: { gtype, selector, search } }) {
    const isTop = gtype?.value === "1" && selector?.value === "" && search === null;
    if (isTop) yield { start: gtype.start, end: gtype.end, text: "", section: "3.4.1" };
  },
};

/** Makes the requirement that one part of the address is valid. */
const addressPart = (part: string, summary: string, message: string): Check<Nodes["mailtourl"], NodeBase> =>
  requirement({ code: part, section: "3.5", rule: "encoded822addr", summary, message }, ({ node }) => {
    const found = readAddress(node.encoded822addr);
    return "part" in found && found.part === part ? [{ start: found.start, end: found.end }] : NOTHING;
  });

export const mailto: URLCode<"mailtourl"> = {
  isWithoutHost: true,
  requirements: [
    /* @__PURE__ */ addressPart(
      "local-part",
      "The address must begin with a local part: words by RFC 822 with dots between them.",
      "A word of the local part is missing here.",
    ),
    /* @__PURE__ */ addressPart(
      "at-sign",
      "'@' must follow the local part of an address.",
      "'@' and a domain must follow the local part of an address.",
    ),
    /* @__PURE__ */ addressPart(
      "domain",
      "A domain must follow the '@' of an address: names or literals in brackets, with dots between them.",
      "The domain of an address needs a name or a literal in brackets here.",
    ),
    /* @__PURE__ */ requirement(
      {
        code: "header-fields",
        level: "advice",
        section: "3.5",
        rule: "encoded822addr",
        summary:
          "The URL should not contain '?', because most software reads header fields after it, but the URL has only an address.",
        message: "This '?' is part of the address, but most software reads header fields after it.",
      },
      ({ node }) => {
        const { value, start, end } = node.encoded822addr;
        return value.includes("?") ? [{ start: start + value.indexOf("?"), end }] : NOTHING;
      },
    ),
  ],
  decodes: { encoded822addr: ["3.5", RESERVED] },
};

/** Makes the advice that the name of a group consists of parts with dots between them. */
function emptyPart<Node>(groupOf: (node: Node) => NodeBase): Check<Node, NodeBase> {
  return {
    code: "empty-part",
    level: "advice",
    section: "3.6",
    rule: "group",
    summary: "The name of a newsgroup should not have empty parts between its dots.",
    find({ node, input }) {
      const { type, start, end } = groupOf(node);
      const name = input.slice(start, end);
      const at = type === "group" ? name.search(/\.(?:\.|$)/) : -1;
      if (at < 0) return NOTHING;
      const message = "There is nothing next to '.' in the name of the newsgroup. Remove '.'.";
      const text = name.replace(/\.{2,}/g, ".").replace(/\.$/, "");
      const repair = { start, end, text, what: "the extra dots" };
      return [{ start: start + at, end: start + at + 1, message, repair }];
    },
  };
}

export const news: URLCode<"newsurl"> = {
  requirements: [/* @__PURE__ */ emptyPart(({ grouppart }) => grouppart)],
  decodes: { article: ["3.6", ";/?:&="] },
};

export const nntp: URLCode<"nntpurl"> = {
  requirements: [
    /* @__PURE__ */ emptyPart(({ group }) => group),
    /* @__PURE__ */ requirement(
      {
        code: "news-preferred",
        level: "advice",
        binds: "producers",
        section: "3.7",
        rule: "nntpurl",
        summary:
          "Producers should identify an article with a news URL, because most servers serve only their own clients.",
        message: "This number is valid only on this server. Use a news URL with the message identifier instead.",
      },
      ({ node: { digits } }) => (digits ? [digits] : NOTHING),
    ),
  ],
  *normalize({ node: { digits } }) {
    if (digits) yield { start: digits.start, end: digits.end, text: withoutZeros(digits.value), section: "3.7" };
  },
};

export const telnet: URLCode<"telneturl"> = { decodes: { user: IN_LOGIN, password: IN_LOGIN }, finalSlash: "3.8" };

/** The terms for the parts in messages. */
const PARTS = {
  database: "name of the database",
  wtype: "type of the document",
  wpath: "identifier of the document",
} as const;

export const wais: URLCode<"waisurl"> = {
  requirements: [
    {
      code: "empty-part",
      level: "advice",
      section: "3.9",
      rule: "waisurl",
      summary: "The name of the database and the type and identifier of a document should not be empty.",
      find({ node }) {
        const parts = node.type === "waisdoc" ? [node.database, node.wtype, node.wpath] : [node.database];
        const empty = parts.find(({ value }) => value === "");
        if (!empty) return NOTHING;
        const { start, end, type } = empty;
        return [{ start, end, message: `The ${PARTS[type]} should not be empty.` }];
      },
    },
  ],
  // The document gives these characters no meaning in a search.
  decodes: { search: ["2.2", ";:@&="] },
};

export const file: URLCode<"fileurl"> = {
  slips: /* @__PURE__ */ fileSlips(/^(file:)(\/(?!\/)|(?=[a-z][:|]))/i),
  decodes: { fsegment: ["2.2", "?:@&="] },
  *normalize({ node: { host } }) {
    // An empty host means the same as "localhost".
    if (host && isLocal(host.value)) yield { start: host.start, end: host.end, text: "", section: "3.10" };
  },
};

export const prospero: URLCode<"prosperourl"> = {
  requirements: [
    /* @__PURE__ */ requirement(
      {
        code: "empty-field-name",
        level: "advice",
        section: "3.11",
        rule: "fieldname",
        summary: "The name of a field should not be empty.",
      },
      ({ node: { fields } }) => {
        const found = fields.find(({ fieldname }) => fieldname.value === "");
        return found ? [found.fieldname] : NOTHING;
      },
    ),
  ],
  // Only ";" is reserved in an hsoname.
  decodes: { psegment: ["3.11", "/?:@&="], fieldname: ["2.2", "?:@&"], fieldvalue: ["2.2", "?:@&"] },
};
