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
      ["icap:", "icap/slashes", 5, 5],
      ["icap:h/a", "icap/slashes", 5, 5],
      ["icap:/h/a", "icap/slashes", 5, 6],
      ["icap:///a", "icap/empty-host", 7, 7],
      ["icap://:1344/a", "icap/empty-host", 7, 7],
      ["icap://u@/a", "icap/empty-host", 9, 9],
      ["icap://h", "icap/missing-path", 8, 8],
      ["icap://h?q", "icap/missing-path", 8, 8],
      ["icap://h:x/", "rfc3986/port", 9, 10],
      ["icap://h/a b", "rfc3986/space", 10, 11],
      ["icap://h:65536/a", "icap/port-range", 9, 14, { severity: "info" }],
    ],
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
