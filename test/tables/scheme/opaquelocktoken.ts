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
      "opaquelocktoken:",
      "opaquelocktoken:1",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d7",
      "opaquelocktoken:f81de2ad7f3da1b24f3c00a0c91a9d76",
      "opaquelocktoken:{f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76}",
      "opaquelocktoken:g81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
      "opaquelocktoken://f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
      "opaquelocktoken:/f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
      "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76?a",
      "opaquelocktoken:urn:uuid:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
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
