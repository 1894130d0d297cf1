// The namespace gsma: RFC 7254; RFC 7255 has no more examples.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:gsma:imei:90420156-025763-0",
    "urn:gsma:IMEI:90420156-025763-0;SVN=42;VERS=0",
    "urn:gsma:imei:90420156-025763-0;svn=00",
    "urn:gsma:imei:9042.015_6;vers=1",
    "urn:gsma:imei:90420156-025763-00;svn=42;vers=9",
    "urn:gsma:other",
    "urn:gsma:other:a.b;c;d=e",
    "urn:gsma:imeis:a%41",
    "urn:gsma:imei",
  ],
  invalid: [
    "urn:gsma:a/b",
    "urn:gsma:a;",
    "urn:gsma:a;b=",
    "urn:gsma:a;=b",
    "urn:gsma:a~b",
    "urn:gsma:imei:",
    "urn:gsma:imei:904201560257630",
    "urn:gsma:imei:90420156-025763",
    "urn:gsma:imei:90420156-025763-x;vers=0",
    "urn:gsma:imei:90420156-025763-0;svn=421",
    "urn:gsma:imei:90420156-025763-0;vers=0;svn=42",
    "urn:gsma:imei:90420156-025763-0;foo",
    "urn:gsma:imei:90420156-025763-1",
    "urn:gsma:imei:49015420-323751-9;svn=01",
  ],
  advised: ["urn:gsma:imei:49015420-323751-8"],
  examples: ["urn:gsma:imei:90420156-025763-0;vers=0", "urn:gsma:imei:90420156-025763-0;svn=42"],
  normal: [
    ["URN:GSMA:IMEI:90420156-025763-0;SVN=42", "urn:gsma:imei:90420156-025763-0;svn=42"],
    ["urn:gsma:imei:90420156-025763-0;vers=0", "urn:gsma:imei:90420156-025763-0;vers=0"],
    ["urn:gsma:imei:A%4a;vers=1", "urn:gsma:imei:a%4A;vers=1"],
    ["urn:gsma:Other:A", "urn:gsma:Other:A"],
  ],
  equivalent: [
    ["urn:gsma:imei:90420156-025763-0;vers=0", "urn:gsma:imei:90420156-025763-0"],
    ["urn:gsma:IMEI:90420156-025763-0;SVN=42;Vers=0", "urn:gsma:imei:90420156-025763-0;svn=42"],
  ],
  different: [
    ["urn:gsma:imei:90420156-025763-0;svn=42", "urn:gsma:imei:90420156-025763-0"],
    ["urn:gsma:Other", "urn:gsma:other"],
    ["urn:gsma:other;vers=0", "urn:gsma:other"],
  ],
  fixed: [
    ["urn:gsma:imei:904201560257630", "urn:gsma:imei:90420156-025763-0"],
    ["urn:gsma:imei:90420156-025763;svn=42", "urn:gsma:imei:90420156-025763-0;svn=42"],
    ["urn:gsma:imei:90420156-025763-1", "urn:gsma:imei:90420156-025763-0"],
  ],
};
