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
      'javascript:alert("a")',
      "javascript:a b",
      "javascript:a{}",
      "javascript:[1]",
      "javascript:a|b",
      "javascript:%4",
      "javascript:%FF",
      "javascript:a%C3",
      "javascript:é",
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
