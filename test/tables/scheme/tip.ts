// RFC 2371 sections 7 and 8.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  tip: {
    valid: [
      "tip://h/?a",
      "TIP://h.example:3372/a/b;c?urn:xopen:xid",
      "tip://[::1]:/?a-._~$+!*'(),",
      "tip://192.0.2.1//?%20%2F%7e",
      "tip://h/?URN:a1:b/c",
      "tip://h/?urn",
      "tip://h/?a#f",
      "tip://h/a%2Fb?%41",
    ],
    invalid: [
      ["tip:", "tip/incomplete", 4, 4],
      ["tip:h/?a", "tip/slashes", 4, 4],
      ["tip:///?a", "tip/empty-host", 6, 6],
      ["tip://u@h/?a", "tip/character", 7, 8],
      ["tip://h:a/?a", "rfc3986/port", 8, 9],
      ["tip://h?a", "tip/character", 7, 8],
      ["tip://h/", "tip/incomplete", 8, 8],
      ["tip://h/?", "tip/incomplete", 9, 9],
      ["tip://h/?a:b", "tip/character", 10, 11],
      ["tip://h/?a=b", "tip/unencoded-delimiter", 10, 11],
      ["tip://h/?a%3Ab", "tip/needless-encoding", 10, 13],
      ["tip://h/?%00", "tip/needless-encoding", 9, 12],
      ["tip://h/?urn:a1", "tip/incomplete", 15, 15],
      ["tip://h/?urn:a", "tip/incomplete", 14, 14],
      ["tip://h/?a b", "rfc3986/space", 10, 11],
      ["tip://h:65536/?a", "tip/port-range", 8, 13, { severity: "info" }],
    ],
    examples: ["tip://123.123.123.123/?urn:xopen:xid", "tip://123.123.123.123/?transid1"],
    normal: [
      ["TIP://H:3372/a/../?%7eB", "tip://h/?~B"],
      ["tip://h:/?urn:xopen:xid", "tip://h/?urn:xopen:xid"],
    ],
    equivalent: [["tip://h/?a", "tip://H:3372/?%61"]],
    different: [
      ["tip://h/?a", "tip://h/?A"],
      ["tip://h/a?b", "tip://h/?b"],
    ],
    fixed: [
      ["tip:h/?a", "tip://h/?a"],
      ["tip://h/?", "tip://h/?"],
      ["tip://h/?a:b", "tip://h/?a:b"],
    ],
  },
};
