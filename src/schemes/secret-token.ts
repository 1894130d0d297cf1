/**
 * The scheme `secret-token` (RFC 8959).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/secret-token.js";
import type { SecretTokenURI } from "../../generated/scheme/secret-token.tree.js";
import { utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/secret-token.tree.js";

/**
 * The scheme `secret-token`.
 *
 * @example
 * import { secretToken } from "uri-grammar/schemes/secret-token";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, equivalent } = withSchemes([secretToken]);
 * validate("secret-token:a/b").diagnostics[0].code; // => "secret-token/unencoded-delimiter"
 * equivalent("secret-token:%41", "secret-token:A"); // => false
 */
export const secretToken: Scheme<SecretTokenURI> = defineScheme({
  name: "secret-token",
  specification: rfc(8959, 'The "secret-token" URI Scheme'),
  section: "2",
  status: "provisional",
  grammar,
  examples: ["secret-token:E92FB7EB-D882-47A4-A265-A0B6135DC842%20foo"],
  requirements: [utf8("2")],
  words: {
    "secret-token-URI": ["a secret-token URI", "A secret-token URI is 'secret-token:' and a token."],
    token: ["the token", "In the token, '/' and '?' must be percent-encoded."],
  },
  // The whole URI must be used without changes (section 2).
  without: ["case", "percent-encoding", "dot-segments"],
});
