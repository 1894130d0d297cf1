/**
 * The words for the rules of RFC 3987 in messages.
 *
 * @module
 */
import { table } from "../../../generated/rfc3987.reference.js";
import { alphabetOf } from "../../core/wide.js";
import type { Explanations } from "../explained.js";
import { reference } from "./reference.js";

export const explanations: Explanations = {
  wide: { alphabet: alphabetOf(table.intervals), allows: (character) => reference().test(character, "ucschar") },
  parts: {
    scheme: "scheme",
    userinfo: "iuserinfo",
    host: "ihost",
    port: "port",
    path: "ipath",
    query: "iquery",
    fragment: "ifragment",
    escape: "pct-encoded",
    address: "IP-literal",
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.', and starts with a letter."],
    iauthority: "an authority",
    iuserinfo: "user information",
    ihost: "a host",
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
    "ireg-name": "a registered name",
    isegment: "a segment",
    "isegment-nz": "a segment",
    "isegment-nz-nc": "a segment without ':'",
    iquery: "a query",
    ifragment: "a fragment",
    "pct-encoded": ["a percent-encoded octet", "It is '%' and two hexadecimal digits."],
  },
};
