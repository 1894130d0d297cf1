/**
 * The scheme `h323` (RFC 3508).
 *
 * @module
 */
import type { H323URL } from "../../../generated/scheme/h323.tree.js";
import { lowerCase } from "../../core/percent.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const h323: SchemeCode<H323URL> = {
  // The host ignores case, and so do the characters of ASCII in a user.
  *normalize({ input, node: { address } }) {
    yield* rewrite(input, address, lowerCase(input.slice(address.start, address.end)), "2");
  },
};
