/**
 * The schemes `im` (RFC 3860) and `pres` (RFC 3859).
 *
 * @module
 */
import type { IMURI, PRESURI } from "../../../generated/scheme/im.tree.js";
import { lowerCase } from "../../core/percent.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const code: SchemeCode<IMURI | PRESURI> = {
  *normalize({ input, node: { to } }) {
    if (to === null) return;
    const { domain } = to.type === "name-addr" ? to.address : to;
    yield* rewrite(input, domain, lowerCase(domain.value), "RFC3986:6.2.2.1");
  },
};
