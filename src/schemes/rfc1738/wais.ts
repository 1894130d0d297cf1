/**
 * The scheme `wais` (RFC 1738 section 3.9).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Waisurl } from "../../standards/rfc1738/nodes.js";
import { NOTHING } from "../mechanism/check.js";
import type { Scheme } from "../mechanism/scheme.js";
import { charactersOf, decodedForm, treeBy, urlScheme } from "./common.js";
import { octetsOf } from "./octets.js";

/** The resource that a WAIS URL designates, in one of three forms. Each string has one character for each octet. */
export type WAISResource =
  /** A searchable database. */
  | { readonly type: "database"; readonly database: string }
  /** A search in a database. */
  | { readonly type: "search"; readonly database: string; readonly search: string }
  /** A document in a database: its WAIS type, and its identifier, which only the server interprets. */
  | { readonly type: "document"; readonly database: string; readonly wtype: string; readonly documentId: string };

/**
 * Returns the resource that a WAIS URL designates (RFC 1738 section 3.9).
 *
 * @param url the tree of a WAIS URL
 * @returns a database, a search in it, or a document
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { waisResource } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("wais://host.dom/database?search", { rule: "waisurl" });
 * waisResource(url); // => { type: "search", database: "database", search: "search" }
 */
export function waisResource(url: Waisurl): WAISResource {
  const own = treeBy(url, "waisurl");
  const database = octetsOf(own.database);
  switch (own.type) {
    case "waisdatabase":
      return { type: "database", database };
    case "waisindex":
      return { type: "search", database, search: octetsOf(own.search) };
    case "waisdoc":
      return { type: "document", database, wtype: octetsOf(own.wtype), documentId: octetsOf(own.wpath) };
  }
}

/** The terms for the parts in messages. */
const PARTS = {
  database: "name of the database",
  wtype: "type of the document",
  wpath: "identifier of the document",
} as const;

/** The reserved characters that a search may contain. The document gives them no meaning there. */
const IN_SEARCH = charactersOf(";:@&=");

/**
 * The scheme `wais` as RFC 1738 defines it.
 *
 * @example
 * import { wais } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([wais]);
 * validate("wais://256.1.2.3/db", { standard: "rfc1738" }).diagnostics[0].code; // => "wais/host-number"
 * normalize("wais://host.dom/db?a%3Ab%2f", { standard: "rfc1738" }); // => "wais://host.dom/db?a:b%2F"
 */
export const wais: Scheme<Waisurl, NodeBase> = urlScheme("waisurl", {
  name: "wais",
  section: "3.9",
  status: "historical",
  defaultPort: "210",
  examples: ["wais://host.dom/database", "wais://host.dom/database?search", "wais://host.dom/database/wtype/wpath"],
  place: ({ hostport }) => hostport,
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
  normalize: ({ node }) => (node.type === "waisindex" ? decodedForm([node.search], IN_SEARCH, "2.2") : []),
});
