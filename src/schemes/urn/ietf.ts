/**
 * The namespace `ietf`.
 *
 * @module
 */
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
export const ietf: KnownNamespace = /* @__PURE__ */ defineNamespace(2648, "A URN Namespace for IETF Documents", {
  nid: "ietf",
  section: "2",
  rule: "ietf-nss",
  summary: "The name of an IETF document must have a series and a number or a name.",
  examples: ["urn:ietf:rfc:2141"],
  explain: (nss) => ({
    ...whole(nss),
    message: /^wg:oauth:/i.test(nss)
      ? "Programs use this name for OAuth, but no document registers it. Registered names begin with 'urn:ietf:params:oauth:'."
      : "A number must follow 'rfc:', 'fyi:', 'std:' and 'bcp:', and a name of letters, digits and '-' must follow 'id:' and 'mtg:'.",
  }),
  requirements: [
    {
      code: "ietf-other",
      level: "advice",
      section: "2",
      rule: "other-nss",
      summary: "A name should have a series, because a name without a series is reserved for future expansion.",
      find(nss) {
        if (nss.includes(":")) return NOTHING;
        const [, series] = /^(rfc|fyi|std|bcp)\d+$/i.exec(nss) ?? [];
        const at = series?.length;
        return [
          {
            ...whole(nss),
            message: "A name without a series, such as 'rfc:', is reserved for future expansion.",
            repair: at === undefined ? at : { start: at, end: at, text: ":" },
          },
        ];
      },
    },
  ],
  // The whole URN is case-insensitive, except that parameters are case-sensitive (RFC 3553 section 3).
  normalize: (nss) => (/^params:/i.test(nss) ? nss : nss.toLowerCase()),
});
