/**
 * RFC 1738, Uniform Resource Locators (URL).
 *
 * @module
 */
import type { Nodes as RFC1738Nodes } from "../../../generated/rfc1738.tree.js";
import { interpolatedOf, withExplanations } from "../explained.js";
import { defineStandard, operationsOn, type Standard } from "../standard.js";
import { explained } from "./explained.js";
import { grammar } from "./grammar.js";
import { nameSetAside } from "./names.js";
import { normalization } from "./normalization.js";

/**
 * The first standard for the syntax of URLs, of December 1994. It does not define relative references.
 *
 * @example
 * import { rfc1738 } from "uri-grammar/standards";
 *
 * rfc1738.parse("ftp://h/a;type=i", { rule: "ftpurl" }).ftptype?.value; // => "i"
 */
export const rfc1738: Standard<"rfc1738", RFC1738Nodes, "url"> = /* @__PURE__ */ defineStandard(
  withExplanations(grammar, explained),
  interpolatedOf(grammar, explained),
  {
    id: "rfc1738",
    name: "RFC 1738",
    year: 1994,
    status: "obsolete",
    ruleFor: { uri: "url", absoluteURI: "url" },
    // Section 6 covers all topics.
    securitySections: {
      "malicious-construction": "6",
      "back-end-transcoding": "6",
      "rare-ip-address-formats": "6",
      "sensitive-information": "6",
      "semantic-attacks": "6",
    },
    bases: null,
    nameSetAside,
  } as const,
  operationsOn(grammar, normalization),
);
