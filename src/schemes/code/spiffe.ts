/**
 * The scheme `spiffe` (SPIFFE-ID).
 *
 * @module
 */
import type { SPIFFEID } from "../../../generated/scheme/spiffe.tree.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The number of characters that a SPIFFE ID should not exceed. */
const LONGEST = 2048;

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
  requirements: [
    {
      code: "fragment",
      section: "2",
      rule: "SPIFFE-ID",
      summary: "A SPIFFE ID must have no fragment.",
      find({ parts: { fragment } }) {
        if (fragment === null) return NOTHING;
        const { start, end } = { start: fragment.start - 1, end: fragment.end };
        const repair = { start, end, text: "", what: "the fragment" };
        return [{ start, end, message: "A SPIFFE ID has no fragment. Remove it.", repair }];
      },
    },
    {
      code: "length",
      level: "SHOULD",
      binds: "producers",
      section: "2.3",
      rule: "SPIFFE-ID",
      summary: "A SPIFFE ID should have at most 2048 characters.",
      find: ({ input }) =>
        input.length > LONGEST
          ? [{ start: LONGEST, end: input.length, message: "A SPIFFE ID should have at most 2048 characters." }]
          : NOTHING,
    },
  ],
};
