// RFC 4078 sections 4 and 5.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  crid: {
    valid: [
      "crid://example.com/foobar",
      "CRID://EXAMPLE.com/",
      "crid://1a.b-c/a/b?c",
      "crid://localhost/a:b@c",
      "crid://example.com//a",
      "crid://example.com/?",
      "crid://192.0.2.1/a",
      "crid://example.com/%41#f",
    ],
    invalid: [
      "crid:",
      "crid:example.com/foobar",
      "crid:/example.com/foobar",
      "crid://example.com",
      "crid:///foobar",
      "crid://u@example.com/foobar",
      "crid://example.com:80/foobar",
      "crid://exa_mple.com/foobar",
      "crid://example.com./foobar",
      "crid://-a.b/foobar",
      "crid://[::1]/foobar",
      "crid://example.com/foo bar",
    ],
    advised: ["CRID://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/", "crid://example.com/%E3%82"],
    examples: ["crid://example.com/foobar", "crid://example.co.jp/%E3%82%A8%E3%82%A4%E3%82%AC"],
    normal: [
      ["CRID://Example.com/Foo%2fBar/../%e3%82%a8?B#C", "crid://example.com/%E3%82%A8?b#C"],
      ["crid://example.com/FooBar", "crid://example.com/foobar"],
    ],
    equivalent: [["crid://example.com/foobar", "CRID://EXAMPLE.COM/FOOBAR"]],
    different: [
      ["crid://example.com/foobar", "crid://example.com/foobar/"],
      ["crid://example.com/a", "crid://example.org/a"],
    ],
    fixed: [
      ["crid:example.com/foobar", "crid://example.com/foobar"],
      ["crid://example.com/foo bar", "crid://example.com/foo%20bar"],
      ["crid://u@example.com/foobar", "crid://u@example.com/foobar"],
    ],
  },
};
