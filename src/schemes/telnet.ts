/**
 * The scheme `telnet` (RFC 4248).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/telnet.js";
import type { TelnetURL } from "../../generated/scheme/telnet.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/telnet.tree.js";

const advisory: Check = {
  code: "advisory-user",
  level: "advice",
  section: "2",
  rule: "user",
  summary: "The URI should not rely on the user name and the password, which are only advisory.",
  find({ authority }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    return [
      {
        start,
        end,
        message: "Many programs ignore the user name and the password. Remove them.",
      },
    ];
  },
};

const words: RuleWords = {
  ...genericWords,
  host: ["the host", "Only ':' with a port and '/' can follow the host."],
  "telnet-URL": [
    "a telnet URI",
    "A telnet URI is 'telnet://', an optional user with '@', a host and an optional port. Only '/' is allowed after them.",
  ],
  path: ["the path", "The path is '/' or empty, without a query after it."],
};

/**
 * The scheme `telnet`.
 *
 * @example
 * import { telnet } from "uri-grammar/schemes/telnet";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([telnet]);
 * validate("telnet:host.example").diagnostics[0].code; // => "telnet/slashes"
 * normalize("telnet://host.example:23/"); // => "telnet://host.example/"
 */
export const telnet: Scheme<TelnetURL> = defineScheme({
  name: "telnet",
  specification: rfc(4248, "The telnet URI Scheme"),
  section: "2",
  status: "permanent",
  grammar,
  examples: ["telnet://user:password@host.example:23/"],
  requirements: [emptyHost("2"), advisory, ...ofServers],
  words,
});
