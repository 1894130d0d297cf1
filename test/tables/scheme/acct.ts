// RFC 7565.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  acct: {
    valid: [
      "acct:user@example.com",
      "ACCT:a@b",
      "acct:a.b_c~-!$&'()*+,;=@192.0.2.1",
      "acct:a%20b@c",
      "acct:e%C3%A9@c",
      "acct:a@b.c#fragment",
      "acct:a@xn--bcher-kva.example",
      "acct:a@b%C3%A9",
      "acct:a@",
    ],
    invalid: [
      ["acct://user@host", "acct/double-slash", 5, 7],
      ["acct:user", "acct/no-host", 9, 9],
      ["acct:", "acct/no-host", 5, 5],
      ["acct:@host", "acct/no-userpart", 5, 5],
      ["acct:juliet@capulet.example@shoppingsite.example", "acct/second-at", 11, 12],
      ["acct:%61b@c", "acct/encoded-first-character", 5, 8],
      ["acct:%C3%A9@c", "acct/encoded-first-character", 5, 8],
      ["acct:user@host:8080", "acct/port", 14, 19],
      ["acct:user@host?x", "acct/query", 14, 16],
      ["acct:user@host?x#y", "acct/query", 14, 16],
      ["acct:us:er@host", "acct/syntax", 7, 8],
      ["acct:user@host/x", "acct/syntax", 14, 15],
      ["acct:a%FF@c", "acct/not-utf-8", 5, 9],
      ["acct:a@c%80", "acct/not-utf-8", 7, 11],
      ["acct:a@c%C3%A9", "acct/unicode-host", 7, 14, { profile: "mint" }],
      ["acct:a@c?", "acct/query", 8, 9, { profile: "mint" }],
      ["acct:a@", "acct/empty-host", 7, 7, { severity: "info", profile: "mint" }],
      ["acct:a@", "acct/empty-host", 7, 7, { severity: "info" }],
      ["acct:a%20b@c", "acct/forbidden-character", 6, 9, { severity: "info" }],
      ["acct:a%7fb@c", "acct/forbidden-character", 6, 9, { severity: "info" }],
    ],
    examples: [
      "acct:foobar@status.example.net",
      "acct:juliet%40capulet.example@shoppingsite.example",
      "acct:bob@example.com",
    ],
    normal: [
      ["ACCT:Foo%2dBar@Example.NET", "acct:Foo-Bar@example.net"],
      ["acct:a%c3%a9@B%c3%a9", "acct:a%C3%A9@b%C3%A9"],
    ],
    equivalent: [["acct:bob@example.com", "acct:b%6Fb@EXAMPLE.com"]],
    different: [
      ["acct:bob@example.com", "acct:Bob@example.com"],
      ["acct:a%2Bb@c", "acct:a+b@c"],
    ],
    fixed: [
      ["acct://user@host", "acct:user@host"],
      ["acct:juliet@capulet.example@shoppingsite.example", "acct:juliet%40capulet.example@shoppingsite.example"],
      ["acct:%61b@c", "acct:ab@c"],
      ["acct:user@host:8080?x", "acct:user@host"],
    ],
  },
};
