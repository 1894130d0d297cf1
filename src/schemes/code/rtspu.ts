/**
 * The scheme `rtspu` (RFC 2326).
 *
 * @module
 */
import type { RtspURL } from "../../../generated/scheme/rtspu.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

const address: Check<RtspURL> = {
  code: "address",
  level: "SHOULD",
  section: "3.2",
  rule: "host",
  summary: "The host should be a name, not an IP address.",
  find({ node: { host } }) {
    if (host.type === "reg-name") return NOTHING;
    const { start, end } = host;
    return [{ start, end, message: "The host should be a name, because IP addresses should be avoided." }];
  },
};

export const rtspu: SchemeCode<RtspURL> = {
  requirements: [address],
};
