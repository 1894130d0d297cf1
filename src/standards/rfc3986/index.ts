/**
 * RFC 3986, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import type { Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import { defineStandard, resolvingFacts, type Resolving, type Standard } from "../standard.js";
import { change, compare, equivalent, recompose, relativize, rungs } from "./operations.js";
import { interpolated } from "./diagnoser.js";
import { genericSyntax } from "./generic-syntax.js";
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
  genericSyntax,
  interpolated,
  { recompose, change, compare, equivalent, rungs },
  { resolve, resolveToTarget: toTarget, relativize, ...resolvingFacts(resolution) },
);
