/**
 * The scheme `h323` (RFC 3508).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/h323.js";
import type { H323URL } from "../../generated/scheme/h323.tree.js";
import { lowerCase } from "../core/percent.js";
import { ofServers, utf8 } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/h323.tree.js";

/**
 * The scheme `h323`.
 *
 * @example
 * import { h323 } from "uri-grammar/schemes/h323";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([h323]);
 * validate("h323:user@").diagnostics[0].code; // => "h323/incomplete"
 * normalize("h323:User@Example.com"); // => "h323:user@example.com"
 */
export const h323: Scheme<H323URL> = defineScheme({
  name: "h323",
  specification: rfc(3508, "H.323 Uniform Resource Locator (URL) Scheme Registration"),
  section: "2",
  status: "permanent",
  grammar,
  examples: ["h323:user@example.com", "h323:@gatekeeper.example.com:1719", "h323:+1-201-555-0123"],
  requirements: [utf8("2"), ...ofServers],
  words: {
    "H323-URL": [
      "an h323 URI",
      "An h323 URI is 'h323:', a user, '@' with a host, or both. Parameters with ';' can follow.",
    ],
    user: ["a user", "In a user, '%', '@' and spaces must be percent-encoded."],
    host: ["the host", "A host is a domain name, an IPv4 address, or an IPv6 address in brackets."],
    hostname: [
      "the host name",
      "A label begins and ends with a letter or a digit. The last label begins with a letter.",
    ],
    port: ["the port", "The port is digits."],
    "url-parameter": ["a parameter", "A parameter is ';' and at least one character."],
  },
  // The path of the generic syntax is a user and a host here.
  without: ["dot-segments"],
  // The host ignores case, and so do the characters of ASCII in a user.
  *normalize({ input, node: { address } }) {
    yield* rewrite(input, address, lowerCase(input.slice(address.start, address.end)), "2");
  },
});
