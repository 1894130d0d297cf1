// RFC 6501 sections 3.3 and 4.6.5.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  xcon: {
    valid: [
      "XCON:a@b",
      "xcon:example.com",
      "xcon:a+b=c/d@example.com",
      "xcon:192.0.2.1",
      "xcon:-._~@192.0.2.1",
      "xcon:a@b%20c",
      "xcon:/a@b",
      "xcon:a@b#f",
    ],
    invalid: [
      "xcon:@example.com",
      "xcon:a@b@c",
      "xcon:a@example.com:5060",
      "xcon:a@b/c",
      "xcon:a@b?c",
      "xcon:a:b@c",
      "xcon:a%20b@c",
      "xcon:a/b",
      "xcon:a b@c",
    ],
    advised: ["xcon:a_b.example", "xcon:a@[2001:db8::7]"],
    examples: ["xcon:Ji092i@example.com"],
    normal: [
      ["XcOn://=-@", "xcon://=-@"],
      ["XCON:Ji092i@EXAMPLE.com", "xcon:ji092i@example.com"],
      ["xcon:A@%C3%a9", "xcon:a@%C3%A9"],
      ["xcon:a/../b@c", "xcon:a/../b@c"],
    ],
    equivalent: [["xcon:a@b", "xcon:A@B"]],
    different: [
      ["xcon:a@b", "xcon:b"],
      ["xcon:a@192.0.2.1", "xcon:a@192.0.2.10"],
    ],
    fixed: [
      ["xcon:a@b/c", "xcon:a@b/c"],
      ["xcon:@example.com", "xcon:@example.com"],
    ],
  },
  "xcon-userid": {
    valid: [
      "XCON-USERID:a",
      "xcon-userid:-._~",
      "xcon-userid:1",
      "xcon-userid:john",
      "xcon-userid:John.Doe",
      "xcon-userid:..",
      "xcon-userid:a#f",
      "xcon-userid:~",
    ],
    invalid: [
      "xcon-userid:",
      "xcon-userid:a@b",
      "xcon-userid:a/b",
      "xcon-userid:a?b",
      "xcon-userid:a%20b",
      "xcon-userid:a+b",
      "xcon-userid://a",
      "xcon-userid:a:b",
    ],
    examples: ["XCON-USERID:John"],
    normal: [
      ["XCON-USERID:John", "xcon-userid:john"],
      ["xcon-userid:..", "xcon-userid:.."],
    ],
    equivalent: [["xcon-userid:John", "xcon-userid:john"]],
    different: [
      ["xcon-userid:john", "xcon-userid:jon"],
      ["xcon-userid:a", "xcon:a"],
    ],
    fixed: [["xcon-userid://a", "xcon-userid:a"]],
  },
};
