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
      "thismessage:/a b",
      "thismessage:/%",
      "thismessage:/a%4",
      "thismessage:/[",
      "thismessage://h:b/",
      "thismessage:/a#b#c",
      "thismessage:/{a}",
      "thismessage:/a\\b",
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
