// RFC 4324 section 5.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  cap: {
    valid: [
      "cap://H.example",
      "cap://h/",
      "cap://h:1026/a/b",
      "cap://h//",
      "cap://[::1]:/a?b",
      "cap://192.0.2.1/a%2Fb:@&=+$,;",
      "cap://cal.example.com/abcd1234Usr",
      "cap://h/#f",
    ],
    invalid: [
      ["cap:", "cap/slashes", 4, 4],
      ["cap:example.com/Doug", "cap/slashes", 4, 4],
      ["cap:/h", "cap/slashes", 4, 5],
      ["cap:///a", "cap/empty-host", 6, 6],
      ["cap://u@h/", "cap/character", 7, 8],
      ["cap://h:a/", "rfc3986/port", 8, 9],
      ["cap://h/a b", "rfc3986/space", 9, 10],
      ["cap://h/[", "rfc3986/bracket", 8, 9],
      ["cap://h?a", "cap/character", 7, 8],
      ["cap://h:65536/", "cap/port-range", 8, 13, { severity: "info" }],
    ],
    examples: [
      "cap://cal.example.com",
      "cap://cal.example.com/Company/Holidays",
      "cap://cal.example.com/abcd1234Usr",
      "cap://cal.example.com/abcd1234USR",
      "cap://host.com/joe",
      "cap://cal.example.com/sdfifgty4321",
      "cap://calendar.example.com",
      "cap://mycal.example.com",
    ],
    normal: [
      ["CAP://Cal.example.com:1026", "cap://cal.example.com/"],
      ["cap://h:/a/../%7eb?C", "cap://h/~b?C"],
    ],
    equivalent: [["cap://h/a", "cap://H:1026/a"]],
    different: [
      ["cap://h/a", "cap://h/A"],
      ["cap://h/a", "cap://h:80/a"],
    ],
    fixed: [
      ["cap:", "cap:"],
      ["cap:example.com/Doug", "cap://example.com/Doug"],
      ["cap:/h", "cap://h"],
    ],
  },
};
