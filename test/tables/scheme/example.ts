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
      ["example:a b", "rfc3986/space", 9, 10],
      ["example:%", "rfc3986/truncated", 8, 9],
      ["example:%4", "rfc3986/truncated", 8, 10],
      ["example:[", "rfc3986/bracket", 8, 9],
      ["example://a:b", "rfc3986/port", 12, 13],
      ["example://[::1", "rfc3986/missing-bracket", 14, 14],
      ["example:a#b#c", "rfc3986/second-hash", 11, 12],
      ["example:{a}", "rfc3986/template", 8, 11],
      ["example:a", "example/documentation", 0, 7, { severity: "info", profile: "mint" }],
    ],
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
