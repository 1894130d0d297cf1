// RFC 7595 section 8.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  example: {
    valid: [
      "example:",
      "EXAMPLE:a",
      "example://user@[2001:db8::1]:80/a/b?c#d",
      "example:///",
      "example:?",
      "example:#",
      "example:/a//b",
      "example:%00",
    ],
    invalid: [
      "example:a b",
      "example:%",
      "example:%4",
      "example:[",
      "example://a:b",
      "example://[::1",
      "example:a#b#c",
      "example:{a}",
    ],
    advised: ["example:a"],
    examples: ["example:foo", "example:/foo", "example://foo"],
    normal: [
      ["EXAMPLE://FOO/%7e/a/../b", "example://foo/~/b"],
      ["example://foo:", "example://foo/"],
    ],
    equivalent: [["example:foo", "Example:%66oo"]],
    different: [
      ["example:foo", "example:/foo"],
      ["example:/foo", "example://foo"],
      ["example://foo:80/", "example://foo/"],
    ],
  },
};
