/**
 * The scheme `info` (RFC 4452).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/info.js";
import type { InfoURI } from "../../generated/scheme/info.tree.js";
import { NOTHING } from "./mechanism/check.js";
import { utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/info.tree.js";

/**
 * The examples of section 5 also decode these marks, because RFC 2396 has them as unreserved. They are not delimiters
 * here.
 */
const MARK = /%(?:21|27|28|29|2A)/g;

/**
 * The scheme `info`.
 *
 * @example
 * import { info } from "uri-grammar/schemes/info";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([info]);
 * validate("info:lccn").diagnostics[0].code; // => "info/incomplete"
 * normalize("INFO:PII/S0888754302968527"); // => "info:pii/S0888754302968527"
 */
export const info: Scheme<InfoURI> = defineScheme({
  name: "info",
  specification: rfc(4452, 'The "info" URI Scheme for Information Assets with Identifiers in Public Namespaces'),
  section: "4.1",
  status: "permanent",
  grammar,
  examples: ["info:ddc/22/eng//004.678", "info:lccn/2002022641", "info:pmid/12376099"],
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
    { ...utf8("4.2"), level: "SHOULD" },
  ],
  words: {
    "info-URI": ["an info URI", "After 'info:', an info URI has a namespace, '/' and an identifier."],
    namespace: [
      "the name of a namespace",
      "The name begins with a letter and has only letters, digits, '+', '-' and '.'. '/' and an identifier follow it.",
    ],
    identifier: [
      "the identifier of an info URI",
      "An info URI has no query, so '?' must be percent-encoded in the identifier.",
    ],
  },
  // Section 5 lists the normalization steps, and the removal of dot-segments is not one of them.
  without: ["dot-segments"],
  *normalize({ node: { namespace, identifier } }) {
    const { start, end, value } = namespace;
    yield { start, end, text: value.toLowerCase(), section: "5" };
    const text = identifier.value.replace(MARK, decodeURIComponent);
    yield { start: identifier.start, end: identifier.end, text, section: "5" };
  },
});
