/**
 * The words for the rules of RFC 2396 in messages.
 *
 * @module
 */
import type { Explanations } from "../explained.js";

export const explanations: Explanations = {
  parts: {
    scheme: "scheme",
    userinfo: "userinfo",
    host: "host",
    port: "port",
    path: "path",
    query: "query",
    fragment: "fragment",
    escape: "escaped",
    address: "IPv6reference",
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.', and starts with a letter."],
    authority: "an authority",
    userinfo: "user information",
    hostname: [
      "a host name",
      "It has labels of letters, digits and inner hyphens; the last label starts with a letter.",
    ],
    port: ["a port", "A port has digits only."],
    IPv6reference: ["an IPv6 reference", "It is an IPv6 address in brackets."],
    IPv6address: [
      "an IPv6 address",
      "It has groups of one to four hexadecimal digits with colons between them; '::' stands for groups of zeros.",
    ],
    IPv4address: ["an IPv4 address", "It has four numbers of one to three digits, with dots between them."],
    reg_name: "a registered name",
    segment: "a segment",
    rel_segment: "a segment without ':'",
    query: "a query",
    fragment: "a fragment",
    escaped: ["an escaped octet", "It is '%' and two hexadecimal digits."],
  },
};
