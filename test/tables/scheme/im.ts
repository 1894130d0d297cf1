// RFC 3860, section 3 and appendices A.2 and B.2.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  im: {
    valid: [
      "im:",
      "IM:fred@example.com",
      "im:fred@example.com?subject=a%20b&x=y=z",
      "im:?=",
      "im:a.b%2Ec/d@%5B192.0.2.1%5D",
      "im:%22a%20b%22@c",
      "im:Fred%20B.%20%3Cfred@example.com%3e",
      "im:%3Ca@b%3E?a/b:c@d=%26",
      "im:a!$&'*+-=_~@b#f",
    ],
    invalid: [
      ["im:fred", "im/incomplete", 7, 7],
      ["im:fred@", "im/incomplete", 8, 8],
      ["im:@example.com", "im/character", 3, 4],
      ["im://fred@example.com", "im/slashes", 3, 5],
      ["im:fred@@h", "im/repeated-character", 8, 9],
      ["im:a..b@c", "im/character", 7, 8],
      ["im:.a@b", "im/character", 5, 6],
      ["im:a@b.", "im/incomplete", 7, 7],
      ["im:a,b@c", "im/character", 4, 5],
      ["im:a@b,c@d", "im/character", 6, 7],
      ["im:a@b?", "im/empty-part", 6, 7],
      ["im:a@b?x", "im/incomplete", 8, 8],
      ["im:a@b?x=1&", "im/empty-part", 10, 11],
      ["im:a@b?x=1&&y=2", "im/empty-part", 11, 12],
      ["im:a@b?x=[", "rfc3986/bracket", 9, 10],
      ["im:a%20b@c", "im/character", 8, 9],
      ["im:%3Ca@b", "im/incomplete", 9, 9],
      ["im:Fred<a@b>", "rfc3986/delimiter", 7, 8],
    ],
    examples: ["im:fred@example.com", "im:pepp=example.com/fred@relay-domain"],
    normal: [
      ["IM:Fred@Example.COM?Subject=%7ex", "im:Fred@example.com?Subject=~x"],
      ["im:Fred%20%3CA@B%3e", "im:Fred%20%3CA@b%3E"],
      ["im:?A=B", "im:?A=B"],
      ["im:a/../b@C", "im:a/../b@C"],
    ],
    equivalent: [["im:fred@example.com", "im:fred@EXAMPLE.com"]],
    different: [
      ["im:fred@example.com", "im:Fred@example.com"],
      ["im:a@b", "im:a@b?x="],
      ["im:a@b", "im:%3Ca@b%3E"],
    ],
    fixed: [
      ["im://fred@example.com", "im:fred@example.com"],
      ["im:a@b?x=1&&y=2", "im:a@b?x=1&y=2"],
    ],
  },
};
