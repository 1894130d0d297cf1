// RFC 5804 section 3.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  sieve: {
    valid: [
      "SIEVE://example.com",
      "sieve://example.com/",
      "sieve://user@example.com:4190/owner/script",
      "sieve://[2001:db8::7]/a",
      "sieve://192.0.2.1:/a%3Bb",
      "sieve://h/%C3%A9/a:b@c",
      "sieve://h/a!$'()*+,",
      "sieve://h/..",
      "sieve://h/a#f",
    ],
    invalid: [
      "sieve:",
      "sieve:h/a",
      "sieve:/h/a",
      "sieve:///a",
      "sieve://h//",
      "sieve://h/a/",
      "sieve://h/a/b/c",
      "sieve://h/a;b",
      "sieve://h/a&b",
      "sieve://h/a=b",
      "sieve://h/a?b",
      "sieve://h?a",
      "sieve://h/%E9",
    ],
    advised: ["SIEVE://a_b.example", "sieve://h:65536"],
    examples: ["sieve://example.com//script", "sieve://example.com/script"],
    normal: [
      ["SIEVE://EXAMPLE.com:4190", "sieve://example.com/"],
      ["sieve://h//a", "sieve://h//a"],
      ["sieve://h/../a", "sieve://h/../a"],
      ["sieve://h/%7ea", "sieve://h/~a"],
    ],
    equivalent: [
      ["sieve://h", "sieve://h/"],
      ["sieve://h/a", "sieve://h:4190/a"],
    ],
    different: [
      ["sieve://h//a", "sieve://h/a"],
      ["sieve://h/a", "sieve://h/A"],
    ],
    fixed: [
      ["sieve:h/a", "sieve://h/a"],
      ["sieve://h/a;b", "sieve://h/a%3Bb"],
      ["sieve://h/a/", "sieve://h/a/"],
    ],
  },
};
