/**
 * The scheme `mtqp` (RFC 3887).
 *
 * @module
 */
import type { MtqpUri } from "../../../generated/scheme/mtqp.tree.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const mtqp: SchemeCode<MtqpUri> = {
  *normalize({ input, node: { track } }) {
    yield* rewrite(input, track, "track", "9.3");
  },
};
