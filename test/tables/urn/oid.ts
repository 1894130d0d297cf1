// The namespace oid: RFC 3061.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:oid:2.999.0",
    "urn:oid:0",
    "urn:oid:1",
    "urn:oid:2",
    "urn:oid:1.39",
    "urn:oid:0.39.1",
    "urn:oid:2.100.3",
    "urn:oid:2.16.840.1.113883.6.96?=q",
  ],
  invalid: [
    "urn:oid:1.3.06.1",
    "urn:oid:.1",
    "urn:oid:1..3",
    "urn:oid:1.3.internet",
    "urn:oid:1.3x",
    "urn:oid:00",
    "urn:oid:1.3.",
  ],
  advised: ["urn:oid:3.1", "urn:oid:1.40", "urn:oid:0.100.3"],
  examples: ["urn:oid:1.3.6.1", "urn:oid:1.3.6.1.4.1", "urn:oid:1.3.6.1.2.1.27", "URN:OID:0.9.2342.19200300.100.4"],
  normal: [["URN:OID:0.9.2342.19200300.100.4", "urn:oid:0.9.2342.19200300.100.4"]],
  equivalent: [],
  different: [],
  fixed: [["urn:oid:01.003", "urn:oid:1.3"]],
};
