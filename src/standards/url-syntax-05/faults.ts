/**
 * The words for the rules of the draft in messages.
 *
 * @module
 */
import type { Explanations } from "../explained.js";

export const explanations: Explanations = {
  parts: {
    scheme: "scheme",
    userinfo: "user",
    host: "host",
    port: "port",
    path: "path",
    query: "query",
    fragment: "fragment",
    escape: "escaped",
    address: "host",
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.'."],
    site: "a site",
    user: "a user",
    password: "a password",
    hostname: [
      "a host name",
      "It has labels of letters, digits and inner hyphens; the last label starts with a letter.",
    ],
    hostnumber: ["a host number", "It has four numbers with dots between them."],
    port: ["a port", "A port has digits only."],
    segment: "a segment",
    query: "a query",
    fragment: "a fragment",
    escaped: ["an escaped octet", "It is '%' and two hexadecimal digits."],
  },
};
