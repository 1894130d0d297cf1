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
      ["tftp:", "tftp/incomplete", 5, 5],
      ["tftp:h/a", "tftp/slashes", 5, 5],
      ["tftp:/h/a", "tftp/slashes", 5, 6],
      ["tftp:///a", "tftp/empty-host", 7, 7],
      ["tftp://h", "tftp/incomplete", 8, 8],
      ["tftp://u@h/a", "tftp/character", 8, 9],
      ["tftp://h:69/a", "tftp/character", 8, 9],
      ["tftp://h/a/b", "tftp/unencoded-delimiter", 10, 11],
      ["tftp://h/a;mode=mail", "tftp/character", 16, 17],
      ["tftp://h/a;mode=", "tftp/incomplete", 16, 16],
      ["tftp://h/a;octet", "tftp/character", 11, 12],
      ["tftp://h/a?b", "tftp/unencoded-delimiter", 10, 11],
      ["tftp://h/a:b", "tftp/unencoded-delimiter", 10, 11],
      ["tftp://h/a;mode=octet;mode=octet", "tftp/character", 21, 22],
    ],
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
