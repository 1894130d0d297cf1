/**
 * The words for the rules of RFC 3986 in messages.
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
    escape: "pct-encoded",
    address: "IP-literal",
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.', and starts with a letter."],
    authority: "an authority",
    userinfo: "user information",
    host: "a host",
    port: ["a port", "A port has digits only."],
    "IP-literal": ["an IP literal", "An IP literal is an IPv6 address, or a later one, in brackets."],
    IPvFuture: ["a future IP address", "It is 'v', a version in hexadecimal digits, '.' and an address."],
    IPv6address: [
      "an IPv6 address",
      "It has eight groups of one to four hexadecimal digits; '::' stands for groups of zeros.",
    ],
    IPv4address: [
      "an IPv4 address",
      "It has four decimal numbers from 0 to 255, without leading zeros and with dots between them.",
    ],
    "reg-name": "a registered name",
    segment: "a segment",
    "segment-nz": "a segment",
    "segment-nz-nc": "a segment without ':'",
    query: "a query",
    fragment: "a fragment",
    "pct-encoded": ["a percent-encoded octet", "It is '%' and two hexadecimal digits."],
  },
};
