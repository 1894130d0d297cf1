/**
 * The namespace `ietf`.
 *
 * @module
 */
import { namespaceIetf } from "../../../generated/scheme/urn.js";
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, whole, type KnownNamespace } from "./namespace.js";

/**
 * The namespace of IETF documents and protocol parameters (RFC 2648, RFC 3553).
 *
 * @example
 * import { ietf } from "uri-grammar/schemes/urn";
 *
 * ietf.test("rfc:2141"); // => true
 * ietf.normalize?.("RFC:2141"); // => "rfc:2141"
 */
export const ietf: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceIetf, {
  explain: (nss) => ({
    ...whole(nss),
    message: /^wg:oauth:/i.test(nss)
      ? "Programs use this name for OAuth, but no document registers it. Registered names begin with 'urn:ietf:params:oauth:'."
      : "A number must follow 'rfc:', 'fyi:', 'std:' and 'bcp:', and a name of letters, digits and '-' must follow 'id:' and 'mtg:'.",
  }),
  finds: {
    "ietf-other"(nss) {
      if (nss.includes(":")) return NOTHING;
      const at = /^(?:rfc|fyi|std|bcp)(?=\d+$)/i.exec(nss)?.[0].length;
      return [{ ...whole(nss), repair: at === undefined ? at : { start: at, end: at, text: ":" } }];
    },
  },
  // The whole URN is case-insensitive, except that parameters are case-sensitive (RFC 3553 section 3).
  normalize: (nss) => (/^params:/i.test(nss) ? nss : nss.toLowerCase()),
});
