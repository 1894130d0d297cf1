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
      "matrix:",
      "matrix:/u/a:b",
      "matrix:u/",
      "matrix:u//a",
      "matrix:a/b/c/d/e",
      "matrix:u/a:b?",
      "matrix:u/a:b?action",
      "matrix:u/a b",
      "matrix:u/a:b?action=call",
    ],
    advised: ["matrix:room/a:b/event/c", "matrix:roomid/a:b"],
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
