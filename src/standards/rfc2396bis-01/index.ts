/**
 * draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import type { Nodes as RFC2396bis01Nodes } from "../../../generated/rfc2396bis-01.tree.js";
import type { Relativize } from "../../operations/relativize.js";
import type { ResolveToTarget } from "../../operations/resolve.js";
import { interpolatedOf, withExplanations } from "../explained.js";
import { defineStandard, operationsOn, resolutionOn, type Resolving, type Standard } from "../standard.js";
import { explained } from "./explained.js";
import { grammar } from "./grammar.js";
import { normalization } from "./normalization.js";
import { resolution, type RFC2396bis01ResolveOptions } from "./resolution.js";

/**
 * The draft between RFC 2396 and RFC 3986, of March 2003.
 *
 * @example
 * import { rfc2396bis01 } from "uri-grammar/standards";
 *
 * rfc2396bis01.resolve("", "http://a/b"); // => { type: "current-document", fragment: null }
 */
export const rfc2396bis01: Standard<"rfc2396bis-01", RFC2396bis01Nodes, "URI-reference"> &
  Resolving<ResolveToTarget<RFC2396bis01ResolveOptions>, Relativize<RFC2396bis01ResolveOptions>> =
  /* @__PURE__ */ defineStandard(
    withExplanations(grammar, explained),
    interpolatedOf(grammar, explained),
    {
      id: "rfc2396bis-01",
      name: "rfc2396bis-01",
      year: 2003,
      status: "draft",
      ruleFor: { uri: "absolute-URI-reference", absoluteURI: "absolute-URI" },
      securitySections: {
        "malicious-construction": "7.2",
        // The draft covers this topic in its section on malicious construction.
        "back-end-transcoding": "7.2",
        "rare-ip-address-formats": "7.3",
        "sensitive-information": "7.4",
        "semantic-attacks": "7.5",
      },
      bases: { section: "5.1", hasDefault: true },
    } as const,
    operationsOn(grammar, normalization),
    resolutionOn(grammar, resolution),
  );
