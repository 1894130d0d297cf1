/**
 * The scheme `ftp` (RFC 1738 section 3.2, with the syntax of RFC 3986).
 *
 * @module
 */
import type { Ftpurl } from "../../../generated/scheme/ftp.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const ftp: SchemeCode<Ftpurl> = {
  requirements: [emptyDirectory],
  *normalize({ node: { ftptype, end } }) {
    if (ftptype === null) return;
    const start = ftptype.start - ";type=".length;
    yield { start, end, text: `;type=${ftptype.value.toLowerCase()}`, section: "3.2.2" };
  },
};
