// RFC 3368 sections 3 and 5.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  go: {
    valid: [
      "go:",
      "GO:a!*'()~",
      "go://",
      "go://h:1096",
      "go://u@h?a;b=c,d;e=f;=",
      "go://?ID=a",
      "go://[::1]?id=",
      "go:a;b=c",
      "go://192.0.2.1?id#f",
      "go:id",
    ],
    invalid: [
      "go:a/b",
      "go:/a",
      "go:///a",
      "go://h/",
      "go:a?b",
      "go:a=b",
      "go:a;b",
      "go:a;b=c,d,e",
      "go://h?id=a;b=c",
      "go://h:x",
      "go:a+b",
      "go:a b",
      "go:%FF",
    ],
    advised: ["go://a_b.example", "go://h:65536?a"],
    examples: [
      "go:Mercedes%20Benz",
      "go://?Mercedes%20Benz",
      "go://cnrp.foo.com?Mercedes%20Benz;geography=US-ga",
      "go://cnrp.foo.org?Martin%20J.%20D%C3%BCrst",
      "go://cnrp.foo.com?id=5432345",
    ],
    normal: [
      ["GO://LOCALHOST:1096?%7eA", "go://?~A"],
      ["go://localhost", "go://"],
      ["go://u@localhost?a", "go://u@localhost?a"],
      ["go:A%2f", "go:A%2F"],
    ],
    equivalent: [["go://?a", "go://localhost:1096?a"]],
    different: [
      ["go:a", "go://?a"],
      ["go:a", "go:A"],
      ["go://h?a", "go://h:80?a"],
    ],
    fixed: [
      ["go:a/b", "go:a/b"],
      ["go://h/", "go://h/"],
    ],
  },
};
