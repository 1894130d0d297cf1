// The class DriverManager of the Java API.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  jdbc: {
    valid: [
      "jdbc:postgresql://localhost/test",
      "JDBC:mysql://h1:3306,h2:3306/db?a=b",
      "jdbc:sqlite::memory:",
      "jdbc:oracle:thin:@//h:1521/x",
      "jdbc:sqlserver://h;databaseName=a",
      "jdbc:h2:~/test",
      "jdbc:a+b:c",
      "jdbc:a:b#f",
    ],
    invalid: [
      ["jdbc:postgresql//h/db", "jdbc/subprotocol", 15, 15],
      ["jdbc:", "jdbc/incomplete", 5, 5],
      ["jdbc:a", "jdbc/incomplete", 6, 6],
      ["jdbc:a:", "jdbc/incomplete", 7, 7],
      ["jdbc::a", "jdbc/character", 5, 6],
      ["jdbc:/a:b", "jdbc/slashes", 5, 6],
      ["jdbc://h/a", "jdbc/slashes", 5, 7],
      ["jdbc:a:b c", "rfc3986/space", 8, 9],
      ["jdbc:a:\\b", "rfc3986/backslash", 7, 8],
      ["jdbc:a:%", "rfc3986/truncated", 7, 8],
    ],
    examples: ["jdbc:derby:sample"],
    normal: [["JDBC:a:%7Eb/../c", "jdbc:a:~b/../c"]],
    equivalent: [["JDBC:a:b", "jdbc:a:b"]],
    different: [["jdbc:a:b", "jdbc:a:B"]],
    fixed: [
      ["jdbc:postgresql//h/db", "jdbc:postgresql//h/db"],
      ["jdbc:a:b c", "jdbc:a:b%20c"],
    ],
  },
};
