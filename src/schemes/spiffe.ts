/**
 * The scheme `spiffe` (SPIFFE-ID).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/spiffe.js";
import type { SPIFFEID } from "../../generated/scheme/spiffe.tree.js";
import { NOTHING } from "./mechanism/check.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/spiffe.tree.js";

/** The number of characters that a SPIFFE ID should not exceed. */
const LONGEST = 2048;

/**
 * The scheme `spiffe`.
 *
 * @example
 * import { spiffe } from "uri-grammar/schemes/spiffe";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([spiffe]);
 * validate("spiffe://example.com/a/../b").ok; // => false
 */
export const spiffe: Scheme<SPIFFEID> = defineScheme<SPIFFEID>({
  name: "spiffe",
  specification: page(
    "SPIFFE-ID",
    "The SPIFFE Identity and Verifiable Identity Document",
    "https://github.com/spiffe/spiffe/blob/main/standards/SPIFFE-ID.md",
    { "2": "2-spiffe-identity", "2.1": "21-trust-domain", "2.2": "22-path", "2.3": "23-maximum-spiffe-id-length" },
  ),
  section: "2",
  status: "provisional",
  grammar,
  examples: [
    "spiffe://staging.example.com/payments/mysql",
    "spiffe://k8s-west.example.com/ns/staging/sa/default",
    "spiffe://example.com/9eebccd2-12bf-40a6-b262-65fe0487d453",
  ],
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
  words: {
    "SPIFFE-ID": [
      "a SPIFFE ID",
      "A SPIFFE ID is 'spiffe://', a trust domain and an optional path. A user, a port and a query are not allowed.",
    ],
    "trust-domain": [
      "the trust domain",
      "A trust domain has only lower-case letters, digits, '.', '-' and '_', without percent-encodings.",
    ],
    segment: [
      "a segment of the path",
      "A segment has letters, digits, '.', '-' and '_'. It is neither empty nor '.' nor '..'.",
    ],
  },
  without: ["empty-path"],
});
