// The namespace epc: RFC 5134.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:epc:id:sscc:0614141.1234567890",
    "urn:epc:id:giai:0614141.12345%2F400",
    "urn:epc:tag:sgtin-96:3.0614141.812345.6789",
    "urn:epc:raw:64.20018283527919",
    "urn:epc:idpat:sgtin:0614141.*.*",
    "urn:epc:a-:b",
    "urn:epc:1::",
    "urn:epc:id:a/b",
  ],
  invalid: [
    "urn:epc:id",
    "urn:epc:id:",
    "urn:epc::x",
    "urn:epc:-id:x",
    "urn:epc:i.d:x",
    "urn:epc:i%64:x",
    "urn:epc:id:a~b",
    "urn:epc:id:a&b",
  ],
  examples: ["urn:epc:id:sgtin:900100.0003456.1234567"],
  normal: [
    ["URN:EPC:ID:sgtin:1.2.A", "urn:epc:ID:sgtin:1.2.A"],
    ["urn:epc:id:a%2f", "urn:epc:id:a%2F"],
  ],
  equivalent: [["URN:EPC:id:a%2fb", "urn:epc:id:a%2Fb"]],
  different: [
    ["urn:epc:id:sgtin:1.2.A", "urn:epc:id:sgtin:1.2.a"],
    ["urn:epc:id:sgtin:1.02.3", "urn:epc:id:sgtin:1.2.3"],
  ],
};
