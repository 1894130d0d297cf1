/**
 * The scheme `ftp` (RFC 1738 section 3.2, on the syntax of RFC 3986).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ftp.js";
import type { Ftpurl } from "../../generated/scheme/ftp.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, noAuthority, portRange } from "./shared/common.js";
import { pathSpan } from "./shared/edits.js";
import { languageOf } from "./mechanism/grammar.js";
import { encoding, noQuery } from "./shared/internet.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/ftp.tree.js";

const emptyDirectory: Check = {
  code: "empty-directory",
  level: "advice",
  section: "3.2.2",
  rule: "cwd",
  summary: "An empty directory is a CWD command with a null argument, and not the root.",
  find({ authority, input }) {
    const path = pathSpan(input, authority);
    const at = input.slice(path.start, path.end).indexOf("//");
    if (at < 0) return NOTHING;
    const start = path.start + at + 1;
    const message = 'An empty directory is "CWD" with a null argument: the root is the directory "%2F".';
    return [{ start, end: start, message }];
  },
};

const colon: Check = {
  code: "password-colon",
  section: "3.1",
  rule: "password",
  summary: 'A ":" in the user name or in the password is encoded.',
  find({ authority, input }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    const text = input.slice(start, end);
    const second = text.indexOf(":", text.indexOf(":") + 1);
    if (second < 0) return NOTHING;
    const at = start + second;
    const message = 'The first ":" ends the user name: another one must be encoded.';
    return [{ start: at, end: at + 1, message, hint: encoding(input, at, end, ":") }];
  },
};

const language = languageOf(grammar);

/** The last parameter of a path, where it is a type, whatever that is; the whole path has no more than it. */
const TYPE = /^;type=[^/]*$/i;

const typecode: Check = {
  code: "typecode",
  section: "3.2.2",
  rule: "ftptype",
  summary: 'The type is "a", "i" or "d".',
  find({ authority, input }) {
    const path = pathSpan(input, authority);
    const text = input.slice(path.start, path.end);
    const at = text.lastIndexOf(";");
    if (at < 0 || !TYPE.test(text.slice(at)) || language.test(text.slice(at + ";type=".length), "ftptype"))
      return NOTHING;
    const from = path.start + at;
    const hint = { start: from, end: path.end, text: "", message: "Leave the type out: the client guesses it." };
    return [{ start: from + ";type=".length, end: path.end, message: 'The type is "a", "i" or "d".', hint }];
  },
};

const semicolon: Check = {
  code: "semicolon",
  section: "3.2.2",
  rule: "fsegment",
  summary: 'A ";" in a name is encoded.',
  find({ authority, input }) {
    const path = pathSpan(input, authority);
    const text = input.slice(path.start, path.end);
    const last = text.lastIndexOf(";");
    const names = last >= 0 && TYPE.test(text.slice(last)) ? text.slice(0, last) : text;
    const at = names.indexOf(";");
    if (at < 0) return NOTHING;
    const [start, end] = [path.start + at, path.start + names.length];
    const message = 'A ";" is reserved for the type at the end: in a name it must be encoded.';
    return [{ start, end: start + 1, message, hint: encoding(input, start, end, ";") }];
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
  requirements: [emptyHost("3.1"), emptyDirectory, portRange],
  mistakes: [noAuthority("3.1"), colon, typecode, semicolon, noQuery("3.2.2", "fsegment")],
  *normalize({ node: { ftptype, end } }) {
    if (ftptype === null) return;
    const start = ftptype.start - ";type=".length;
    yield { start, end, text: `;type=${ftptype.value.toLowerCase()}`, section: "3.2.2" };
  },
});
