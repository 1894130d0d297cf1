// RFC 2660 section 6.2, with the example of section 7.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  shttp: {
    valid: [
      "SHTTP://host.example",
      "shttp://host.example/",
      "shttp://host.example:602/a/b",
      "shttp://user@host.example/",
      "shttp://[2001:db8::7]:/a",
      "shttp://192.0.2.1:1026/a?b",
      "shttp://h//",
      "shttp://h/#f",
    ],
    invalid: [
      "shttp:",
      "shttp:h",
      "shttp:/h",
      "shttp:///a",
      "shttp://u@:602",
      "shttp://h:a/",
      "shttp://h/a b",
      "shttp://h/[",
    ],
    advised: ["SHTTP://a_b.example", "shttp://h:65536/", "shttp://shop..example.com/"],
    examples: ["shttp://www.setec.com/secret"],
    normal: [
      ["SHTTP://Server.example.com", "shttp://server.example.com/"],
      ["shttp://h:602/a/../b", "shttp://h:602/b"],
      ["shttp://h:", "shttp://h/"],
    ],
    equivalent: [["shttp://h", "shttp://H/"]],
    different: [
      ["shttp://h/", "shttp://h:602/"],
      ["shttp://h/a", "shttp://h/A"],
    ],
    fixed: [
      ["shttp:h", "shttp://h"],
      ["shttp:/h", "shttp://h"],
    ],
  },
};
