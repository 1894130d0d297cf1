/**
 * The scheme `opaquelocktoken` (RFC 4918).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/opaquelocktoken.js";
import type { OpaqueLockTokenURI } from "../../generated/scheme/opaquelocktoken.tree.js";
import { lowerCase } from "../core/percent.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/opaquelocktoken.tree.js";

/**
 * The scheme `opaquelocktoken`.
 *
 * @example
 * import { opaquelocktoken } from "uri-grammar/schemes/opaquelocktoken";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { normalize } = withSchemes([opaquelocktoken]);
 * const token = "opaquelocktoken:F81DE2AD-7F3D-A1B2-4F3C-00A0C91A9D76";
 * normalize(token); // => "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76"
 */
export const opaquelocktoken: Scheme<OpaqueLockTokenURI> = defineScheme({
  name: "opaquelocktoken",
  specification: rfc(4918, "HTTP Extensions for Web Distributed Authoring and Versioning (WebDAV)"),
  section: "C",
  status: "permanent",
  grammar,
  examples: ["opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76"],
  words: {
    "OpaqueLockToken-URI": [
      "an opaquelocktoken URI",
      "An opaquelocktoken URI is 'opaquelocktoken:', a UUID, and an optional extension. A query is not allowed.",
    ],
    UUID: ["a UUID", "A UUID has 8, 4, 4, 4 and 12 hexadecimal digits with '-' between them."],
    Extension: ["the extension", "The extension is a path."],
  },
  // The URI has no hierarchy, and "/.." after the UUID would remove it.
  without: ["dot-segments"],
  *normalize({ input, node: { uuid } }) {
    yield* rewrite(input, uuid, lowerCase(uuid.value), "RFC4122:3");
  },
});
