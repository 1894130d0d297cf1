// The SPIFFE Identity and Verifiable Identity Document, section 2.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  spiffe: {
    valid: [
      "spiffe://example.com",
      "SPIFFE://example.com/A",
      "spiffe://trust_domain_name.example.com/a-b_c.d",
      "spiffe://192.0.2.1/a",
      "spiffe://a/.b",
      "spiffe://a/...",
      "spiffe://a/..b./c",
      `spiffe://a/${"b".repeat(2037)}`,
    ],
    invalid: [
      "spiffe:",
      "spiffe:example.com",
      "spiffe:///a",
      "spiffe://Example.com/a",
      "spiffe://u@example.com",
      "spiffe://example.com:80/a",
      "spiffe://[::1]/a",
      "spiffe://example.com/",
      "spiffe://example.com/a/",
      "spiffe://example.com/a//b",
      "spiffe://example.com/a/../b",
      "spiffe://example.com/a%21b",
      "spiffe://example.com/a?b",
      "spiffe://example.com/a#b",
      "spiffe://example.org/ns/my app",
      "spiffe://example.org:8443/ns",
    ],
    advised: [`spiffe://a/${"b".repeat(2038)}`],
    examples: [
      "spiffe://trust-domain-name/path",
      "spiffe://staging.example.com/payments/mysql",
      "spiffe://staging.example.com/payments/web-fe",
      "spiffe://k8s-west.example.com/ns/staging/sa/default",
      "spiffe://example.com/9eebccd2-12bf-40a6-b262-65fe0487d453",
    ],
    normal: [
      ["SPIFFE://example.com", "spiffe://example.com"],
      ["spiffe://example.com/A", "spiffe://example.com/A"],
    ],
    equivalent: [["SPIFFE://example.com/a", "spiffe://example.com/a"]],
    different: [
      ["spiffe://example.com/a", "spiffe://example.com/A"],
      ["spiffe://example.com", "spiffe://example.com/a"],
    ],
    fixed: [
      ["spiffe:example.com/a", "spiffe://example.com/a"],
      ["spiffe://Example.com/a", "spiffe://example.com/a"],
    ],
  },
};
