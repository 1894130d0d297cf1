/**
 * The mistakes that people make in RFC 3986's grammar.
 *
 * @module
 */
import { inIPv4, inIPv6 } from "../../explain/address.js";
import { authorityMistakes } from "../../explain/authority.js";
import type { MistakeFinder } from "../../explain/mistake.js";
import { referenceMistakes } from "../../explain/reference.js";

const authority = authorityMistakes({ literal: "IP-literal", future: "IPvFuture", registry: false });

/** Finds the culprits in an input that a rule of RFC 3986 refuses. */
export const findMistakes: MistakeFinder = referenceMistakes({
  rules: {
    URI: { scheme: "required", query: true, fragment: true },
    "absolute-URI": { scheme: "required", query: true, fragment: false },
    "URI-reference": { scheme: "optional", query: true, fragment: true },
    "relative-ref": { scheme: "none", query: true, fragment: true },
    "hier-part": { scheme: "path", query: false, fragment: false },
    "relative-part": { scheme: "none", query: false, fragment: false },
  },
  authority: authority.inSpans,
  pathRule: () => "path",
  withoutColon: "path-noscheme",
  parts: {
    authority: authority.inAuthority,
    host: authority.inHost,
    "IP-literal": authority.inLiteral,
    IPv6address: inIPv6,
    IPvFuture: authority.inFuture,
    IPv4address: inIPv4,
    port: authority.inPort,
  },
});
