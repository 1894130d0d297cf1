/**
 * The scheme `about` (RFC 6694).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/about.js";
import type { AboutUri } from "../../generated/scheme/about.tree.js";
import { NOTHING } from "./mechanism/check.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { queryWords } from "./shared/words.js";

export type * from "../../generated/scheme/about.tree.js";

/** The length of "about:". */
const START = 6;

/**
 * The scheme `about`.
 *
 * @example
 * import { about } from "uri-grammar/schemes/about";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([about]);
 * validate("about://blank").diagnostics[0].code; // => "about/slashes"
 */
export const about: Scheme<AboutUri> = defineScheme({
  name: "about",
  specification: rfc(6694, 'The "about" URI Scheme'),
  section: "2.1",
  status: "permanent",
  grammar,
  examples: ["about:blank"],
  requirements: [
    {
      code: "empty-token",
      level: "advice",
      section: "2.2",
      rule: "about-token",
      summary: "The token should not be empty.",
      find({ input }) {
        if (!/^about:(?:[?#]|$)/i.test(input)) return NOTHING;
        return [{ start: START, end: START, message: "Nothing follows 'about:'. Write a token, such as 'blank'." }];
      },
    },
  ],
  words: {
    ...queryWords,
    "about-uri": ["an about URI", "After 'about:', an about URI has a token and an optional query."],
    "about-token": ["the token of an about URI", "In the token, '/' must be percent-encoded."],
  },
  // The token has no hierarchy (section 2.2), so "." and ".." are ordinary tokens.
  without: ["dot-segments"],
});
