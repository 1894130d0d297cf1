/**
 * RFC 1808, Relative Uniform Resource Locators.
 *
 * @module
 */
import type { Nodes as RFC1808Nodes } from "../../../generated/rfc1808.tree.js";
import { relativizer, type Relativize } from "../../operations/relativize.js";
import { targetResolver, type ResolveToTarget } from "../../operations/resolve.js";
import { interpolatedOf, withExplanations } from "../explained.js";
import { defineStandard, operationsOn, resolvingBy, type Resolving, type Standard } from "../standard.js";
import { explained } from "./explained.js";
import { grammar } from "./grammar.js";
import { normalization } from "./normalization.js";
import { references, resolution, withoutParameters, type RFC1808ResolveOptions } from "./resolution.js";

const resolve = targetResolver(references, resolution);

/**
 * The first standard for relative URLs, of June 1995.
 *
 * @example
 * import { rfc1808 } from "uri-grammar/standards";
 *
 * rfc1808.resolve(";x", "http://a/b/c/d;p?q"); // => { type: "URI", uri: "http://a/b/c/d;x" }
 */
export const rfc1808: Standard<"rfc1808", RFC1808Nodes, "URL"> &
  Resolving<ResolveToTarget<RFC1808ResolveOptions>, Relativize<RFC1808ResolveOptions>> = /* @__PURE__ */ defineStandard(
  withExplanations(grammar, explained),
  interpolatedOf(grammar, explained),
  {
    id: "rfc1808",
    name: "RFC 1808",
    year: 1995,
    status: "obsolete",
    // No rule matches exactly the URLs with an optional fragment.
    ruleFor: { uri: "URL", absoluteURI: "absoluteURL" },
    // Section 6 refers to RFC 1738.
    securitySections: null,
    bases: { section: "3", hasDefault: false },
    hasParameters: true,
  } as const,
  operationsOn(grammar, normalization),
  resolvingBy(resolution, resolve, relativizer(withoutParameters, resolution, resolve)),
);
