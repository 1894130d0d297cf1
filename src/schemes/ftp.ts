/**
 * The scheme `ftp` (RFC 1738 section 3.2, with the syntax of RFC 3986).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ftp.js";
import type { Ftpurl } from "../../generated/scheme/ftp.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofNamedServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/ftp.tree.js";

const emptyDirectory: Check = {
  code: "empty-directory",
  level: "advice",
  section: "3.2.2",
  rule: "cwd",
  summary: "The path should have no empty directory, which means a CWD command with a null argument, not the root.",
  find({ input, parts }) {
    const { path } = parts;
    const at = input.slice(path.start, path.end).indexOf("//");
    if (at < 0) return NOTHING;
    const start = path.start + at + 1;
    const message = "There is nothing between two slashes. Write '%2F' for the root of the server, or remove one '/'.";
    return [{ start, end: start, message }];
  },
};

/**
 * The scheme `ftp`.
 *
 * @example
 * import { ftp } from "uri-grammar/schemes/ftp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ftp]);
 * validate("ftp:///etc/motd").diagnostics[0].code; // => "ftp/empty-host"
 * normalize("ftp://h/a;TYPE=I"); // => "ftp://h/a;type=i"
 */
export const ftp: Scheme<Ftpurl> = defineScheme({
  name: "ftp",
  specification: rfc(1738, "Uniform Resource Locators (URL)"),
  section: "3.2",
  status: "permanent",
  grammar,
  examples: [
    "ftp://myname@host.dom/%2Fetc/motd",
    "ftp://myname@host.dom/etc/motd",
    "ftp://myname@host.dom//etc/motd",
    "ftp://foo:@host.com/",
  ],
  requirements: [emptyHost("3.1"), emptyDirectory, ...ofNamedServers],
  words: {
    ...addressWords,
    ...portWords,
    ftpurl: [
      "an ftp URI",
      "After 'ftp://', an ftp URI has an optional user with '@', a host and a path. A ';' can only begin ';type=a', ';type=i' or ';type=d' at the end.",
    ],
    user: ["the name of a user", "In the name, ':', '@' and '/' must be percent-encoded."],
    password: ["a password", "In a password, ':', '@' and '/' must be percent-encoded."],
    fpath: ["a path", "In a path, ';' must be percent-encoded. An unencoded ';' begins the type at the end."],
    ftptype: ["the type of a transfer", "The type is 'a', 'i' or 'd', at the end of the URI."],
  },
  *normalize({ node: { ftptype, end } }) {
    if (ftptype === null) return;
    const start = ftptype.start - ";type=".length;
    yield { start, end, text: `;type=${ftptype.value.toLowerCase()}`, section: "3.2.2" };
  },
});
