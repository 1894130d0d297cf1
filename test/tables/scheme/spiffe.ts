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
      ["spiffe:", "spiffe/incomplete", 7, 7],
      ["spiffe:example.com", "spiffe/slashes", 7, 7],
      ["spiffe:///a", "spiffe/slashes", 7, 10],
      ["spiffe://Example.com/a", "spiffe/case", 9, 16],
      ["spiffe://u@example.com", "spiffe/character", 10, 11],
      ["spiffe://example.com:80/a", "spiffe/port", 20, 23],
      ["spiffe://[::1]/a", "spiffe/character", 9, 10],
      ["spiffe://example.com/", "spiffe/incomplete", 21, 21],
      ["spiffe://example.com/a/", "spiffe/incomplete", 23, 23],
      ["spiffe://example.com/a//b", "spiffe/repeated-character", 23, 24],
      ["spiffe://example.com/a/../b", "spiffe/character", 25, 26],
      ["spiffe://example.com/a%21b", "spiffe/needless-encoding", 22, 25],
      ["spiffe://example.com/a?b", "spiffe/query", 22, 24],
      ["spiffe://example.com/a#b", "spiffe/fragment", 22, 24],
      [`spiffe://a/${"b".repeat(2038)}`, "spiffe/length", 2048, 2049, { severity: "warning", profile: "mint" }],
      ["spiffe://example.org/ns/my app", "spiffe/space", 26, 27],
      ["spiffe://example.org:8443/ns", "spiffe/port", 20, 25],
    ],
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
