// RFC 3508 section 2. The document has no examples.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  h323: {
    valid: [
      "h323:user",
      "H323:user@Example.com.",
      "h323:@h:1720",
      "h323:+1-201-555-0123@192.0.2.1",
      "h323:a;b;c@h;d;e@f",
      "h323:a;b@c_d",
      "h323:%C3%A9%40x@h",
      "h323:a/b?c:d@[1::2]",
      "h323:@[::192.0.2.1]:1;x",
      'h323:a"<b>@h',
      "h323:a@h#f",
    ],
    invalid: [
      "h323:",
      "h323:@",
      "h323:user@",
      "h323:a@h:",
      "h323:a@h:x",
      "h323:a@h_",
      "h323:a@1",
      "h323:a@h;",
      "h323:a@h;;b",
      "h323:a@b@c",
      "h323:;@_",
      "h323:a b@h",
      "h323:a%zz@h",
      "h323:@[1:2]",
      "h323:@[12345::]",
      "h323:%FF@h",
    ],
    advised: [
      "h323:user@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "h323:a@h:65536",
      "h323:a@[::1]",
    ],
    examples: [],
    normal: [
      ["H323:User;A@Example.COM:1720;P=Q", "h323:user;a@example.com:1720;P=Q"],
      ["h323:%c3%89A", "h323:%C3%89a"],
      ["h323:@[ABCD::]", "h323:@[abcd::]"],
    ],
    equivalent: [["h323:User@h", "h323:user@H"]],
    different: [
      ["h323:a@h", "h323:a"],
      ["h323:a@h;p", "h323:a@h;P"],
      ["h323:%C3%89", "h323:%C3%A9"],
    ],
    fixed: [
      ["h323:a b@h", "h323:a%20b@h"],
      ["h323:a@h;", "h323:a@h"],
    ],
  },
};
