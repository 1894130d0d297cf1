/**
 * The schemes `http` and `https` (RFC 9110 section 4.2).
 *
 * @module
 */
import type { HttpsURI, HttpURI } from "../../../generated/scheme/http.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

const generatedUserinfo: Check = {
  code: "userinfo",
  binds: "producers",
  section: "4.2.4",
  rule: "userinfo",
  summary: "A message must not contain user information and its '@'.",
  find({ authority }) {
    if (!authority?.userinfo) return NOTHING;
    return [
      {
        ...authority.userinfo,
        message: "Do not send a user name or a password in the URI of a message. Remove it and '@'.",
      },
    ];
  },
};

const receivedUserinfo: Check = {
  code: "untrusted-userinfo",
  level: "SHOULD",
  binds: "consumers",
  section: "4.2.4",
  rule: "userinfo",
  summary: "User information in a URI from an untrusted source should be treated as an error.",
  find({ authority }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    const message =
      "The text before '@' can hide the real host. Do not open this URI if you do not trust where it comes from.";
    return [{ start, end, message, repair: { start, end: end + 1, text: "", what: "the user information" } }];
  },
};

export const code: SchemeCode<HttpURI | HttpsURI> = {
  requirements: [generatedUserinfo, receivedUserinfo],
};
