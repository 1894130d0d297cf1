/**
 * The schemes `http` and `https` (RFC 9110 section 4.2).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/http.js";
import type { HttpsURI, HttpURI } from "../../generated/scheme/http.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofNamedServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { authorityWords, pathWords, queryWords } from "./shared/words.js";

export type * from "../../generated/scheme/http.tree.js";

const specification = rfc(9110, "HTTP Semantics");

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

/** The requirements of both schemes, without `emptyHost`, for which they cite different sections. */
const requirements = [generatedUserinfo, receivedUserinfo, ...ofNamedServers];

const words = { ...authorityWords, ...pathWords, ...queryWords };

/**
 * The scheme `http`.
 *
 * @example
 * import { http } from "uri-grammar/schemes/http";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([http]);
 * validate("http:///x").diagnostics[0].code; // => "http/empty-host"
 * normalize("http://example.com:80"); // => "http://example.com/"
 */
export const http: Scheme<HttpURI> = defineScheme({
  name: "http",
  specification,
  section: "4.2.1",
  status: "permanent",
  grammar,
  examples: [
    "http://example.com:80/~smith/home.html",
    "http://EXAMPLE.com/%7Esmith/home.html",
    "http://EXAMPLE.com:/%7esmith/home.html",
  ],
  requirements: [emptyHost("4.2.1"), ...requirements],
  words,
});

/**
 * The scheme `https`.
 *
 * @example
 * import { https } from "uri-grammar/schemes/http";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([https]);
 * validate("https:example.com").diagnostics[0].code; // => "https/slashes"
 * normalize("https://example.com:443"); // => "https://example.com/"
 */
export const https: Scheme<HttpsURI> = defineScheme({
  name: "https",
  specification,
  section: "4.2.2",
  status: "permanent",
  grammar,
  examples: ["https://example.com/"],
  requirements: [emptyHost("4.2.2"), ...requirements],
  words,
});
