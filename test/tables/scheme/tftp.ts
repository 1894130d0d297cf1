// RFC 3617.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  tftp: {
    valid: [
      "TFTP://example.com/a",
      "tftp://[2001:db8::7]/a;mode=octet",
      "tftp://192.0.2.1/a%2Fb",
      "tftp://h/",
      "tftp://h/;mode=netascii",
      "tftp://h/a-_.!~*'()",
      "tftp://h/..",
      "tftp://h/a;MODE=NETASCII#f",
    ],
    invalid: [
      "tftp:",
      "tftp:h/a",
      "tftp:/h/a",
      "tftp:///a",
      "tftp://h",
      "tftp://u@h/a",
      "tftp://h:69/a",
      "tftp://h/a/b",
      "tftp://h/a;mode=mail",
      "tftp://h/a;mode=",
      "tftp://h/a;octet",
      "tftp://h/a?b",
      "tftp://h/a:b",
      "tftp://h/a;mode=octet;mode=octet",
    ],
    advised: ["tftp://a_b.example/"],
    examples: ["tftp://example.com/myconfigurationfile;mode=netascii", "tftp://example.com/mystartupfile"],
    normal: [
      ["TFTP://H/%7ea;mode=octet", "tftp://h/~a"],
      ["tftp://h/a;MODE=NetASCII", "tftp://h/a;mode=netascii"],
      ["tftp://h/..;mode=octet", "tftp://h/.."],
      ["tftp://h/a%2fb", "tftp://h/a%2Fb"],
    ],
    equivalent: [
      ["tftp://h/a", "tftp://h/a;mode=octet"],
      ["tftp://h/a;mode=netascii", "tftp://H/a;Mode=netascii"],
    ],
    different: [
      ["tftp://h/a", "tftp://h/a;mode=netascii"],
      ["tftp://h/a", "tftp://h/A"],
    ],
    fixed: [
      ["tftp:h/a", "tftp://h/a"],
      ["tftp://h/a/b", "tftp://h/a/b"],
      ["tftp://h/a?b", "tftp://h/a?b"],
    ],
  },
};
