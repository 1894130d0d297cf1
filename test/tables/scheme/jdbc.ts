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
      "jdbc:postgresql://[::1]:5432/db",
      "jdbc:mysql://[2001:db8::1],[::1]:3306/db",
    ],
    invalid: [
      "jdbc:postgresql//h/db",
      "jdbc:",
      "jdbc:a",
      "jdbc:a:",
      "jdbc::a",
      "jdbc:/a:b",
      "jdbc://h/a",
      "jdbc:a:b c",
      "jdbc:a:\\b",
      "jdbc:a:%",
      "jdbc:postgresql://[::g]/db",
      "jdbc:postgresql://[h]/db",
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
