// draft-hoehrmann-javascript-scheme-03.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  javascript: {
    valid: [
      "javascript:",
      "javascript:void(0)",
      "JavaScript:alert('a')",
      "javascript:a/../b",
      "javascript:%22%C3%BC%22",
      "javascript:x?y:z",
      "javascript://%0Aalert(1)",
      "javascript:a#f",
    ],
    invalid: [
      ['javascript:alert("a")', "rfc3986/delimiter", 17, 18],
      ["javascript:a b", "rfc3986/space", 12, 13],
      ["javascript:a{}", "rfc3986/brace", 12, 13],
      ["javascript:[1]", "rfc3986/bracket", 11, 12],
      ["javascript:a|b", "rfc3986/excluded-character", 12, 13],
      ["javascript:%4", "rfc3986/truncated", 11, 13],
      ["javascript:%FF", "javascript/utf-8", 11, 14],
      ["javascript:a%C3", "javascript/utf-8", 12, 15],
      ["javascript:é", "rfc3986/non-ascii", 11, 12],
    ],
    examples: ["javascript:doSomething()"],
    normal: [
      ["javascript:a/../%62", "javascript:a/../b"],
      ["javascript://A%0aB:", "javascript://A%0aB:"],
    ],
    equivalent: [["javascript:%61", "javascript:a"]],
    different: [
      ["javascript:a/../b", "javascript:b"],
      ["javascript://A", "javascript://a"],
      ["javascript:A", "javascript:a"],
    ],
    fixed: [["javascript:a b", "javascript:a%20b"]],
  },
};
