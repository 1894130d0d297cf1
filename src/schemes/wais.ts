/**
 * The scheme `wais` (RFC 4156).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/wais.js";
import type { Waisurl } from "../../generated/scheme/wais.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/wais.tree.js";

const emptyDatabase: Check<Waisurl> = {
  code: "empty-database",
  level: "advice",
  section: "2",
  rule: "database",
  summary: "The name of the database should not be empty.",
  find({ node: { database } }) {
    const { start, end } = database;
    return start < end
      ? NOTHING
      : [{ start, end, message: "The name of the database is missing. Write it after '/'." }];
  },
};

const words: RuleWords = {
  ...genericWords,
  host: ["the host", "The host has no user information before it. '/' and a database must follow it."],
  waisurl: [
    "a wais URI",
    "A wais URI is 'wais://', a host, '/' and a database. Either '?' and a search, or '/', a type, '/' and the identifier of a document can follow.",
  ],
  database: "the database",
  search: "the search",
  wtype: ["the type of a document", "'/' and the identifier of the document must follow the type."],
  wpath: ["the identifier of a document", "In an identifier, '/' and '?' must be percent-encoded."],
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
  requirements: [emptyHost("2"), emptyDatabase, ...ofServers],
  words,
  // Only the server that issued a document's identifier interprets it.
  without: ["dot-segments"],
});
