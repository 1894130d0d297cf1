/**
 * The schemes `http` and `https` (RFC 9110 section 4.2).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/http.js";
import type { HttpsURI, HttpURI } from "../../generated/scheme/http.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, portRange } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/http.tree.js";

const specification = rfc(9110, "HTTP Semantics");

const generatedUserinfo: Check = {
  code: "userinfo",
  binds: "producers",
  section: "4.2.4",
  rule: "userinfo",
  summary: 'User information and its "@" are not generated in a message.',
  find: findUserinfo('User information and its "@" must not be generated in a message.'),
};

const receivedUserinfo: Check = {
  code: "untrusted-userinfo",
  level: "SHOULD",
  binds: "consumers",
  section: "4.2.4",
  rule: "userinfo",
  summary: "User information in a URI from an untrusted source is treated as an error.",
  find: findUserinfo(
    "From an untrusted source, user information should be treated as an error: it likely hides the host.",
  ),
};

function findUserinfo(message: string): Check["find"] {
  return ({ authority }) => {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    return [{ start, end, message, hint: { start, end: end + 1, text: "", message: "Remove it." } }];
  };
}

/** What both schemes demand, but for the section that an empty host is forbidden in. */
const requirements = [generatedUserinfo, receivedUserinfo, portRange];

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
});

/**
 * The scheme `https`.
 *
 * @example
 * import { https } from "uri-grammar/schemes/http";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([https]);
 * validate("https:example.com").diagnostics[0].code; // => "https/no-authority"
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
});
