// The namespace ietf: RFC 2648 and RFC 3553.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:ietf:params:xml:ns:yang:ietf-interfaces",
    "urn:ietf:FYI:4",
    "urn:ietf:bcp:14",
    "urn:ietf:mtg:41-urn",
    "urn:ietf:other-1",
    "urn:ietf:rfc:3986",
    "urn:ietf:STD:66",
    "urn:ietf:id:draft-ietf-urn-ietf-06",
  ],
  invalid: [
    "urn:ietf:wg:oauth:2.0:oob",
    "urn:ietf:x:wg:oauth:2.0:oob",
    "urn:ietf:rfc:x",
    "urn:ietf:id:",
    "urn:ietf:fyi:",
    "urn:ietf:std:50a",
    "urn:ietf:bcp:a",
    "urn:ietf:mtg:a_b",
    "urn:ietf:params:",
  ],
  advised: ["urn:ietf:rfc2141", "urn:ietf:draft"],
  examples: [
    "urn:ietf:rfc:2141",
    "urn:ietf:std:50",
    "urn:ietf:id:ietf-urn-ietf-06",
    "urn:ietf:mtg:41-urn",
    "urn:ietf:params:foo-params:foo",
  ],
  normal: [
    ["urn:ietf:RFC:2141", "urn:ietf:rfc:2141"],
    ["urn:IETF:params:oauth:Token", "urn:ietf:params:oauth:Token"],
  ],
  equivalent: [["URN:IETF:RFC:2141", "urn:ietf:rfc:2141"]],
  different: [["urn:ietf:params:A", "urn:ietf:params:a"]],
  fixed: [["urn:ietf:rfc2141", "urn:ietf:rfc2141"]],
};
