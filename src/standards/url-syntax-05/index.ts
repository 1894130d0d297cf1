/**
 * draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics.
 *
 * @module
 */
import type { Nodes as URLSyntax05Nodes } from "../../../generated/url-syntax-05.tree.js";
import type { Relativize } from "../../operations/relativize.js";
import type { ResolveToTarget } from "../../operations/resolve.js";
import { interpolatedOf, withExplanations } from "../explained.js";
import { defineStandard, operationsOn, resolutionOn, type Resolving, type Standard } from "../standard.js";
import { explained } from "./explained.js";
import { grammar } from "./grammar.js";
import { normalization } from "./normalization.js";
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
    withExplanations(grammar, explained),
    interpolatedOf(grammar, explained),
    {
      id: "url-syntax-05",
      name: "url-syntax-05",
      year: 1997,
      status: "draft",
      // No rule matches exactly the URIs with an optional fragment.
      ruleFor: { uri: "URL-reference", absoluteURI: "absoluteURL" },
      securitySections: null,
      bases: { section: "5.1", hasDefault: false },
    } as const,
    operationsOn(grammar, normalization),
    resolutionOn(grammar, resolution),
  );
