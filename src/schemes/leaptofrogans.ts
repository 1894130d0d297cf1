/**
 * The scheme `leaptofrogans` (RFC 8589).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/leaptofrogans.js";
import type { LeaptofrogansUri } from "../../generated/scheme/leaptofrogans.tree.js";
import { utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/leaptofrogans.tree.js";

/**
 * The scheme `leaptofrogans`.
 *
 * @example
 * import { leaptofrogans } from "uri-grammar/schemes/leaptofrogans";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([leaptofrogans]);
 * validate("leaptofrogans:Network*Site?a").diagnostics[0].code; // => "leaptofrogans/query"
 */
export const leaptofrogans: Scheme<LeaptofrogansUri> = defineScheme({
  name: "leaptofrogans",
  specification: rfc(8589, "The 'leaptofrogans' URI Scheme"),
  section: "4.1",
  status: "permanent",
  grammar,
  examples: ["leaptofrogans:Network-Name*Site-Name", "leaptofrogans:%E7%BD%91%E7%BB%9C%E5%90%8D*%E7%AB%99%E5%90%8D"],
  requirements: [utf8("4.1")],
  words: {
    "leaptofrogans-uri": ["a leaptofrogans URI", "A leaptofrogans URI is 'leaptofrogans:' and a Frogans address."],
    "pct-encoded-frogans-address": [
      "a Frogans address",
      "In an address, only characters outside ASCII are percent-encoded. A path with '/' and a query cannot follow.",
    ],
  },
  // An address is not a list of segments.
  without: ["dot-segments"],
});
