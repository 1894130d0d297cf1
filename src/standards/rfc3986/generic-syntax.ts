/**
 * RFC 3986 as the generic syntax of schemes: without the operations that the functions for schemes do not use.
 *
 * @module
 */
import type { Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import { withExplanations, type Explaining } from "../explained.js";
import { defineStandard, type Operations, type StandardFacts } from "../standard.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { formsOf } from "../../operations/normalize.js";
import { explained } from "./explained.js";
import { grammar } from "./grammar.js";
import { byRules, normalization, normalizationSteps, normalize } from "./normalization.js";

/** The members that the functions for schemes use. */
export const genericSyntax: StandardGrammar<RFC3986Nodes, "URI-reference"> &
  Explaining<RFC3986Nodes, "URI-reference"> &
  StandardFacts &
  Pick<Operations, "normalize" | "normalizationSteps" | "normalization" | "forms"> & { readonly id: "rfc3986" } =
  /* @__PURE__ */ defineStandard(
    withExplanations(grammar, explained),
    {
      id: "rfc3986",
      name: "RFC 3986",
      year: 2005,
      status: "in force",
      ruleFor: { uri: "URI", absoluteURI: "absolute-URI" },
      securitySections: {
        "malicious-construction": "7.2",
        "back-end-transcoding": "7.3",
        "rare-ip-address-formats": "7.4",
        "sensitive-information": "7.5",
        "semantic-attacks": "7.6",
      },
      bases: { section: "5.1", hasDefault: true },
    } as const,
    { normalize, normalizationSteps, normalization, forms: formsOf(byRules) },
  );
