/**
 * The scheme `info` (RFC 4452).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/info.js";
import type { InfoURI } from "../../generated/scheme/info.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { noSlashes, utf8 } from "./shared/common.js";
import { upTo } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/info.tree.js";

/** What the examples of section 5 decode as well: marks that were unreserved in RFC 2396, and are no delimiters here. */
const MARK = /%(?:21|27|28|29|2A)/g;

/** How long "info:" is. */
const START = 5;

/** What stands between "info:" and the identifier. */
const namespaceIn = (input: string): string => upTo(input.slice(START), /[/?#]/);

const mistakes: readonly Check<null>[] = [
  noSlashes("info", "4.1", "info-identifier", "namespace"),
  {
    code: "namespace",
    section: "4.1",
    rule: "namespace",
    summary: 'A namespace begins with a letter; letters, digits, "+", "-" and "." follow.',
    find({ input }) {
      const name = namespaceIn(input);
      if (name === "") return [{ start: START, end: START, message: "The name of a namespace is missing here." }];
      const wrong = /^[a-z]/i.test(name) ? name.search(/[^a-z\d+.-]/i) : 0;
      if (wrong < 0) return NOTHING;
      const start = START + wrong;
      const message = 'A namespace begins with a letter; letters, digits, "+", "-" and "." follow.';
      return [{ start, end: start + 1, message }];
    },
  },
  {
    code: "no-identifier",
    section: "4.1",
    rule: "info-identifier",
    summary: 'A "/" and an identifier follow on the namespace.',
    find({ input }) {
      const end = START + namespaceIn(input).length;
      if (input[end] === "/") return NOTHING;
      return [{ start: end, end, message: 'After the namespace come a "/" and an identifier.' }];
    },
  },
  {
    code: "query",
    section: "4.1",
    rule: "identifier",
    summary: "There is no query.",
    find({ input, uri: { query } }) {
      if (query === null) return NOTHING;
      const { start, end } = query;
      const text = `%3F${input.slice(start, end).replaceAll("?", "%3F")}`;
      const hint = { start: start - 1, end, text, message: 'Write "%3F" for "?".' };
      return [{ start: start - 1, end, message: 'This scheme has no query: in an identifier, "?" is encoded.', hint }];
    },
  },
];

/**
 * The scheme `info`.
 *
 * @example
 * import { info } from "uri-grammar/schemes/info";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([info]);
 * validate("info:lccn").diagnostics[0].code; // => "info/no-identifier"
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
      code: "upper-case",
      level: "SHOULD",
      binds: "producers",
      section: "4.1",
      rule: "namespace",
      summary: "A namespace is written in lower case.",
      find({ node }) {
        const { start, end, value } = node.namespace;
        const text = value.toLowerCase();
        if (text === value) return NOTHING;
        const hint = { start, end, text, message: "Write it in lower case." };
        return [{ start, end, message: "The namespace should be written in lower case.", hint }];
      },
    },
    { ...utf8("4.2"), level: "SHOULD" },
  ],
  mistakes,
  // Section 5 names the steps: dot-segments stay.
  without: ["dot-segments"],
  *normalize({ node: { namespace, identifier } }) {
    const { start, end, value } = namespace;
    yield { start, end, text: value.toLowerCase(), section: "5" };
    const text = identifier.value.replace(MARK, decodeURIComponent);
    yield { start: identifier.start, end: identifier.end, text, section: "5" };
  },
});
