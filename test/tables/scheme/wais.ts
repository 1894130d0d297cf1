// RFC 4156 section 2. The document has three forms but no example.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  wais: {
    valid: [
      "wais://host.example/database",
      "wais://host.example:2100/database",
      "wais://host.example/database?search",
      "wais://host.example/database?a/b?c",
      "wais://host.example/database?",
      "wais://host.example/database/TEXT/id",
      "wais://host.example/db/WSRC/a%2Fb%3Fc",
      "WAIS://[2001:db8::7]/d//",
      "wais://host.example/db#f",
    ],
    invalid: [
      ["wais:host.example/db", "wais/slashes", 5, 5],
      ["wais:/host.example/db", "wais/slashes", 5, 6],
      ["wais:///db", "wais/empty-host", 7, 7],
      ["wais://u@h/db", "wais/character", 8, 9],
      ["wais://h", "wais/incomplete", 8, 8],
      ["wais://h?search", "wais/character", 8, 9],
      ["wais://h/db/TEXT", "wais/incomplete", 16, 16],
      ["wais://h/db/", "wais/incomplete", 12, 12],
      ["wais://h/db/TEXT/a/b", "wais/unencoded-delimiter", 18, 19],
      ["wais://h/db/TEXT/a?b", "wais/unencoded-delimiter", 18, 19],
      ["wais://h/", "wais/empty-database", 9, 9, { severity: "info" }],
      ["wais://h:65536/db", "wais/port-range", 9, 14, { severity: "info" }],
    ],
    examples: [],
    normal: [
      ["WAIS://Host.Example:210/DB", "wais://host.example/DB"],
      ["wais://h/db/TEXT/..", "wais://h/db/TEXT/.."],
      ["wais://h/db?%7e", "wais://h/db?~"],
    ],
    equivalent: [["wais://h:210/db", "wais://h/db"]],
    different: [
      ["wais://h/db", "wais://h/db?"],
      ["wais://h/db/T/a%2Fb", "wais://h/db/T/a%2fB"],
      ["wais://h/a/T/..", "wais://h/a/"],
    ],
    fixed: [
      ["wais://h/db/", "wais://h/db/"],
      ["wais://h/db/T/a/b/c", "wais://h/db/T/a/b/c"],
      ["wais://h/db/T/a?b", "wais://h/db/T/a?b"],
      ["wais://h/db/T", "wais://h/db/T"],
    ],
  },
};
