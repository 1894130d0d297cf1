// draft-kunze-ark, sections 2 and 3.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  ark: {
    valid: [
      "ark:12345/x",
      "ARK:/12345/X",
      "ark:b0z/=~*+@_$",
      "ark:12345/a%2Fb",
      "ark:12345/---",
      "ark:12345/x.v1//",
      "ark:12345/x?info",
      "ark:12345/x?a=b#f",
    ],
    invalid: [
      "ark:",
      "ark:12345",
      "ark:12345/",
      "ark://12345/x",
      "ark:1234a/x",
      "ark:12345/.a",
      "ark:12345/a!",
      "ark:12345/a b",
    ],
    advised: ["ark:/12345/x"],
    examples: [
      "ark:12345/x6np1wh8k/c3/s5.v7.xsl",
      "ark:/12345/x6np1wh8k",
      "ark:12345/x54/xz/321",
      "ark:12345/x54_xz_321",
      "ark:12345/x54.v18.fr.odf",
      "ark:12345/x5-4-xz-321",
    ],
    normal: [
      ["ARK:/12345/x5-4-xz-321", "ark:12345/x54xz321"],
      ["ark:BCD/A-B//c./-d%7e%2d.", "ark:bcd/AB/c.d%7E%2D"],
      ["ark:12345/-", "ark:12345/-"],
      ["ark:12345/x/-?info", "ark:12345/x?info"],
    ],
    equivalent: [
      ["ark:12345/x54xz321", "ark:/12345/x54--xz32-1/"],
      ["ark:12345/x?info", "ark:12345/x"],
    ],
    different: [
      ["ark:12345/x", "ark:12345/X"],
      ["ark:12345/a/b", "ark:12345/a.b"],
      ["ark:12345/a%2Db", "ark:12345/ab"],
    ],
    fixed: [["ark:12345/a b", "ark:12345/a%20b"]],
  },
};
