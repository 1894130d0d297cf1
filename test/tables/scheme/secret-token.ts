// RFC 8959 section 2.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  "secret-token": {
    valid: [
      "secret-token:a",
      "SECRET-TOKEN:a",
      "secret-token:a:b@c",
      "secret-token:!$&'()*+,;=",
      "secret-token:%E2%82%AC",
      "secret-token:%41%2f",
      "secret-token:..",
      "secret-token:a#f",
    ],
    invalid: [
      "secret-token:",
      "secret-token:#f",
      "secret-token://a",
      "secret-token:/a",
      "secret-token:a/b",
      "secret-token:a?b",
      "secret-token:a b",
      "secret-token:%",
      "secret-token:%E2%82",
    ],
    examples: ["secret-token:E92FB7EB-D882-47A4-A265-A0B6135DC842%20foo"],
    normal: [
      ["secret-token:%41%2f..", "secret-token:%41%2f.."],
      ["Secret-Token:a", "Secret-Token:a"],
    ],
    equivalent: [],
    different: [
      ["secret-token:a", "secret-token:A"],
      ["secret-token:a", "secret-token:%61"],
      ["secret-token:a", "SECRET-TOKEN:a"],
    ],
    fixed: [["secret-token:a/b c", "secret-token:a/b%20c"]],
  },
};
