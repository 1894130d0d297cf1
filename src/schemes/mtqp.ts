/**
 * The scheme `mtqp` (RFC 3887).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/mtqp.js";
import type { MtqpUri } from "../../generated/scheme/mtqp.tree.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { authorityWords } from "./shared/words.js";

export type * from "../../generated/scheme/mtqp.tree.js";

/**
 * The scheme `mtqp`.
 *
 * @example
 * import { mtqp } from "uri-grammar/schemes/mtqp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([mtqp]);
 * validate("mtqp://h.example/track/1@a").diagnostics[0].code; // => "mtqp/incomplete"
 * normalize("mtqp://h.example:1038/Track/1@a/QQ=="); // => "mtqp://h.example/track/1@a/QQ=="
 */
export const mtqp: Scheme<MtqpUri> = defineScheme({
  name: "mtqp",
  specification: rfc(3887, "Message Tracking Query Protocol"),
  section: "9.3",
  status: "permanent",
  grammar,
  examples: ["mtqp://host.example/track/12345@host.example/QUJD"],
  requirements: [emptyHost("9.3"), ...ofServers],
  words: {
    ...authorityWords,
    "mtqp-uri": [
      "an mtqp URI",
      "An mtqp URI is 'mtqp://', an authority, '/track/', the identifier of a message, '/', and its secret.",
    ],
    "unique-envid": ["the identifier of a message", "The identifier has an '@'. In it, '/' must be percent-encoded."],
    "mtrk-secret": ["the secret", "The secret is base64. In it, '/' must be percent-encoded."],
  },
  // The identifier and the secret are not segments of a hierarchy.
  without: ["dot-segments"],
  *normalize({ input, node: { track } }) {
    yield* rewrite(input, track, "track", "9.3");
  },
});
