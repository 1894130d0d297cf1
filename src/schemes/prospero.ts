/**
 * The scheme `prospero` (RFC 4157).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/prospero.js";
import type { ProsperoURL } from "../../generated/scheme/prospero.tree.js";
import type { RuleWords } from "../explain/report.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/prospero.tree.js";

const words: RuleWords = {
  ...genericWords,
  host: ["the host", "The host has no user information before it. '/' and the name of an object must follow it."],
  "prospero-URL": [
    "a prospero URI",
    "A prospero URI is 'prospero://', a host, '/' and the name of an object. User information and a query are not allowed.",
  ],
  hsoname: ["the name of the object", "In a name, ';' and '?' must be percent-encoded. A field begins with ';'."],
  fieldspec: [
    "a field",
    "A field is ';', a name, '=' and a value. In it, '/', '?' and any other '=' must be percent-encoded.",
  ],
};

/**
 * The scheme `prospero`.
 *
 * @example
 * import { prospero } from "uri-grammar/schemes/prospero";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([prospero]);
 * validate("prospero:///a").diagnostics[0].code; // => "prospero/empty-host"
 */
export const prospero: Scheme<ProsperoURL> = defineScheme({
  name: "prospero",
  specification: rfc(4157, "The prospero URI Scheme"),
  section: "2",
  status: "historical",
  grammar,
  examples: ["prospero://example.com//pros/name"],
  requirements: [emptyHost("2"), ...ofServers],
  words,
  // Software must not assume a meaning of the slashes in a name.
  without: ["dot-segments"],
});
