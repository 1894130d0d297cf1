/**
 * draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics.
 *
 * @module
 */
import type { Nodes as URLSyntax05Nodes } from "../../../generated/url-syntax-05.tree.js";
import type { Relativize } from "../../operations/relativize.js";
import type { ResolveToTarget } from "../../operations/resolve.js";
import { decodableBy, defineStandard, resolutionOn, standardOn, type Resolving, type Standard } from "../standard.js";
import { diagnoser, grammar } from "./grammar.js";
import { resolution, type URLSyntax05ResolveOptions } from "./resolution.js";

/**
 * The draft between RFC 1738 and RFC 2396, of May 1997.
 *
 * @example
 * import { urlSyntax05 } from "uri-grammar/standards";
 *
 * urlSyntax05.parse("http://a/b;c", { rule: "generic-URL" }).path?.segments[0].params[0].value; // => "c"
 */
export const urlSyntax05: Standard<"url-syntax-05", URLSyntax05Nodes, "URL-reference"> &
  Resolving<ResolveToTarget<URLSyntax05ResolveOptions>, Relativize<URLSyntax05ResolveOptions>> =
  /* @__PURE__ */ defineStandard(
    /* @__PURE__ */ standardOn(grammar, diagnoser, {
      facts: {
        id: "url-syntax-05",
        name: "url-syntax-05",
        year: 1997,
        status: "draft",
        // No rule matches exactly the URIs with an optional fragment.
        ruleFor: { uri: "URL-reference", absoluteURI: "absoluteURL" },
        securitySections: null,
        bases: { section: "5.1", hasDefault: false },
      },
      normalization: {
        // Section 6 has three sentences about normal forms. Section 4.1 defines the case of the scheme.
        steps: { case: "6", "percent-encoding": "2.4.2", "default-port": "6", "port-zeros": "4.3.1" },
        rungs: { string: "6", syntax: "6", scheme: "6" },
        hexDigits: "percent-encoding",
        // Sections 2.3 and 2.4.2. "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
        decodable: /* @__PURE__ */ decodableBy(grammar, "unreserved", "."),
        ignoresHostCase: () => true,
        removeDots: null,
      },
    }),
    /* @__PURE__ */ resolutionOn(grammar, resolution),
  );
