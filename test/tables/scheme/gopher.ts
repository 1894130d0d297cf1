// RFC 4266 section 2. The document has examples of Gopher+ strings. Here, each is the end of a URI.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  gopher: {
    valid: [
      "gopher://host.example",
      "gopher://host.example/",
      "gopher://host.example/1",
      "gopher://host.example:7070/00/about.txt",
      "GOPHER://[2001:db8::7]/7/search?a=b&c",
      "gopher://host.example/7/search%09two%20words",
      "gopher://host.example/0item%09%09",
      "gopher://host.example/?#f",
      "gopher://host.example/hURL:http://example.com/",
    ],
    invalid: [
      "gopher:host.example",
      "gopher:/host.example",
      "gopher:///1",
      "gopher://u@h/1",
      "gopher://h?words",
      "gopher://h/%09words",
      "gopher://h/0a%0Ab",
      "gopher://h/1%0d%0a",
      "gopher://h/0a%0Db",
    ],
    advised: [
      "gopher://a_b.example",
      "gopher://h//1/docs",
      "gopher://h/0a%09%09ABSTRACT",
      "gopher://h/0a%09%09",
      "gopher://h:65536/",
    ],
    examples: [
      "gopher://h/0a%09%09+",
      "gopher://h/0a%09%09?",
      "gopher://h/0a%09%09!",
      "gopher://h/1a%09%09$",
      "gopher://h/0a%09%09!+ABSTRACT",
      "gopher://h/0a%09%09!+ABSTRACT%20+SMELL",
      "gopher://h/0a%09%09+application/postscript%20Es_ES",
      "gopher://h/0a%09%09+%091%0D%0A+-1%0D%0Avalue1%0D%0Avalue2%0D%0A.%0D%0A",
    ],
    normal: [
      ["GOPHER://Host.Example:70", "gopher://host.example/"],
      ["gopher://h/1", "gopher://h/"],
      ["gopher://h/1%09words", "gopher://h/1%09words"],
      ["gopher://h/1/", "gopher://h/1/"],
      ["gopher://h/0/a/../b", "gopher://h/0/a/../b"],
      ["gopher://h/0%7ea", "gopher://h/0~a"],
    ],
    equivalent: [
      ["gopher://h", "gopher://h/1"],
      ["gopher://h:70/", "gopher://h/1"],
      ["gopher://h/0%2Fa%3Fb", "gopher://h/0/a?b"],
      ["gopher://h/0a%09%09%2B", "gopher://h/0a%09%09+"],
    ],
    different: [
      ["gopher://h/1", "gopher://h/0"],
      ["gopher://h/0a", "gopher://h/0a%09"],
      ["gopher://h/0/a/../b", "gopher://h/0/b"],
      ["gopher://h/0a%23b", "gopher://h/0a#b"],
      ["gopher://h", "gopher://i"],
    ],
    fixed: [
      ["gopher://u@h/1", "gopher://u@h/1"],
      ["gopher:h", "gopher://h"],
    ],
  },
};
