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
      ["shttp:", "shttp/slashes", 6, 6],
      ["shttp:h", "shttp/slashes", 6, 6],
      ["shttp:/h", "shttp/slashes", 6, 7],
      ["shttp:///a", "shttp/empty-host", 8, 8],
      ["shttp://u@:602", "shttp/empty-host", 10, 10],
      ["shttp://h:a/", "rfc3986/port", 10, 11],
      ["shttp://h/a b", "rfc3986/space", 11, 12],
      ["shttp://h/[", "rfc3986/bracket", 10, 11],
      ["shttp://h:65536/", "shttp/port-range", 10, 15, { severity: "info" }],
    ],
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
