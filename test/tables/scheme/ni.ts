// RFC 6920.
import type { SchemeTables } from "../../schemes/table.js";

const SHA256 = "f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";

export const tables: SchemeTables = {
  ni: {
    valid: [
      `NI://user@example.com:80/sha-256;${SHA256}?a=b&c=%C3%A9#%FF`,
      `ni://[2001:db8::1]/sha-256;${SHA256}?`,
      "ni:///sha-256-128;f4OxZX_x_FO5LcGBSKHWXQ",
      "ni:///sha-256-120;f4OxZX_x_FO5LcGBSKHW",
      "ni:///sha-256-96;f4OxZX_x_FO5LcGB",
      "ni:///sha-256-64;f4OxZX_x_FM",
      "ni:///sha-256-32;f4OxZQ",
      "ni:///mine;a",
      `ni:///sha-512;${SHA256.slice(0, 43)}${SHA256.slice(0, 43)}`,
    ],
    invalid: [
      `ni:sha-256;${SHA256}`,
      `ni:/sha-256;${SHA256}`,
      "ni:",
      `ni://sha-256;${SHA256}`,
      "ni:///sha-256-32;f4OxZQ==",
      "ni:///sha-256-32;f4OxZQ=#f",
      "ni:///sha-256",
      "ni:///;f4OxZQ",
      "ni:///sha-256-32;f4OxZQ/",
      "ni:///sha-256-32;f4Ox.Q",
      "ni:///sha-256-32;f4OxZ",
      "ni:///sha-256;f4OxZQ",
      `ni:///sha-256;${SHA256}k`,
      "ni:///sha-256-32;f4OxZQ?a=%FF",
      "ni:sha-256;f4OxZQ",
      "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk=",
    ],
    advised: [
      "ni://h:65536/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
      "ni:///sha-256-32;f4OxZR",
      "ni:///sha-256-64;f4OxZX_x_FO",
      "ni:///sha256;x",
      "ni:///md5;x",
      "ni:///sha-256-32;f4OxZQ",
    ],
    examples: [
      "ni:///sha-256-32;f4OxZQ?ct=text/plain",
      `ni:///sha-256;${SHA256}`,
      `ni://example.com/sha-256;${SHA256}`,
      "ni:///sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q",
    ],
    normal: [
      ["NI://EXAMPLE.com/sha-256-32;f4OxZQ?%7e", "ni://example.com/sha-256-32;f4OxZQ?~"],
      ["ni:///sha-256-32;f4OxZQ", "ni:///sha-256-32;f4OxZQ"],
    ],
    equivalent: [
      ["ni:///sha-256-32;f4OxZQ", "ni://example.com/sha-256-32;f4OxZQ"],
      ["ni://example.org/sha-256-32;f4OxZQ", "ni://example.com/sha-256-32;f4OxZQ"],
      ["ni:///sha-256-32;f4OxZQ", "ni:///sha-256-32;f4OxZQ?ct=text/plain"],
    ],
    different: [
      ["ni:///sha-256-32;f4OxZQ", "ni:///sha-256-32;F4OxZQ"],
      ["ni:///sha-256-32;f4OxZQ", "ni:///sha-256;f4OxZQ"],
    ],
    fixed: [
      [`ni:sha-256;${SHA256}`, `ni:///sha-256;${SHA256}`],
      [`ni:/sha-256;${SHA256}`, `ni:///sha-256;${SHA256}`],
      [`ni://sha-256;${SHA256}`, `ni:///sha-256;${SHA256}`],
      [`ni:///sha256;${SHA256}=`, `ni:///sha256;${SHA256}`],
      ["ni:///SHA256-120;f4OxZX_x_FO5LcGBSKHW", "ni:///SHA256-120;f4OxZX_x_FO5LcGBSKHW"],
    ],
  },
  nih: {
    valid: [
      "NIH:sha-256-32;53269057",
      "nih:6;5-3-2-6-9-0-5-7;b",
      "nih:sha-256-32;--53269057",
      "nih:mine;0",
      "nih:63;a",
      "nih:sha-256-64;53269057e12fe2b7",
      "nih:sha-256-32;53269057#f",
      "nih:sha-256-120;532690-57e12f-e2b74b-a07c89-2560a2",
    ],
    invalid: [
      "nih:",
      "nih:sha-256-32",
      "nih:sha-256-32;",
      "nih:sha-256-32;53269057?q",
      "nih:sha-256-32;5326905g",
      "nih:///sha-256-32;53269057",
      "nih:sha-256-32;ABCDEF01",
      "nih:sha-256-32;53269057;B",
      "nih:sha-256-32;5326905",
      "nih:3;53269057",
      "nih:sha-256-32;53269057;c",
      "nih:sha-256-32;53269075;b",
    ],
    advised: ["nih:md5;0", "nih:32;0", "nih:6;53269057"],
    examples: [
      "nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f",
      "nih:sha-256-32;53269057;b",
      "nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f",
    ],
    normal: [["NIH:sha-256-32;5326-9057;b", "nih:sha-256-32;5326-9057;b"]],
    equivalent: [
      ["nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f", "nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f"],
      ["nih:sha-256-32;53269057;b", "nih:sha-256-32;53269057"],
    ],
    different: [
      ["nih:sha-256-32;53269057", "nih:sha-256-32;53269058"],
      ["nih:sha-256-32;53269057", "nih:5;53269057"],
    ],
    fixed: [
      ["nih:///sha-256-32;53269057", "nih:sha-256-32;53269057"],
      ["nih:sha-256-32;5326-9057;B", "nih:sha-256-32;5326-9057;b"],
      ["nih:sha-256-32;53269057;c", "nih:sha-256-32;53269057;b"],
      ["nih:SHA256-120;532690-57e12f-e2b74b-a07c89-2560a2", "nih:SHA256-120;532690-57e12f-e2b74b-a07c89-2560a2"],
    ],
  },
};
