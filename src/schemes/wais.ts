/**
 * The scheme `wais` (RFC 4156).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/wais.js";
import type { Waisurl } from "../../generated/scheme/wais.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, noAuthority, portRange } from "./shared/common.js";
import { pathSpan, querySpan } from "./shared/edits.js";
import { encoding, noUserinfo } from "./shared/internet.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/wais.tree.js";

const emptyDatabase: Check<Waisurl> = {
  code: "empty-database",
  level: "advice",
  section: "2",
  rule: "database",
  summary: "The database has a name.",
  find({ node: { database } }) {
    const { start, end } = database;
    return start < end ? NOTHING : [{ start, end, message: "The name of the database is empty." }];
  },
};

const noDatabase: Check = {
  code: "no-database",
  section: "2",
  rule: "database",
  summary: 'After the host come "/" and the name of a database.',
  find({ authority, input }) {
    if (authority === null || input.startsWith("/", authority.end)) return NOTHING;
    const { end } = authority;
    return [{ start: end, end, message: 'After the host come "/" and the name of a database.' }];
  },
};

const incomplete: Check = {
  code: "incomplete-document",
  section: "2",
  rule: "wpath",
  summary: "A document has both a type and an id.",
  find({ authority, input }) {
    const { start: from, end } = pathSpan(input, authority);
    const [database] = /^\/[^/]*\/(?=[^/]*$)/.exec(input.slice(from, end)) ?? [];
    if (database === undefined) return NOTHING;
    const start = from + database.length;
    const finding = { start, end, message: 'A document has a type, "/" and an id after the database.' };
    if (start < end) return [finding];
    return [{ ...finding, hint: { start: start - 1, end, text: "", message: 'Remove the "/".' } }];
  },
};

const slash: Check = {
  code: "slash",
  section: "2",
  rule: "wpath",
  summary: 'A "/" in the id of a document is encoded.',
  find({ authority, input }) {
    const path = pathSpan(input, authority);
    const [document] = /^(?:\/[^/]*){3}(?=\/)/.exec(input.slice(path.start, path.end)) ?? [];
    if (document === undefined) return NOTHING;
    const start = path.start + document.length;
    const message = 'The id of a document is opaque: a "/" in it must be encoded.';
    return [{ start, end: start + 1, message, hint: encoding(input, start, path.end, "/") }];
  },
};

const documentQuery: Check = {
  code: "query",
  section: "2",
  rule: "waisdoc",
  summary: "Only a database is searched: a document has no query.",
  find({ authority, input }) {
    const query = querySpan(input);
    const path = pathSpan(input, authority);
    if (query === null || !input.slice(path.start + 1, path.end).includes("/")) return NOTHING;
    const start = query.start - 1;
    const message = 'Only a database is searched: in the id of a document, "?" is encoded.';
    return [{ start, end: query.end, message, hint: encoding(input, start, query.end, "?") }];
  },
};

/**
 * The scheme `wais`.
 *
 * @example
 * import { wais } from "uri-grammar/schemes/wais";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([wais]);
 * validate("wais:///db").diagnostics[0].code; // => "wais/empty-host"
 */
export const wais: Scheme<Waisurl> = defineScheme({
  name: "wais",
  specification: rfc(4156, "The wais URI Scheme"),
  section: "2",
  status: "historical",
  grammar,
  examples: ["wais://host.example/db", "wais://host.example/db?words", "wais://host.example/db/TEXT/id"],
  requirements: [emptyHost("2"), emptyDatabase, portRange],
  mistakes: [noAuthority("2"), noUserinfo("2"), noDatabase, incomplete, slash, documentQuery],
  // Only the server that issued a document's id takes it apart.
  without: ["dot-segments"],
});
