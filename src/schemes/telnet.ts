/**
 * The scheme `telnet` (RFC 4248).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/telnet.js";
import type { TelnetURL } from "../../generated/scheme/telnet.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, portRange } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/telnet.tree.js";

const advisory: Check = {
  code: "advisory-user",
  level: "advice",
  section: "2",
  rule: "user",
  summary: "User name and password are advisory only.",
  find({ authority }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    return [{ start, end, message: "Clients merely advise their user of this, and few handle it well." }];
  },
};

/**
 * The scheme `telnet`.
 *
 * @example
 * import { telnet } from "uri-grammar/schemes/telnet";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([telnet]);
 * validate("telnet:host.example").diagnostics[0].code; // => "telnet/no-authority"
 * normalize("telnet://host.example:23/"); // => "telnet://host.example/"
 */
export const telnet: Scheme<TelnetURL> = defineScheme({
  name: "telnet",
  specification: rfc(4248, "The telnet URI Scheme"),
  section: "2",
  status: "permanent",
  grammar,
  examples: ["telnet://user:password@host.example:23/"],
  requirements: [emptyHost("2"), advisory, portRange],
});
