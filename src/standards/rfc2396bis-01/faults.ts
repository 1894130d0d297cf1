/**
 * The mistakes that people make in the draft's grammar.
 *
 * @module
 */
import { inIPv4, inIPv6 } from "../../explain/address.js";
import { authorityMistakes } from "../../explain/authority.js";
import type { MistakeFinder } from "../../explain/mistake.js";
import { referenceMistakes } from "../../explain/reference.js";

const authority = authorityMistakes({ literal: "IPv6reference", future: null, registry: true });

/** Finds the culprits in an input that a rule of the draft refuses. */
export const findMistakes: MistakeFinder = referenceMistakes({
  rules: {
    "URI-reference": { scheme: "optional", query: true, fragment: true },
    "absolute-URI-reference": { scheme: "required", query: true, fragment: true },
    "absolute-URI": { scheme: "required", query: true, fragment: false },
    "relative-URI": { scheme: "none", query: true, fragment: false },
    "hier-part": { scheme: "path", query: true, fragment: false },
    "net-path": { scheme: "path", query: false, fragment: false },
  },
  authority: authority.inSpans,
  pathRule: (path, hasScheme) => {
    if (path === "" || path.startsWith("/")) return "abs-path";
    return hasScheme ? "opaque-part" : "rel-path";
  },
  withoutColon: "rel-path",
  parts: {
    authority: authority.inAuthority,
    IPv6reference: authority.inLiteral,
    IPv6address: inIPv6,
    IPv4address: inIPv4,
    port: authority.inPort,
  },
});
