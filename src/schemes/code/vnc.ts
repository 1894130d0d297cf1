/**
 * The scheme `vnc` (RFC 7869).
 *
 * @module
 */
import type { VncUri } from "../../../generated/scheme/vnc.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const vnc: SchemeCode<VncUri> = {
  requirements: [userinfo],
};
