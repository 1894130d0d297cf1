/**
 * The scheme `example` (RFC 7595 section 8).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/example.js";
import type { ExampleURI } from "../../generated/scheme/example.tree.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { hierarchyWords } from "./shared/words.js";

export type * from "../../generated/scheme/example.tree.js";

/**
 * The scheme `example`.
 *
 * @example
 * import { example } from "uri-grammar/schemes/example";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([example]);
 * validate("example:a").ok; // => true
 */
export const example: Scheme<ExampleURI> = defineScheme({
  name: "example",
  specification: rfc(7595, "Guidelines and Registration Procedures for URI Schemes"),
  section: "8",
  status: "permanent",
  grammar,
  examples: ["example:foo", "example:/foo", "example://foo"],
  requirements: [
    {
      code: "documentation",
      level: "advice",
      binds: "producers",
      section: "8.1",
      rule: "example-URI",
      summary: "URIs of this scheme are only for documentation.",
      find({ uri: { scheme } }) {
        const { start, end } = scheme;
        return [{ start, end, message: "This scheme is only for documentation. Protocols must not use its URIs." }];
      },
    },
  ],
  words: hierarchyWords,
});
