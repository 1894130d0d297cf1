// RFC 4227 section 6.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  "soap.beep": {
    valid: [
      "SOAP.BEEP://host.example",
      "soap.beep://host.example/",
      "soap.beep://host.example:605/a/b",
      "soap.beep://user@host.example/",
      "soap.beep://[2001:db8::7]:/a",
      "soap.beep://192.0.2.1:1026/a?b",
      "soap.beep://h//",
      "soap.beep://h/#f",
    ],
    invalid: [
      ["soap.beep:", "soap.beep/slashes", 10, 10],
      ["soap.beep:h", "soap.beep/slashes", 10, 10],
      ["soap.beep:/h", "soap.beep/slashes", 10, 11],
      ["soap.beep:///a", "soap.beep/empty-host", 12, 12],
      ["soap.beep://u@:605", "soap.beep/empty-host", 14, 14],
      ["soap.beep://h:a/", "rfc3986/port", 14, 15],
      ["soap.beep://h/a b", "rfc3986/space", 15, 16],
      ["soap.beep://h/[", "rfc3986/bracket", 14, 15],
      ["soap.beep:?a", "soap.beep/slashes", 10, 10],
      ["soap.beep://h:65536/", "soap.beep/port-range", 14, 19, { severity: "info" }],
    ],
    examples: [
      "soap.beep://stockquoteserver.example.com/StockQuote",
      "soap.beep://stockquoteserver.example.com:1026",
      "soap.beep://stockquoteserver.example.com",
      "soap.beep://192.0.2.0:1026",
    ],
    normal: [
      ["SOAP.BEEP://StockQuoteServer.example.com", "soap.beep://stockquoteserver.example.com/"],
      ["soap.beep://h:605/a/../b", "soap.beep://h:605/b"],
      ["soap.beep://h:", "soap.beep://h/"],
    ],
    equivalent: [["soap.beep://h", "soap.beep://H/"]],
    different: [
      ["soap.beep://h/", "soap.beep://h:605/"],
      ["soap.beep://h/a", "soap.beep://h/A"],
      ["soap.beep://h/", "soap.beeps://h/"],
    ],
    fixed: [
      ["soap.beep:h", "soap.beep://h"],
      ["soap.beep:/h", "soap.beep://h"],
    ],
  },
  "soap.beeps": {
    valid: [
      "SOAP.BEEPS://host.example",
      "soap.beeps://host.example/",
      "soap.beeps://host.example:605/a/b",
      "soap.beeps://user@host.example/",
      "soap.beeps://[2001:db8::7]:/a",
      "soap.beeps://192.0.2.1:1026/a?b",
      "soap.beeps://h//",
      "soap.beeps://h/#f",
    ],
    invalid: [
      ["soap.beeps:", "soap.beeps/slashes", 11, 11],
      ["soap.beeps:h", "soap.beeps/slashes", 11, 11],
      ["soap.beeps:/h", "soap.beeps/slashes", 11, 12],
      ["soap.beeps:///a", "soap.beeps/empty-host", 13, 13],
      ["soap.beeps://u@:605", "soap.beeps/empty-host", 15, 15],
      ["soap.beeps://h:a/", "rfc3986/port", 15, 16],
      ["soap.beeps://h/a b", "rfc3986/space", 16, 17],
      ["soap.beeps://h/[", "rfc3986/bracket", 15, 16],
      ["soap.beeps:?a", "soap.beeps/slashes", 11, 11],
      ["soap.beeps://h:65536/", "soap.beeps/port-range", 15, 20, { severity: "info" }],
    ],
    examples: [],
    normal: [
      ["SOAP.BEEPS://StockQuoteServer.example.com", "soap.beeps://stockquoteserver.example.com/"],
      ["soap.beeps://h:605/a/../b", "soap.beeps://h:605/b"],
      ["soap.beeps://h:", "soap.beeps://h/"],
    ],
    equivalent: [["soap.beeps://h", "soap.beeps://H/"]],
    different: [
      ["soap.beeps://h/", "soap.beeps://h:605/"],
      ["soap.beeps://h/a", "soap.beeps://h/A"],
      ["soap.beep://h/", "soap.beeps://h/"],
    ],
    fixed: [
      ["soap.beeps:h", "soap.beeps://h"],
      ["soap.beeps:/h", "soap.beeps://h"],
    ],
  },
};
