/**
 * The schemes `z39.50r` and `z39.50s` (RFC 2056).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/z3950.js";
import type { Z3950url } from "../../generated/scheme/z3950.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "./mechanism/check.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { serverWords } from "./shared/words.js";

export type * from "../../generated/scheme/z3950.tree.js";

/** Makes a requirement that some parts of a retrieval are present. */
const required = (
  part: "database" | "docid",
  level: "MUST" | "advice",
  message: string,
  isAbsent: (node: Z3950url) => boolean,
): Check<Z3950url> => ({
  code: `missing-${part}`,
  level,
  section: "4",
  rule: part,
  summary: message,
  find({ input: { length }, node }) {
    return isAbsent(node) ? [{ start: length, end: length, message }] : NOTHING;
  },
});

const shared = {
  specification: rfc(2056, "Uniform Resource Locators for Z39.50"),
  status: "permanent",
  grammar,
  words: {
    ...serverWords(
      "z3950url",
      "a Z39.50 URI",
      "an optional '/' with databases, '?' and a document, ';esn=' and ';rs='",
    ),
    database: ["the name of a database", "The name is not empty. A '+' separates two names."],
    request: ["the request", "A request is databases, '?' and a document, ';esn=' and ';rs='. All are optional."],
    search: ["the databases and the document", "A document needs a database before it."],
    docid: ["the identifier of a document", "The identifier is not empty. In it, delimiters must be percent-encoded."],
    esn: ["the element set", "The element set is ';esn=' and a name, before any ';rs='."],
    elementset: ["the name of an element set", "The name is not empty. In it, delimiters must be percent-encoded."],
    rs: ["the record syntaxes", "The record syntaxes are ';rs=' and names with '+' between them."],
    recordsyntax: ["the name of a record syntax", "The name is not empty. A '+' separates two names."],
  },
  // The path is a list of databases, and a database can have the name "..".
  without: ["dot-segments"],
  *normalize({ input, node: { request } }: Subject<Z3950url>): Generator<SchemeEdit> {
    if (request?.esn) yield* rewrite(input, request.esn.keyword, "esn", "5");
    if (request?.rs) yield* rewrite(input, request.rs.keyword, "rs", "5");
  },
} as const;

/**
 * The scheme `z39.50r`, for the retrieval of one document.
 *
 * @example
 * import { z3950r } from "uri-grammar/schemes/z3950";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([z3950r]);
 * validate("z39.50r://host.example/").diagnostics[0].code; // => "z39.50r/missing-database"
 * normalize("z39.50r://host.example:210/a?1;ESN=F"); // => "z39.50r://host.example/a?1;esn=F"
 */
export const z3950r: Scheme<Z3950url> = defineScheme({
  ...shared,
  name: "z39.50r",
  section: "4",
  examples: ["z39.50r://host.example:210/a?1;esn=F;rs=USMARC+SUTRS"],
  requirements: [
    emptyHost("4"),
    required("database", "MUST", "The URI must have a database.", ({ request }) => !request?.search),
    required(
      "docid",
      "advice",
      "The URI should have a document, because its meaning is undefined without one.",
      ({ request }) => request?.search?.docid === null,
    ),
    ...ofServers,
  ],
});

/**
 * The scheme `z39.50s`, for a session.
 *
 * @example
 * import { z3950s } from "uri-grammar/schemes/z3950";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([z3950s]);
 * validate("z39.50s://host.example/?1").diagnostics[0].code; // => "z39.50s/unencoded-delimiter"
 * normalize("z39.50s://host.example:210"); // => "z39.50s://host.example/"
 */
export const z3950s: Scheme<Z3950url> = defineScheme({
  ...shared,
  name: "z39.50s",
  section: "3",
  examples: ["z39.50s://host.example/a+b"],
  requirements: [emptyHost("3"), ...ofServers],
});
