// RFC 2557 section 5.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  thismessage: {
    valid: [
      "THISMESSAGE:/",
      "thismessage:/a/b.gif",
      "thismessage:/a?b",
      "thismessage://host.example/a",
      "thismessage:a",
      "thismessage:",
      "thismessage:/a%20b",
      "thismessage:/#f",
    ],
    invalid: [
      ["thismessage:/a b", "rfc3986/space", 14, 15],
      ["thismessage:/%", "rfc3986/truncated", 13, 14],
      ["thismessage:/a%4", "rfc3986/truncated", 14, 16],
      ["thismessage:/[", "rfc3986/bracket", 13, 14],
      ["thismessage://h:b/", "rfc3986/port", 16, 17],
      ["thismessage:/a#b#c", "rfc3986/second-hash", 16, 17],
      ["thismessage:/{a}", "rfc3986/template", 13, 16],
      ["thismessage:/a\\b", "rfc3986/backslash", 14, 15],
    ],
    examples: ["thismessage:/"],
    normal: [
      ["THISMESSAGE:/%7ea/./b", "thismessage:/~a/b"],
      ["thismessage:/a/../images/b.gif", "thismessage:/images/b.gif"],
    ],
    equivalent: [["thismessage:/a", "thismessage:/%61"]],
    different: [
      ["thismessage:/a", "thismessage:/A"],
      ["thismessage:/", "thismessage:"],
    ],
    fixed: [["thismessage:/a b", "thismessage:/a%20b"]],
  },
};
