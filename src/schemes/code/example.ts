/**
 * The scheme `example` (RFC 7595 section 8).
 *
 * @module
 */
import type { ExampleURI } from "../../../generated/scheme/example.tree.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const example: SchemeCode<ExampleURI> = {
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
};
