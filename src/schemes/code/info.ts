/**
 * The scheme `info` (RFC 4452).
 *
 * @module
 */
import type { InfoURI } from "../../../generated/scheme/info.tree.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

/**
 * The examples of section 5 also decode these marks, because RFC 2396 has them as unreserved. They are not delimiters
 * here.
 */
const MARK = /%(?:21|27|28|29|2A)/g;

export const info: SchemeCode<InfoURI> = {
  requirements: [
    {
      code: "case",
      level: "SHOULD",
      binds: "producers",
      section: "4.1",
      rule: "namespace",
      summary: "A namespace should be in lower case.",
      find({ node }) {
        const { start, end, value } = node.namespace;
        const text = value.toLowerCase();
        if (text === value) return NOTHING;
        const repair = { start, end, text, what: "the namespace" };
        return [{ start, end, message: "The namespace should be in lower case.", repair }];
      },
    },
  ],
  *normalize({ node: { namespace, identifier } }) {
    const { start, end, value } = namespace;
    yield { start, end, text: value.toLowerCase(), section: "5" };
    const text = identifier.value.replace(MARK, decodeURIComponent);
    yield { start: identifier.start, end: identifier.end, text, section: "5" };
  },
};
