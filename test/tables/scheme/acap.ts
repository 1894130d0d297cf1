// RFC 2244 sections 3.2 and 8. The document has no examples.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  acap: {
    valid: [
      "acap://h/a",
      "ACAP://h:674/addressbook/user/fred/",
      "acap://u;AUTH=*@h:/a/b/?c&d=e?x?y",
      "acap://;auth=+APOP@[::1]/a?b",
      "acap://@h/~a",
      "acap://u@192.0.2.1/a:b@c=d",
      "acap://u%3B;AUTH=KERBEROS@[v1.a]/a?b%C3%A9",
      "acap://h/./../..#f",
    ],
    invalid: [
      "acap:",
      "acap:h/a",
      "acap:/h/a",
      "acap://h",
      "acap://h/",
      "acap://h/?a",
      "acap://u:p@h/a",
      "acap://u;x@h/a",
      "acap://u;AUTH=@h/a",
      "acap:///a",
      "acap://u@/a",
      "acap://h/a&b",
      "acap://h/a;b",
      "acap://h/a?",
      "acap://h/a?b&",
      "acap://h/a?b&&c",
      "acap://h/a?b??c",
      "acap://h/%FF",
    ],
    advised: ["acap://a_b.example/a", "acap://h:65536/a"],
    examples: [],
    normal: [
      ["ACAP://u;Auth=*@H:674/./a/../b", "acap://u@h/./a/../b"],
      ["acap://;auth=*@h/a", "acap://;AUTH=*@h/a"],
      ["acap://u;auth=X@h/%7ea", "acap://u;AUTH=X@h/~a"],
      ["acap://@h/a", "acap://@h/a"],
    ],
    equivalent: [["acap://u;AUTH=*@h/a", "acap://u@H:674/a"]],
    different: [
      ["acap://u@h/a", "acap://h/a"],
      ["acap://;AUTH=*@h/a", "acap://h/a"],
      ["acap://h/a", "acap://h/A"],
    ],
    fixed: [
      ["acap:h/a", "acap://h/a"],
      ["acap://u:p@h/a", "acap://u:p@h/a"],
      ["acap://h/a?b&&c", "acap://h/a?b&c"],
      ["acap://h", "acap://h"],
    ],
  },
};
