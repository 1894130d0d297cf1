/**
 * The namespace `iso`.
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/urn.js";
import type { IsoNss } from "../../../generated/scheme/urn.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, type KnownNamespace } from "./namespace.js";

/**
 * The namespace of documents of the International Organization for Standardization (RFC 5141).
 *
 * @example
 * import { iso } from "uri-grammar/schemes/urn";
 *
 * iso.test("std:iso:9999:-1:ed-1:en,fr"); // => true
 * iso.normalize?.("std:ISO:9999:-1:ed-1:EN"); // => "std:iso:9999:-1:ed-1:en"
 */
export const iso: KnownNamespace = /* @__PURE__ */ defineNamespace(
  5141,
  "A Uniform Resource Name (URN) Namespace for the International Organization for Standardization (ISO)",
  {
    nid: "iso",
    section: "2.4.1",
    rule: "iso-nss",
    summary:
      "A name of an ISO document must have 'std:', an organization such as 'iso', ':' and a number. More elements can follow after ':'.",
    examples: ["urn:iso:std:iso:9999:-1:ed-1:en", "urn:iso:std:iso:20022:tech:xsd:camt.001.001.01"],
    requirements: [
      {
        code: "iso-addition",
        level: "advice",
        section: "2.4.1",
        rule: "isodefined",
        summary: "A name should only have elements of the document, or an addition that begins with 'tech'.",
        find(nss) {
          const { addition } = grammar.parse(nss, { startRule: "iso_nss" as never }) as IsoNss;
          if (addition?.type !== "isodefined") return NOTHING;
          const { start, end } = addition;
          return [{ start, end, message: "Only the ISO Central Secretariat defines names with these elements." }];
        },
      },
    ],
    normalize: lowerCase,
  },
);
