/**
 * The scheme `spiffe` (SPIFFE-ID).
 *
 * @module
 */
import type { SPIFFEID } from "../../../generated/scheme/spiffe.tree.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const spiffe: SchemeCode<SPIFFEID> = {
  slips: [
    {
      code: "port",
      pattern: /^(spiffe:\/\/[^/?#:]{1,255})(:\d{0,5})(?=[/?#]|$)/i,
      rule: "trust-domain",
      message: "A trust domain has no port. Remove it.",
      write: "",
    },
    {
      code: "space",
      pattern: /^(spiffe:\/\/[^?# ]{1,2048})( )/i,
      rule: "segment",
      message: "A SPIFFE ID contains no spaces, and no percent-encodings in place of them. Choose another name.",
    },
  ],
};
