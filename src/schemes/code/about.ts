/**
 * The scheme `about` (RFC 6694).
 *
 * @module
 */
import type { AboutUri } from "../../../generated/scheme/about.tree.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The length of "about:". */
const START = 6;

export const about: SchemeCode<AboutUri> = {
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
};
