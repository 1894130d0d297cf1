/**
 * The scheme `javascript` (draft-hoehrmann-javascript-scheme-03).
 *
 * @module
 */
import { utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { draft } from "./mechanism/specification.js";

/**
 * The scheme `javascript`. The program itself is not checked.
 *
 * @example
 * import { javascript } from "uri-grammar/schemes/javascript";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([javascript]);
 * validate("javascript:doSomething()").ok; // => true
 * validate("javascript:alert('%FF')").diagnostics[0].code; // => "javascript/utf-8"
 */
export const javascript: Scheme = defineScheme({
  name: "javascript",
  specification: draft("draft-hoehrmann-javascript-scheme-03", "The 'javascript' resource identifier scheme"),
  section: "3",
  status: null,
  examples: ["javascript:doSomething()"],
  requirements: [utf8("3.1")],
  // A program is no hierarchy. The case of its letters, "//" and "." are important.
  without: ["case", "dot-segments", "empty-path", "empty-port", "port-zeros"],
});
