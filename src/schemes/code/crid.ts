/**
 * The scheme `crid` (RFC 4078).
 *
 * @module
 */
import type { CridURL } from "../../../generated/scheme/crid.tree.js";
import { utf8 } from "../shared/common.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const crid: SchemeCode<CridURL> = {
  requirements: [{ ...utf8("4"), level: "SHOULD", summary: "Percent-encoded octets outside ASCII should be UTF-8." }],
};
