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
      "about://blank",
      "about:/blank",
      "about:/",
      "about:///#f",
      "about:neterror/x/y?z",
      "about://a/b",
      "about:a/",
      "about:a b",
      "about:a%",
    ],
    advised: ["about:", "about:?q"],
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
