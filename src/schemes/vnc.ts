/**
 * The scheme `vnc` (RFC 7869).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/vnc.js";
import type { VncUri } from "../../generated/scheme/vnc.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/vnc.tree.js";

const userinfo: Check<VncUri> = {
  code: "userinfo",
  binds: "producers",
  section: "2.1.1",
  rule: "userinfo",
  summary: "A URI must not be generated with user information, which is deprecated.",
  find: ({ node: { userinfo: found } }) =>
    found === null
      ? NOTHING
      : [{ start: found.start, end: found.end, message: "Write '?VncUsername=' and the name, not a name before '@'." }],
};

/**
 * The scheme `vnc`.
 *
 * @example
 * import { vnc } from "uri-grammar/schemes/vnc";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([vnc]);
 * validate("vnc://10.0.0.1/a").diagnostics[0].code; // => "vnc/character"
 * normalize("vnc://Host.example:5900"); // => "vnc://host.example"
 */
export const vnc: Scheme<VncUri> = defineScheme({
  name: "vnc",
  specification: rfc(7869, 'The "vnc" URI Scheme'),
  section: "2.1",
  status: "permanent",
  grammar,
  examples: ["vnc://10.0.0.1:5901?VncPassword=secret&SecurityType=2"],
  requirements: [userinfo, ...ofServers],
  words: {
    ...addressWords,
    ...portWords,
    "vnc-uri": [
      "a vnc URI",
      "A vnc URI is 'vnc://', an optional host, an optional ':' with a port, and an optional '?' with parameters.",
    ],
    "vnc-params": ["a list of parameters", "A parameter is a name, '=' and a value, with '&' between two parameters."],
    param: ["the name of a parameter", "In the name, '?', '=' and '&' must be percent-encoded."],
    value: ["the value of a parameter", "In the value, '?', '=' and '&' must be percent-encoded."],
  },
  // The URI has no path.
  without: ["empty-path"],
});
