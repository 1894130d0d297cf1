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
      ["leaptofrogans:", "leaptofrogans/incomplete", 14, 14],
      ["leaptofrogans://a*b", "leaptofrogans/slashes", 14, 16],
      ["leaptofrogans:/a*b", "leaptofrogans/slashes", 14, 15],
      ["leaptofrogans:a*b/c", "leaptofrogans/character", 17, 18],
      ["leaptofrogans:a*b?c", "leaptofrogans/query", 17, 19],
      ["leaptofrogans:%41*b", "leaptofrogans/needless-encoding", 14, 17],
      ["leaptofrogans:a%20b", "leaptofrogans/needless-encoding", 15, 18],
      ["leaptofrogans:a b", "rfc3986/space", 15, 16],
      ["leaptofrogans:é*a", "rfc3986/non-ascii", 14, 15],
      ["leaptofrogans:%", "rfc3986/truncated", 14, 15],
      ["leaptofrogans:%E7%BD", "leaptofrogans/utf-8", 14, 20],
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
