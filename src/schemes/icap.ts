/**
 * The scheme `icap` (RFC 3507).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/icap.js";
import type { ICAPURI } from "../../generated/scheme/icap.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofNamedServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { authorityWords, pathWords, queryWords } from "./shared/words.js";

export type * from "../../generated/scheme/icap.tree.js";

const missingPath: Check = {
  code: "missing-path",
  section: "4.2",
  rule: "path-abempty",
  summary: "The URI must have a path.",
  find({ parts: { path } }) {
    if (path.end > path.start) return NOTHING;
    const { start, end } = path;
    const repair = { start, end, text: "/" };
    return [
      {
        start,
        end,
        message: "The path of the service is missing. Write it after the host, such as '/reqmod'.",
        repair,
      },
    ];
  },
};

/**
 * The scheme `icap`.
 *
 * @example
 * import { icap } from "uri-grammar/schemes/icap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([icap]);
 * validate("icap://example.net").diagnostics[0].code; // => "icap/missing-path"
 * normalize("icap://example.net:1344/a"); // => "icap://example.net/a"
 */
export const icap: Scheme<ICAPURI> = defineScheme({
  name: "icap",
  specification: rfc(3507, "Internet Content Adaptation Protocol (ICAP)"),
  section: "4.2",
  status: "permanent",
  grammar,
  examples: [
    "icap://icap.example.net:2000/services/icap-service-1",
    "icap://icap.net/service?mode=translate&lang=french",
  ],
  requirements: [emptyHost("4.2"), missingPath, ...ofNamedServers],
  words: {
    ...authorityWords,
    ...pathWords,
    ...queryWords,
    "ICAP-URI": ["an icap URI", "An icap URI is 'icap://', a server, a path, and an optional '?' with a query."],
  },
});
