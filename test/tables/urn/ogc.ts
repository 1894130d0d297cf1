// The namespace ogc: RFC 5165.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:ogc:a:b",
    "urn:ogc:def:crs:OGC:1.3:CRS84",
    "urn:ogc:def:uom:EPSG::9001",
    "urn:ogc:a::",
    "urn:ogc:(a):b",
    "urn:ogc:a/b:c",
    "URN:OGC:Def:x",
    "urn:ogc:a%3A:b?=q",
  ],
  invalid: [
    "urn:ogc:def",
    "urn:ogc:def:",
    "urn:ogc::crs",
    "urn:ogc:d~f:a",
    "urn:ogc:def:a~",
    "urn:ogc:d&f:a",
    "urn:ogc:def:a&b",
    "urn:ogc:~:a",
  ],
  examples: [
    "urn:ogc:specification:gml:doc-is(02-023r4):3.0.0",
    "urn:ogc:serviceType:CatalogueService:2.0.2:HTTP",
    "urn:ogc:def:crs:EPSG:6.3:26986",
  ],
  normal: [["URN:OGC:serviceType:a%3b", "urn:ogc:serviceType:a%3B"]],
  equivalent: [["URN:ogc:def:crs", "urn:OGC:def:crs"]],
  different: [
    ["urn:ogc:serviceType:a", "urn:ogc:servicetype:a"],
    ["urn:ogc:def:a", "urn:ogc:def:A"],
  ],
};
