/**
 * RFC 3986, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import type { Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import { withExplanations } from "../explained.js";
import { defineStandard, resolvingFacts, type Resolving, type Standard } from "../standard.js";
import { change } from "./change.js";
import { compare, equivalent, rungs } from "./compare.js";
import { explained } from "./explained.js";
import { grammar } from "./grammar.js";
import { normalization, normalizationSteps, normalize } from "./normalization.js";
import { recompose } from "./recompose.js";
import { relativize } from "./relativize.js";
import { resolution, resolve, toTarget } from "./resolution.js";

/**
 * RFC 3986, the current standard and the default everywhere.
 *
 * @example
 * import { rfc3986 } from "uri-grammar/standards";
 *
 * rfc3986.test("http://example.com/", { rule: "absolute-URI" }); // => true
 */
export const rfc3986: Standard<"rfc3986", RFC3986Nodes, "URI-reference"> &
  Resolving<typeof resolve, typeof relativize> = /* @__PURE__ */ defineStandard(
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
  { recompose, change, normalize, normalizationSteps, normalization, compare, equivalent, rungs },
  { resolve, resolveToTarget: toTarget, relativize, ...resolvingFacts(resolution) },
);
