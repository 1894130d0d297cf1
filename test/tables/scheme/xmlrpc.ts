// RFC 3529 section 5.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  "xmlrpc.beep": {
    valid: [
      "XMLRPC.BEEP://host.example",
      "xmlrpc.beep://host.example/",
      "xmlrpc.beep://host.example:602/a/b",
      "xmlrpc.beep://user@host.example/",
      "xmlrpc.beep://[2001:db8::7]:/a",
      "xmlrpc.beep://192.0.2.1:1026/a?b",
      "xmlrpc.beep://h//",
      "xmlrpc.beep://h/#f",
    ],
    invalid: [
      ["xmlrpc.beep:", "xmlrpc.beep/slashes", 12, 12],
      ["xmlrpc.beep:h", "xmlrpc.beep/slashes", 12, 12],
      ["xmlrpc.beep:/h", "xmlrpc.beep/slashes", 12, 13],
      ["xmlrpc.beep:///a", "xmlrpc.beep/empty-host", 14, 14],
      ["xmlrpc.beep://u@:602", "xmlrpc.beep/empty-host", 16, 16],
      ["xmlrpc.beep://h:a/", "rfc3986/port", 16, 17],
      ["xmlrpc.beep://h/a b", "rfc3986/space", 17, 18],
      ["xmlrpc.beep://h/[", "rfc3986/bracket", 16, 17],
      ["xmlrpc.beep://h:65536/", "xmlrpc.beep/port-range", 16, 21, { severity: "info" }],
    ],
    examples: [
      "xmlrpc.beep://stateserver.example.com/NumberToName",
      "xmlrpc.beep://stateserver.example.com:1026",
      "xmlrpc.beep://stateserver.example.com",
      "xmlrpc.beep://10.0.0.2:1026",
    ],
    normal: [
      ["XMLRPC.BEEP://Server.example.com", "xmlrpc.beep://server.example.com/"],
      ["xmlrpc.beep://h:602/a/../b", "xmlrpc.beep://h:602/b"],
      ["xmlrpc.beep://h:", "xmlrpc.beep://h/"],
    ],
    equivalent: [["xmlrpc.beep://h", "xmlrpc.beep://H/"]],
    different: [
      ["xmlrpc.beep://h/", "xmlrpc.beep://h:602/"],
      ["xmlrpc.beep://h/a", "xmlrpc.beep://h/A"],
    ],
    fixed: [
      ["xmlrpc.beep:h", "xmlrpc.beep://h"],
      ["xmlrpc.beep:/h", "xmlrpc.beep://h"],
    ],
  },
  "xmlrpc.beeps": {
    valid: [
      "XMLRPC.BEEPS://host.example",
      "xmlrpc.beeps://host.example/",
      "xmlrpc.beeps://host.example:602/a/b",
      "xmlrpc.beeps://user@host.example/",
      "xmlrpc.beeps://[2001:db8::7]:/a",
      "xmlrpc.beeps://192.0.2.1:1026/a?b",
      "xmlrpc.beeps://h//",
      "xmlrpc.beeps://h/#f",
    ],
    invalid: [
      ["xmlrpc.beeps:", "xmlrpc.beeps/slashes", 13, 13],
      ["xmlrpc.beeps:h", "xmlrpc.beeps/slashes", 13, 13],
      ["xmlrpc.beeps:/h", "xmlrpc.beeps/slashes", 13, 14],
      ["xmlrpc.beeps:///a", "xmlrpc.beeps/empty-host", 15, 15],
      ["xmlrpc.beeps://u@:602", "xmlrpc.beeps/empty-host", 17, 17],
      ["xmlrpc.beeps://h:a/", "rfc3986/port", 17, 18],
      ["xmlrpc.beeps://h/a b", "rfc3986/space", 18, 19],
      ["xmlrpc.beeps://h/[", "rfc3986/bracket", 17, 18],
      ["xmlrpc.beeps://h:65536/", "xmlrpc.beeps/port-range", 17, 22, { severity: "info" }],
    ],
    examples: ["xmlrpc.beeps://stateserver.example.com/NumberToName"],
    normal: [
      ["XMLRPC.BEEPS://Server.example.com", "xmlrpc.beeps://server.example.com/"],
      ["xmlrpc.beeps://h:602/a/../b", "xmlrpc.beeps://h:602/b"],
      ["xmlrpc.beeps://h:", "xmlrpc.beeps://h/"],
    ],
    equivalent: [["xmlrpc.beeps://h", "xmlrpc.beeps://H/"]],
    different: [
      ["xmlrpc.beeps://h/", "xmlrpc.beeps://h:602/"],
      ["xmlrpc.beeps://h/a", "xmlrpc.beeps://h/A"],
    ],
    fixed: [
      ["xmlrpc.beeps:h", "xmlrpc.beeps://h"],
      ["xmlrpc.beeps:/h", "xmlrpc.beeps://h"],
    ],
  },
};
