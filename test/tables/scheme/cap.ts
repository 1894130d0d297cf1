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
      "cap:",
      "cap:example.com/Doug",
      "cap:/h",
      "cap:///a",
      "cap://u@h/",
      "cap://h:a/",
      "cap://h/a b",
      "cap://h/[",
      "cap://h?a",
    ],
    advised: ["cap://a_b.example", "cap://h:65536/"],
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
