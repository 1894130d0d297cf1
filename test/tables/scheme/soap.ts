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
      "soap.beep:",
      "soap.beep:h",
      "soap.beep:/h",
      "soap.beep:///a",
      "soap.beep://u@:605",
      "soap.beep://h:a/",
      "soap.beep://h/a b",
      "soap.beep://h/[",
      "soap.beep:?a",
    ],
    advised: ["SOAP.BEEP://a_b.example", "soap.beep://h:65536/"],
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
      "soap.beeps:",
      "soap.beeps:h",
      "soap.beeps:/h",
      "soap.beeps:///a",
      "soap.beeps://u@:605",
      "soap.beeps://h:a/",
      "soap.beeps://h/a b",
      "soap.beeps://h/[",
      "soap.beeps:?a",
    ],
    advised: ["SOAP.BEEPS://a_b.example", "soap.beeps://h:65536/"],
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
