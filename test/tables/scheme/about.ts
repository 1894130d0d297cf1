// RFC 6694.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  about: {
    valid: [
      "ABOUT:blank",
      "about:blank#top",
      "about:blank?a/b?c",
      "about:config?filter=a:b",
      "about:cache;a=b@c",
      "about:..",
      "about:a%2Fb",
      "about:",
    ],
    invalid: [
      ["about://blank", "about/slashes", 6, 8],
      ["about:/blank", "about/slashes", 6, 7],
      ["about:/", "about/slashes", 6, 7],
      ["about:///#f", "about/slashes", 6, 9],
      ["about:neterror/x/y?z", "about/character", 14, 15],
      ["about://a/b", "about/slashes", 6, 8],
      ["about:a/", "about/unencoded-delimiter", 7, 8],
      ["about:a b", "rfc3986/space", 7, 8],
      ["about:a%", "rfc3986/truncated", 7, 8],
      ["about:", "about/empty-token", 6, 6, { severity: "info" }],
      ["about:?q", "about/empty-token", 6, 6, { severity: "info" }],
    ],
    examples: ["about:blank"],
    normal: [
      ["ABOUT:%62lank", "about:blank"],
      ["about:..?q", "about:..?q"],
    ],
    equivalent: [["About:blank", "about:blank"]],
    different: [
      ["about:blank", "about:Blank"],
      ["about:blank", "about:blank?"],
      ["about:blank", "about:blank#"],
    ],
    fixed: [
      ["about://blank", "about:blank"],
      ["about:a/b/", "about:a/b/"],
    ],
  },
};
