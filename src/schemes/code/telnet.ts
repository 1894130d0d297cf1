/**
 * The scheme `telnet` (RFC 4248).
 *
 * @module
 */
import type { TelnetURL } from "../../../generated/scheme/telnet.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const telnet: SchemeCode<TelnetURL> = {
  requirements: [advisory],
};
