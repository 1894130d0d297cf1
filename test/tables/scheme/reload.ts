// RFC 6940 section 14.15. The document has no example.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  reload: {
    valid: [
      "RELOAD://0@o/",
      "reload://0aF@overlay.example/",
      "reload://01@overlay.example/0f",
      "reload://a@192.0.2.1/1",
      "reload://a@o%20p/",
      "reload://a@o!$&'()*+,;=/",
      "reload://0123456789abcdef@o/",
      "reload://a@o/#f",
    ],
    invalid: [
      "reload:",
      "reload:a@o/",
      "reload:/a@o/",
      "reload://o/",
      "reload://@o/",
      "reload://g@o/",
      "reload://a@o",
      "reload://a@/",
      "reload://a@o:1/",
      "reload://a@o/g",
      "reload://a@o/0/1",
      "reload://a@o/?0",
      "reload://a:b@o/",
      "reload://a@[::1]/",
    ],
    advised: ["RELOAD://0@a_b.example/"],
    examples: [],
    normal: [
      ["RELOAD://0aF@O.example/b", "reload://0AF@o.example/B"],
      ["reload://a@o/", "reload://A@o/"],
    ],
    equivalent: [["reload://0a@o/", "reload://0A@O/"]],
    different: [
      ["reload://0a@o/", "reload://0a@o/0a"],
      ["reload://0a@o/", "reload://0b@o/"],
    ],
    fixed: [
      ["reload:a@o/", "reload://a@o/"],
      ["reload://a@o/?0", "reload://a@o/?0"],
    ],
  },
};
