// The namespace isan: RFC 4246.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:isan:0000-0000-0000-0000-0",
    "urn:isan:abcd-ef01-2345-6789-z",
    "urn:isan:ABCD-EF01-2345-6789-Z",
    "urn:isan:0000-0000-D07A-0090-Q-0000-0000-X",
    "urn:isan:0000-0000-d07a-0090-q-0000-0000-x",
    "urn:isan:1881-66C7-3420-6541-Y",
    "urn:isan:1881-66C7-3420-6541-9-9F3A-0245-U#t",
    "URN:isan:0123-1230-3210-2310-1?=q",
  ],
  invalid: [
    "urn:isan:0123-1230-3210-2310",
    "urn:isan:0123-1230-3210-1",
    "urn:isan:0123123032102310-1",
    "urn:isan:0123-1230-3210-231G-1",
    "urn:isan:0123-1230-3210-2310-",
    "urn:isan:0123-1230-3210-2310-12",
    "urn:isan:1881-66C7-3420-6541-9-9F3A-0245",
    "urn:isan:1881-66C7-3420-6541-9-9F3A-U",
    "urn:isan:0123-1230-3210-2310-%31",
  ],
  examples: ["URN:ISAN:0123-1230-3210-2310-1", "URN:ISAN:1881-66C7-3420-6541-9-9F3A-0245-U"],
  normal: [
    ["URN:ISAN:1881-66c7-3420-6541-9-9f3a-0245-u", "urn:isan:1881-66C7-3420-6541-9-9F3A-0245-U"],
    ["urn:isan:abcd", "urn:isan:abcd"],
  ],
  equivalent: [["urn:isan:1881-66c7-3420-6541-y", "URN:ISAN:1881-66C7-3420-6541-Y"]],
  different: [["urn:isan:0123-1230-3210-2310-1", "urn:isan:0123-1230-3210-2310-2"]],
};
