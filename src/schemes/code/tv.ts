/**
 * The scheme `tv` (RFC 2838).
 *
 * @module
 */
import type { Tvuri } from "../../../generated/scheme/tv.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

const callSign: Check<Tvuri> = {
  code: "call-sign",
  level: "SHOULD",
  section: "3.3",
  rule: "broadcast",
  summary: "A network identifier or a call sign without a domain should not be used.",
  find({ node: { broadcast } }) {
    if (broadcast === null || broadcast.value.includes(".")) return NOTHING;
    const { start, end } = broadcast;
    return [{ start, end, message: "Write a domain name, such as 'abc.com': other names are not unique." }];
  },
};

export const tv: SchemeCode<Tvuri> = {
  requirements: [callSign],
};
