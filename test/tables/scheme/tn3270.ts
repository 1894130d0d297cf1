// RFC 6270 section 2. The document has a form but no example.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  tn3270: {
    valid: [
      "tn3270://host.example",
      "tn3270://host.example/",
      "tn3270://user@host.example",
      "tn3270://user:pass@host.example/",
      "TN3270://host.example:2323/",
      "tn3270://[2001:db8::7]",
      "tn3270://192.0.2.1:/",
      "tn3270://host.example/#f",
    ],
    invalid: [
      "tn3270:",
      "tn3270:h",
      "tn3270:/h",
      "tn3270://",
      "tn3270:///",
      "tn3270://user@:23",
      "tn3270://h/a",
      "tn3270://h//",
      "tn3270://h/?q",
      "tn3270://h?q",
    ],
    advised: ["tn3270://a_b.example", "tn3270://h:65536"],
    examples: [],
    normal: [
      ["TN3270://HOST.example:23", "tn3270://host.example/"],
      ["tn3270://User@host.example:/", "tn3270://User@host.example/"],
      ["tn3270://h:2323", "tn3270://h:2323/"],
    ],
    equivalent: [["tn3270://h", "tn3270://h:23/"]],
    different: [["tn3270://u@h", "tn3270://h"]],
    fixed: [
      ["tn3270:h", "tn3270://h"],
      ["tn3270:/h", "tn3270://h"],
      ["tn3270://h?q", "tn3270://h?q"],
    ],
  },
};
