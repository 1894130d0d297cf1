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
      "tip:",
      "tip:h/?a",
      "tip:///?a",
      "tip://u@h/?a",
      "tip://h:a/?a",
      "tip://h?a",
      "tip://h/",
      "tip://h/?",
      "tip://h/?a:b",
      "tip://h/?a=b",
      "tip://h/?a%3Ab",
      "tip://h/?%00",
      "tip://h/?urn:a1",
      "tip://h/?urn:a",
      "tip://h/?a b",
    ],
    advised: ["tip://a_b.example/?a", "tip://h:65536/?a"],
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
