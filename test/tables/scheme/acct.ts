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
      "acct://user@host",
      "acct:user",
      "acct:",
      "acct:@host",
      "acct:@user@host",
      "acct:juliet@capulet.example@shoppingsite.example",
      "acct:%61b@c",
      "acct:%C3%A9@c",
      "acct:user@host:8080",
      "acct:user@host?x",
      "acct:user@host?x#y",
      "acct:us:er@host",
      "acct:user@host/x",
      "acct:a%FF@c",
      "acct:a@c%80",
      "acct:a@c?",
      "acct:@bob@example.com",
    ],
    advised: ["ACCT:a@a_b.example", "acct:a@c%C3%A9", "acct:a@", "acct:a%20b@c", "acct:a%7fb@c"],
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
