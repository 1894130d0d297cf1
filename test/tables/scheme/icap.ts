// RFC 3507, section 4.2 and the examples throughout the document.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  icap: {
    valid: [
      "icap://h/",
      "ICAP://u@h:1344/a//b?",
      "icap://[::1]/a",
      "icap://192.0.2.1:/a?b=c",
      "icap://h/a;b:c@d",
      "icap://h/%41",
      "icap://h/a#f",
      "icap://h//",
    ],
    invalid: [
      "icap:",
      "icap:h/a",
      "icap:/h/a",
      "icap:///a",
      "icap://:1344/a",
      "icap://u@/a",
      "icap://h",
      "icap://h?q",
      "icap://h:x/",
      "icap://h/a b",
    ],
    advised: ["icap://a_b.example/", "icap://h:65536/a", "icap://shop..example.com/a"],
    examples: [
      "icap://icap.example.net:2000/services/icap-service-1",
      "icap://icap.net/service?mode=translate&lang=french",
      "icap://icap.example.net/translate?mode=french",
      "icap://icap-server.net/server?arg=87",
      "icap://icap-server.net/content-filter",
      "icap://icap.example.org/satisf",
      "icap://icap.server.net/sample-service",
    ],
    normal: [
      ["ICAP://H:1344/a/../%7eb?C", "icap://h/~b?C"],
      ["icap://h:/", "icap://h/"],
    ],
    equivalent: [["icap://h/a", "icap://H:1344/a"]],
    different: [
      ["icap://h/a", "icap://h/A"],
      ["icap://h/a", "icap://h:80/a"],
    ],
    fixed: [
      ["icap:h/a", "icap://h/a"],
      ["icap://h", "icap://h/"],
      ["icap://h/a b", "icap://h/a%20b"],
    ],
  },
};
