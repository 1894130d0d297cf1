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
      ["acct://user@host", "acct/slashes", 5, 7],
      ["acct:user", "acct/incomplete", 9, 9],
      ["acct:", "acct/incomplete", 5, 5],
      ["acct:@host", "acct/character", 5, 6],
      ["acct:@user@host", "acct/handle", 5, 6],
      ["acct:juliet@capulet.example@shoppingsite.example", "acct/unencoded-delimiter", 11, 12],
      ["acct:%61b@c", "acct/needless-encoding", 5, 8],
      ["acct:%C3%A9@c", "acct/needless-encoding", 5, 8],
      ["acct:user@host:8080", "acct/character", 14, 15],
      ["acct:user@host?x", "acct/query", 14, 16],
      ["acct:user@host?x#y", "acct/query", 14, 16],
      ["acct:us:er@host", "acct/unencoded-delimiter", 7, 8],
      ["acct:user@host/x", "acct/character", 14, 15],
      ["acct:a%FF@c", "acct/utf-8", 5, 9],
      ["acct:a@c%80", "acct/utf-8", 7, 11],
      ["acct:a@c%C3%A9", "acct/unicode-host", 7, 14, { profile: "mint" }],
      ["acct:a@c?", "acct/query", 8, 9, { profile: "mint" }],
      ["acct:a@", "acct/empty-host", 7, 7, { severity: "info", profile: "mint" }],
      ["acct:a@", "acct/empty-host", 7, 7, { severity: "info" }],
      ["acct:a%20b@c", "acct/forbidden-character", 6, 9, { severity: "info" }],
      ["acct:a%7fb@c", "acct/forbidden-character", 6, 9, { severity: "info" }],
      ["acct:@bob@example.com", "acct/handle", 5, 6],
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
      ["acct:@user@host", "acct:user@host"],
      ["acct://user@host", "acct:user@host"],
      ["acct:juliet@capulet.example@shoppingsite.example", "acct:juliet%40capulet.example@shoppingsite.example"],
      ["acct:%61b@c", "acct:ab@c"],
      ["acct:user@host:8080?x", "acct:user@host:8080?x"],
    ],
  },
};
