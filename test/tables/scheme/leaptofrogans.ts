// RFC 8589 section 4.1.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  leaptofrogans: {
    valid: [
      "leaptofrogans:a*b",
      "LEAPTOFROGANS:Network*Site",
      "leaptofrogans:%c3%a9*a",
      "leaptofrogans:a",
      "leaptofrogans:a-b_c~d.e",
      "leaptofrogans:!$&'()+,;=",
      "leaptofrogans:a:b@c",
      "leaptofrogans:a*b#f",
    ],
    invalid: [
      "leaptofrogans:",
      "leaptofrogans://a*b",
      "leaptofrogans:/a*b",
      "leaptofrogans:a*b/c",
      "leaptofrogans:a*b?c",
      "leaptofrogans:%41*b",
      "leaptofrogans:a%20b",
      "leaptofrogans:a b",
      "leaptofrogans:é*a",
      "leaptofrogans:%",
      "leaptofrogans:%E7%BD",
    ],
    examples: ["leaptofrogans:Network-Name*Site-Name", "leaptofrogans:%E7%BD%91%E7%BB%9C%E5%90%8D*%E7%AB%99%E5%90%8D"],
    normal: [
      ["LEAPTOFROGANS:.", "leaptofrogans:."],
      ["LeapToFrogans:%e7%bd%91*A", "leaptofrogans:%E7%BD%91*A"],
    ],
    equivalent: [["leaptofrogans:%e7%bd%91*a", "leaptofrogans:%E7%BD%91*a"]],
    different: [["leaptofrogans:a*b", "leaptofrogans:A*b"]],
    fixed: [
      ["leaptofrogans:é*a", "leaptofrogans:%C3%A9*a"],
      ["leaptofrogans://a*b", "leaptofrogans:a*b"],
      ["leaptofrogans:%41*b", "leaptofrogans:A*b"],
    ],
  },
};
