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
import { noSlashes } from "./shared/common.js";

export type * from "../../generated/scheme/about.tree.js";

/** How long "about:" is. */
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
      summary: "The token says which resource is meant.",
      find({ input }) {
        if (!/^about:(?:[?#]|$)/i.test(input)) return NOTHING;
        return [{ start: START, end: START, message: "Nothing says which resource is meant." }];
      },
    },
  ],
  mistakes: [
    noSlashes("about", "2.1", "about-uri", "token"),
    {
      code: "slash",
      section: "2.1",
      rule: "about-token",
      summary: 'A token has no "/".',
      find({ input }) {
        const [, before, rest] = /^(about:\/*[^/?#]+)(\/[^?#]*)/i.exec(input) ?? [];
        if (before === undefined || rest === undefined) return NOTHING;
        const start = before.length;
        const hint = { start, end: start + rest.length, text: rest.replaceAll("/", "%2F"), message: 'Write "%2F".' };
        return [{ start, end: start + 1, message: 'A token has no "/", unless it is percent-encoded.', hint }];
      },
    },
  ],
  // There is no hierarchy (section 2.2): "." and ".." are tokens like any other.
  without: ["dot-segments"],
});
