// The namespace issn: RFC 3044.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:issn:0259-000x",
    "urn:ISSN:0259000X",
    "urn:issn:15601560",
    "urn:issn:10468188",
    "urn:issn:2070-1721",
    "urn:issn:20701721#f",
    "urn:issn:0000-0000",
    "urn:issn:1046-8188?=q",
  ],
  invalid: [
    "urn:issn:1560-156",
    "urn:issn:1560--1560",
    "urn:issn:156-01560",
    "urn:issn:1560-15600",
    "urn:issn:1560%2D1560",
    "urn:issn:1560-X560",
    "urn:issn:X560-1560",
    "urn:issn:1560.1560",
    "urn:issn:1560-1561",
    "urn:issn:0259-0000",
    "urn:issn:1046-818X",
  ],
  examples: ["urn:ISSN:1046-8188", "urn:ISSN:1560-1560", "urn:ISSN:0259-000X"],
  normal: [
    ["URN:ISSN:0259-000x", "urn:issn:0259-000X"],
    ["urn:issn:0259000x", "urn:issn:0259000X"],
    ["urn:issn:0259-000y", "urn:issn:0259-000y"],
  ],
  equivalent: [
    ["urn:ISSN:1560-1560", "urn:issn:15601560"],
    ["urn:issn:0259-000x", "urn:issn:0259000X"],
  ],
  different: [
    ["urn:issn:1560-1560", "urn:issn:1046-8188"],
    ["urn:issn:1560-156", "urn:issn:1560156"],
  ],
  fixed: [
    ["urn:issn:1560.1560", "urn:issn:1560-1560"],
    ["urn:issn:1560%2D1560", "urn:issn:1560-1560"],
    ["urn:issn:156-01560", "urn:issn:1560-1560"],
    ["urn:issn:1560-1561", "urn:issn:1560-1560"],
    ["urn:issn:0259-0000", "urn:issn:0259-000X"],
  ],
};
