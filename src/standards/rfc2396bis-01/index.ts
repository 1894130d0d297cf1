/**
 * draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import type { Nodes as RFC2396bis01Nodes } from "../../../generated/rfc2396bis-01.tree.js";
import { lazy } from "../../core/lazy.js";
import { characterSet } from "../../core/percent.js";
import { guardPath, removeRelativeSegments } from "../../operations/dot-segments.js";
import type { Relativize } from "../../operations/relativize.js";
import type { ResolveToTarget } from "../../operations/resolve.js";
import { defineStandard, resolutionOn, standardOn, type Resolving, type Standard } from "../standard.js";
import { diagnoser, grammar } from "./grammar.js";
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
    /* @__PURE__ */ standardOn(grammar, diagnoser, {
      facts: {
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
      },
      normalization: {
        steps: {
          case: "6.2.2.1",
          "percent-encoding": "6.2.2.2",
          "dot-segments": "6.2.2.3",
          "empty-port": "6.2.3",
          "default-port": "6.2.3",
          "port-zeros": "3.2.2",
        },
        rungs: { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" },
        hexDigits: "percent-encoding",
        // Section 2.3: only these can be decoded "without fear of creating a conflict"; decoding other marks is
        // "counterproductive".
        decodable: /* @__PURE__ */ lazy(() =>
          characterSet((character) => grammar.test(character, { rule: "alphanum" }) || "_~".includes(character)),
        ),
        // Section 6.2.2.1 mentions the hostname only. Whether the case of a registry name matters depends on the registry.
        ignoresHostCase: ({ host }) => host !== null && grammar.test(host, { rule: "hostname" }),
        // Section 6.2.2.3 mentions absolute URI paths only. In the reference "/./g", resolution keeps the dots, too (C.2).
        removeDots: (path, { scheme, authority }) =>
          scheme !== null && path.startsWith("/") ? guardPath(removeRelativeSegments(path), authority) : path,
      },
    }),
    /* @__PURE__ */ resolutionOn(grammar, resolution),
  );
