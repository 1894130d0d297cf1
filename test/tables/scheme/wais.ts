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
      "wais:host.example/db",
      "wais:/host.example/db",
      "wais:///db",
      "wais://u@h/db",
      "wais://h",
      "wais://h?search",
      "wais://h/db/TEXT",
      "wais://h/db/",
      "wais://h/db/TEXT/a/b",
      "wais://h/db/TEXT/a?b",
    ],
    advised: ["wais://a_b.example/", "wais://h/", "wais://h:65536/db"],
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
