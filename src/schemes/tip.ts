/**
 * The scheme `tip` (RFC 2371).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/tip.js";
import type { TipURL } from "../../generated/scheme/tip.tree.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { serverWords } from "./shared/words.js";

export type * from "../../generated/scheme/tip.tree.js";

/**
 * The scheme `tip`.
 *
 * @example
 * import { tip } from "uri-grammar/schemes/tip";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([tip]);
 * validate("tip://192.0.2.1/").diagnostics[0].code; // => "tip/incomplete"
 * normalize("tip://Host.example:3372/?transid1"); // => "tip://host.example/?transid1"
 */
export const tip: Scheme<TipURL> = defineScheme({
  name: "tip",
  specification: rfc(2371, "Transaction Internet Protocol Version 3.0"),
  section: "8",
  status: "permanent",
  grammar,
  examples: ["tip://123.123.123.123/?urn:xopen:xid", "tip://123.123.123.123/?transid1"],
  requirements: [emptyHost("7"), ...ofServers],
  words: {
    ...serverWords("tip-URL", "a tip URI", "a path with '?' and a transaction"),
    "transaction-string": [
      "a transaction",
      "A transaction is a URN, or an identifier without reserved characters such as ':' and '/'.",
    ],
  },
});
