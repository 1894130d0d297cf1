/**
 * The words for the rules of RFC 1808 in messages.
 *
 * @module
 */
import type { Explanations } from "../explained.js";

export const explanations: Explanations = {
  parts: {
    scheme: "scheme",
    userinfo: "net_loc",
    host: "net_loc",
    port: "net_loc",
    path: "path",
    query: "query",
    fragment: "fragment",
    escape: "escape",
    address: "net_loc",
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.'."],
    net_loc: "a network location",
    path: "a path",
    fsegment: "a first segment",
    segment: "a segment",
    params: "parameters",
    param: "a parameter",
    query: "a query",
    fragment: "a fragment",
    escape: ["an escaped octet", "It is '%' and two hexadecimal digits."],
  },
};
