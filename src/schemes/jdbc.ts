/**
 * The scheme `jdbc` (Java API, class `java.sql.DriverManager`).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/jdbc.js";
import type { JdbcURL } from "../../generated/scheme/jdbc.tree.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/jdbc.tree.js";

/**
 * The scheme `jdbc`.
 *
 * @example
 * import { jdbc } from "uri-grammar/schemes/jdbc";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([jdbc]);
 * validate("jdbc:postgresql://localhost/test").ok; // => true
 * validate("jdbc:postgresql").diagnostics[0].code; // => "jdbc/incomplete"
 */
export const jdbc: Scheme<JdbcURL> = defineScheme({
  name: "jdbc",
  specification: page(
    "Java API",
    "DriverManager",
    "https://docs.oracle.com/en/java/javase/21/docs/api/java.sql/java/sql/DriverManager.html",
  ),
  section: '"getDriver"',
  status: null,
  grammar,
  examples: ["jdbc:derby:sample"],
  slips: [
    {
      code: "subprotocol",
      pattern: /^(jdbc:[a-z\d+.-]{1,60})()(?=\/\/)/i,
      message: "':' must follow the subprotocol, as in 'jdbc:postgresql://'.",
    },
  ],
  words: {
    "jdbc-URL": ["a jdbc URI", "A jdbc URI is 'jdbc:', a subprotocol, ':' and a subname, as in 'jdbc:derby:sample'."],
    subprotocol: ["a subprotocol", "':' and a subname follow the subprotocol."],
    subname: ["a subname", "The driver defines the subname. It is not empty."],
  },
  // The driver defines the subname, which is not a list of segments.
  without: ["dot-segments"],
});
