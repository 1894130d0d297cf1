/** Trees of grammar/scheme/stun.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "stunURI",
    "stun:[2001:DB8::1]:",
    'stunURI(scheme=scheme"stun", host=IP-literal(address=IPv6address"2001:DB8::1"), port=port"")',
  ],
  ["stunURI", "stun:", 'stunURI(scheme=scheme"stun", host=reg-name"", port=null)'],
  ["stunURI", "stun:[v1.a]", 'stunURI(scheme=scheme"stun", host=IP-literal(address=IPvFuture"v1.a"), port=null)'],
  ["stunURI", "stun:192.0.2.1", 'stunURI(scheme=scheme"stun", host=IPv4address"192.0.2.1", port=null)'],
];
