/**
 * RFC 3986, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import type { Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { formsOf } from "../../operations/normalize.js";
import type { Explaining } from "../explained.js";
import {
  defineStandard,
  resolvingBy,
  type Operations,
  type Resolving,
  type Standard,
  type StandardFacts,
} from "../standard.js";
import { explained, grammar } from "./grammar.js";
import { byRules, normalization, normalizationSteps, normalize } from "./normalization.js";
import { change, compare, equivalent, recompose, relativize, rungs } from "./operations.js";
import { resolution, resolve, toTarget } from "./resolution.js";
import { interpolated } from "./rules.js";

/** The generic syntax of schemes: RFC 3986 without operations. */
export const genericSyntax: StandardGrammar<RFC3986Nodes, "URI-reference"> &
  Explaining<RFC3986Nodes, "URI-reference"> &
  StandardFacts & { readonly id: "rfc3986" } = /* @__PURE__ */ defineStandard(grammar, explained, {
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
} as const);

/** The normal forms of RFC 3986. */
export const normalForms: Pick<Operations, "normalizationSteps" | "normalization" | "forms"> = {
  normalizationSteps,
  normalization,
  forms: /* @__PURE__ */ formsOf(byRules),
};

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
  genericSyntax,
  interpolated,
  normalForms,
  { normalize, recompose, change, compare, equivalent, rungs },
  /* @__PURE__ */ resolvingBy(resolution, resolve, relativize, toTarget),
);
