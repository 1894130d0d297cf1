// Matrix Specification, Appendices, section "Matrix URI scheme".
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  matrix: {
    valid: [
      "matrix:u/alice:example.org",
      "MATRIX:r/a:b",
      "matrix://example.org:8448/u/a:b",
      "matrix:roomid/a:b/e/c?via=d&via=e",
      "matrix:a",
      "matrix:a/b/c",
      "matrix:u/%2Fa:b?org.example.x=y=z",
      "matrix:u/..",
      "matrix:u/a:b#f",
    ],
    invalid: [
      ["matrix:", "matrix/incomplete", 7, 7],
      ["matrix:/u/a:b", "matrix/character", 8, 9],
      ["matrix:u/", "matrix/incomplete", 9, 9],
      ["matrix:u//a", "matrix/repeated-character", 9, 10],
      ["matrix:a/b/c/d/e", "matrix/unencoded-delimiter", 14, 15],
      ["matrix:u/a:b?", "matrix/empty-part", 12, 13],
      ["matrix:u/a:b?action", "matrix/incomplete", 19, 19],
      ["matrix:u/a b", "rfc3986/space", 10, 11],
      ["matrix:u/a:b?action=call", "matrix/action", 20, 24],
      ["matrix:room/a:b/event/c", "matrix/old-type", 16, 21, { profile: "mint" }],
      ["matrix:roomid/a:b", "matrix/via", 17, 17, { severity: "warning" }],
    ],
    examples: [
      "matrix:r/somewhere:example.org",
      "matrix:roomid/somewhere:example.org?via=elsewhere.ca",
      "matrix:roomid/somewhere:example.org/e/event?via=elsewhere.ca",
      "matrix:u/alice:example.org?action=chat",
    ],
    normal: [["MATRIX:u/%61:B/../c", "matrix:u/a:B/../c"]],
    equivalent: [["Matrix:u/a:b", "matrix:u/a:b"]],
    different: [
      ["matrix:u/a:b", "matrix:u/a:B"],
      ["matrix:u/a:b", "matrix:r/a:b"],
    ],
    fixed: [["matrix:u/a:b?", "matrix:u/a:b"]],
  },
};
