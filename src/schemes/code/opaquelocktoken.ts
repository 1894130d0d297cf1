/**
 * The scheme `opaquelocktoken` (RFC 4918).
 *
 * @module
 */
import type { OpaqueLockTokenURI } from "../../../generated/scheme/opaquelocktoken.tree.js";
import { lowerCase } from "../../core/percent.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const opaquelocktoken: SchemeCode<OpaqueLockTokenURI> = {
  *normalize({ input, node: { uuid } }) {
    yield* rewrite(input, uuid, lowerCase(uuid.value), "RFC4122:3");
  },
};
