/**
 * The schemes `stun` and `stuns` (RFC 7064).
 *
 * @module
 */
import type { StunURI } from "../../../generated/scheme/stun.tree.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { normalizeServer, requiredHost } from "../shared/server.js";

export const code: SchemeCode<StunURI> = {
  requirements: [requiredHost],
  normalize: normalizeServer,
};
