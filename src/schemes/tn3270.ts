/**
 * The scheme `tn3270` (RFC 6270).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/tn3270.js";
import type { Tn3270Uri } from "../../generated/scheme/tn3270.tree.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { authorityWords } from "./shared/words.js";

export type * from "../../generated/scheme/tn3270.tree.js";

/**
 * The scheme `tn3270`.
 *
 * @example
 * import { tn3270 } from "uri-grammar/schemes/tn3270";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([tn3270]);
 * validate("tn3270://host.example/a").diagnostics[0].code; // => "tn3270/character"
 * normalize("tn3270://host.example:23"); // => "tn3270://host.example/"
 */
export const tn3270: Scheme<Tn3270Uri> = defineScheme({
  name: "tn3270",
  specification: rfc(6270, "The 'tn3270' URI Scheme"),
  section: "2.1",
  status: "permanent",
  grammar,
  examples: ["tn3270://user@host.example:23/"],
  requirements: [emptyHost("2.2"), ...ofServers],
  words: {
    ...authorityWords,
    "tn3270-uri": [
      "a tn3270 URI",
      "A tn3270 URI is 'tn3270://', an optional user with '@', a host and an optional port. Only '/' is allowed after them.",
    ],
  },
});
