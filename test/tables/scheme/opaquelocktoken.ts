// RFC 4918 Appendix C. The example is one of section 10.5 of RFC 2518.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  opaquelocktoken: {
    valid: [
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
      "OPAQUELOCKTOKEN:F81DE2AD-7F3D-A1B2-4F3C-00A0C91A9D76",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76a",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76/a/b",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76-1",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76:@!$&'()*+,;=",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76%20",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76//",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76/..",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76#f",
    ],
    invalid: [
      ["opaquelocktoken:", "opaquelocktoken/incomplete", 16, 16],
      ["opaquelocktoken:1", "opaquelocktoken/incomplete", 17, 17],
      ["opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d7", "opaquelocktoken/incomplete", 51, 51],
      ["opaquelocktoken:f81de2ad7f3da1b24f3c00a0c91a9d76", "opaquelocktoken/character", 24, 25],
      ["opaquelocktoken:{f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76}", "rfc3986/wrapper", 16, 17],
      ["opaquelocktoken:g81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", "opaquelocktoken/character", 16, 17],
      ["opaquelocktoken://f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", "opaquelocktoken/slashes", 16, 18],
      ["opaquelocktoken:/f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", "opaquelocktoken/slashes", 16, 17],
      ["opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76?a", "opaquelocktoken/unencoded-delimiter", 52, 53],
      ["opaquelocktoken:urn:uuid:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", "opaquelocktoken/character", 16, 17],
    ],
    examples: ["opaquelocktoken:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
    normal: [
      [
        "OPAQUELOCKTOKEN:F81DE2AD-7F3D-A1B2-4F3C-00A0C91A9D76A",
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76A",
      ],
      [
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76/..",
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76/..",
      ],
      [
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76%7e",
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76~",
      ],
    ],
    equivalent: [
      ["opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", "opaquelocktoken:F81DE2AD-7F3D-A1B2-4F3C-00A0C91A9D76"],
    ],
    different: [
      ["opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76a"],
      [
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76a",
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76A",
      ],
    ],
    fixed: [
      [
        "opaquelocktoken://f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
      ],
      [
        "opaquelocktoken:{f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76}",
        "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
      ],
    ],
  },
};
