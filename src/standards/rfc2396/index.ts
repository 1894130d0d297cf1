/**
 * RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax, with the addresses of RFC 2732.
 *
 * @module
 */
import type { Nodes as RFC2396Nodes } from "../../../generated/rfc2396.tree.js";
import { relativizer, type Relativize } from "../../operations/relativize.js";
import { targetResolver, type ResolveToTarget } from "../../operations/resolve.js";
import { interpolatedOf, withExplanations } from "../explained.js";
import { defineStandard, operationsOn, resolvingBy, type Resolving, type Standard } from "../standard.js";
import { explained } from "./explained.js";
import { grammar } from "./grammar.js";
import { normalization } from "./normalization.js";
import { resolution, resolvable, strict, type RFC2396ResolveOptions } from "./resolution.js";

/**
 * The standard before RFC 3986, of August 1998, with the IPv6 addresses of RFC 2732.
 *
 * @example
 * import { rfc2396 } from "uri-grammar/standards";
 *
 * rfc2396.resolve("?y", "http://a/b/c/d;p?q"); // => { type: "URI", uri: "http://a/b/c/?y" }
 * rfc2396.test("?y"); // => false
 */
export const rfc2396: Standard<"rfc2396", RFC2396Nodes, "URI-reference"> &
  Resolving<ResolveToTarget<RFC2396ResolveOptions>, Relativize<RFC2396ResolveOptions>> = /* @__PURE__ */ defineStandard(
  withExplanations(grammar, explained),
  interpolatedOf(grammar, explained),
  {
    id: "rfc2396",
    name: "RFC 2396",
    year: 1998,
    status: "obsolete",
    // No rule matches exactly the URIs with an optional fragment.
    ruleFor: { uri: "URI-reference", absoluteURI: "absoluteURI" },
    // Section 7 covers all topics.
    securitySections: {
      "malicious-construction": "7",
      "back-end-transcoding": "7",
      "rare-ip-address-formats": "7",
      "sensitive-information": "7",
      "semantic-attacks": "7",
    },
    bases: { section: "5.1", hasDefault: true },
  } as const,
  operationsOn(grammar, normalization),
  // A relative reference that `relativize` returns must match the grammar.
  resolvingBy(
    resolution,
    targetResolver(resolvable, resolution),
    relativizer(strict, resolution, targetResolver(strict, resolution)),
  ),
);
