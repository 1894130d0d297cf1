/**
 * The scheme `sieve` (RFC 5804).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/sieve.js";
import type { SieveurlListScripts, SieveurlScript } from "../../generated/scheme/sieve.tree.js";
import { emptyHost, ofServers, utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { authorityWords } from "./shared/words.js";

export type * from "../../generated/scheme/sieve.tree.js";

/**
 * The scheme `sieve`.
 *
 * @example
 * import { sieve } from "uri-grammar/schemes/sieve";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([sieve]);
 * validate("sieve://example.com/a;b").diagnostics[0].code; // => "sieve/unencoded-delimiter"
 * normalize("sieve://example.com:4190"); // => "sieve://example.com/"
 */
export const sieve: Scheme<SieveurlListScripts | SieveurlScript> = defineScheme({
  name: "sieve",
  specification: rfc(5804, "A Protocol for Remotely Managing Sieve Scripts"),
  section: "3",
  status: "permanent",
  grammar,
  examples: ["sieve://example.com//script", "sieve://example.com/script"],
  requirements: [emptyHost("3"), utf8("3"), ...ofServers],
  words: {
    ...authorityWords,
    sieveurl: [
      "a sieve URI",
      "A sieve URI is 'sieve://', an authority, and an optional '/' with a script, or with an owner, '/' and a script.",
    ],
    owner: ["the owner of a script", "In the owner, ';', '&', '=', '/' and '?' must be percent-encoded."],
    scriptname: ["the name of a script", "In the name, ';', '&', '=', '/' and '?' must be percent-encoded."],
  },
  // The path is an owner and a name, which can be "..".
  without: ["dot-segments"],
});
