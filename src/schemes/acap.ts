/**
 * The scheme `acap` (RFC 2244 section 3.2).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/acap.js";
import type { UrlAcap } from "../../generated/scheme/acap.tree.js";
import { emptyHost, ofServers, utf8 } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/acap.tree.js";

/**
 * The scheme `acap`.
 *
 * @example
 * import { acap } from "uri-grammar/schemes/acap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([acap]);
 * validate("acap://u:p@h/a").diagnostics[0].code; // => "acap/character"
 * normalize("acap://u;AUTH=*@h:674/a"); // => "acap://u@h/a"
 */
export const acap: Scheme<UrlAcap> = defineScheme({
  name: "acap",
  specification: rfc(2244, "ACAP -- Application Configuration Access Protocol"),
  section: "3.2",
  status: "permanent",
  grammar,
  examples: ["acap://fred@acap.example.com/addressbook/user/fred/?addressbook.Email&addressbook.CommonName"],
  requirements: [emptyHost("3.2"), utf8("3.2"), ...ofServers],
  words: {
    ...addressWords,
    ...portWords,
    "url-acap": ["an acap URI", "After 'acap://', an acap URI has a server, '/' and the path of an entry."],
    "url-server": [
      "the server of an acap URI",
      "The server is a host with an optional port. A user, ';AUTH=' with a mechanism, or both, and '@' can precede it, but not a password.",
    ],
    "url-enc-auth": ["the mechanism", "The mechanism is a name, or '*' for any mechanism."],
    "url-enc-entry": [
      "the path of an entry",
      "The path is not empty. In it, '&', ';' and '?' must be percent-encoded.",
    ],
    "url-attr-list": ["a list of attributes", "The names of attributes are not empty. '&' separates them."],
    "url-extension": ["an extension", "An extension is '?' and at least one character."],
  },
  // Without its dot-segments, the path may be empty or refer to a different entry.
  without: ["dot-segments"],
  *normalize({ input, node: { server } }) {
    const { user, auth } = server;
    if (auth === null) return;
    // If the URL has a user, "*" is the default.
    const isDefault = user?.value !== "" && auth.mechanism.value === "*";
    if (isDefault) yield* rewrite(input, auth, "", "3.2.1");
    else yield* rewrite(input, auth.keyword, "AUTH", "8");
  },
});
