/**
 * RFC 3987, Internationalized Resource Identifiers (IRIs).
 *
 * @module
 */
import type { Nodes as RFC3987Nodes } from "../../../generated/rfc3987.tree.js";
import { formsOf } from "../../operations/normalize.js";
import { comparer } from "../../operations/compare.js";
import { interpolatedOf } from "../explained.js";
import { defineStandard, resolvingBy, type Resolving, type Standard } from "../standard.js";
import { explained, grammar } from "./grammar.js";
import { byRules, normalization, normalizationSteps, normalize } from "./normalization.js";
import { references } from "./references.js";
import { change, recompose, relativize } from "./operations.js";
import { resolution, resolve, toTarget, type RelativizeIRI, type ResolveIRI } from "./resolution.js";

/**
 * RFC 3987, which allows characters beyond ASCII.
 *
 * @example
 * import { rfc3987 } from "uri-grammar/standards";
 *
 * rfc3987.test("http://example.com/ros\u00E9"); // => true
 * rfc3987.resolve("\u00FC", "http://example.com/a/b"); // => "http://example.com/a/\u00FC"
 * rfc3987.normalize("http://example.com/ros%C3%A9"); // => "http://example.com/ros\u00E9"
 */
export const rfc3987: Standard<"rfc3987", RFC3987Nodes, "IRI-reference"> & Resolving<ResolveIRI, RelativizeIRI> =
  /* @__PURE__ */ defineStandard(
    grammar,
    explained,
    interpolatedOf(grammar, explained),
    {
      id: "rfc3987",
      name: "RFC 3987",
      year: 2005,
      status: "in force",
      ruleFor: { uri: "IRI", absoluteURI: "absolute-IRI" },
      // Section 8 of the document has no subsections.
      securitySections: null,
      // Section 6.5 leaves relative references to RFC 3986.
      bases: { section: "RFC3986:5.1", hasDefault: true },
    } as const,
    {
      recompose,
      change,
      normalize,
      normalizationSteps,
      normalization,
      forms: formsOf(byRules),
      ...comparer(references, byRules, normalization),
    },
    resolvingBy(resolution, resolve, relativize, toTarget),
  );
