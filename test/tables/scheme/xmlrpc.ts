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
      "xmlrpc.beep:",
      "xmlrpc.beep:h",
      "xmlrpc.beep:/h",
      "xmlrpc.beep:///a",
      "xmlrpc.beep://u@:602",
      "xmlrpc.beep://h:a/",
      "xmlrpc.beep://h/a b",
      "xmlrpc.beep://h/[",
    ],
    advised: ["XMLRPC.BEEP://a_b.example", "xmlrpc.beep://h:65536/"],
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
      "xmlrpc.beeps:",
      "xmlrpc.beeps:h",
      "xmlrpc.beeps:/h",
      "xmlrpc.beeps:///a",
      "xmlrpc.beeps://u@:602",
      "xmlrpc.beeps://h:a/",
      "xmlrpc.beeps://h/a b",
      "xmlrpc.beeps://h/[",
    ],
    advised: ["XMLRPC.BEEPS://a_b.example", "xmlrpc.beeps://h:65536/"],
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
