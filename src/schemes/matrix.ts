/**
 * The scheme `matrix` (Matrix Specification).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/matrix.js";
import type { MatrixURI } from "../../generated/scheme/matrix.tree.js";
import { required, valueForm } from "./shared/parameters.js";
import { authorityWords } from "./shared/words.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/matrix.tree.js";

const section = '"Matrix URI scheme"';

/** Types that were used when the scheme was designed, with the types that have replaced them. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ["user", "u"],
  ["room", "r"],
  ["event", "e"],
]);

/**
 * The scheme `matrix`.
 *
 * @example
 * import { matrix } from "uri-grammar/schemes/matrix";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([matrix]);
 * validate("matrix:u/alice:example.org?action=call").diagnostics[0].code; // => "matrix/action"
 */
export const matrix: Scheme<MatrixURI> = defineScheme<MatrixURI>({
  name: "matrix",
  specification: page("Matrix Specification", "Appendices", "https://spec.matrix.org/latest/appendices/", {
    [section]: "matrix-uri-scheme",
    '"Routing"': "routing",
  }),
  section,
  status: "provisional",
  grammar,
  examples: [
    "matrix:r/somewhere:example.org",
    "matrix:roomid/somewhere:example.org/e/event?via=elsewhere.ca",
    "matrix:u/alice:example.org?action=chat",
  ],
  requirements: [
    valueForm(
      { code: "action", section, summary: "The action must be 'join' or 'chat'." },
      /^action$/,
      /^(?:join|chat)$/,
    ),
    {
      code: "old-type",
      binds: "producers",
      section,
      rule: "type-qualifier",
      summary: "The types 'user', 'room' and 'event' must not be used any more.",
      *find({ node }) {
        for (const { entityType } of node.part.path.entities) {
          const { start, end, value } = entityType;
          const text = REPLACED.get(value);
          if (text === undefined) continue;
          const message = "This type is from an older version of the document.";
          yield { start, end, message, repair: { start, end, text, isOurs: true } };
        }
      },
    },
    required(
      {
        code: "via",
        level: "SHOULD",
        section: '"Routing"',
        summary: "The ID of a room should have the parameter via.",
        message: "Nobody can find a room by its ID alone. Write '?via=' and a server.",
      },
      /^via$/,
      ({ input }) => /^matrix:roomid\//i.test(input),
    ),
  ],
  words: {
    ...authorityWords,
    MatrixURI: ["a matrix URI", "A matrix URI is 'matrix:', a type such as 'u', '/', and an identifier."],
    "nonid-segment": ["a type", "A type is 'r', 'u', 'roomid' or 'e'. '/' and an identifier follow it."],
    "id-without-sigil": ["an identifier", "In an identifier, '/' must be percent-encoded."],
    query: ["the query", "The query has parameters with '='. '&' separates them."],
  },
  // An identifier can be "..".
  without: ["dot-segments"],
});
