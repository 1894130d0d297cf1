/** Trees of grammar/scheme/turn.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "turnURI",
    "turn:[2001:DB8::1]:",
    'turnURI(scheme=scheme"turn", host=IP-literal(address=IPv6address"2001:DB8::1"), port=port"", keyword=null, transport=null)',
  ],
  [
    "turnURI",
    "turn::8000?transport=udp",
    'turnURI(scheme=scheme"turn", host=reg-name"", port=port"8000", keyword=keyword"transport", transport=transport"udp")',
  ],
  [
    "turnURI",
    "turn:[v1.a]",
    'turnURI(scheme=scheme"turn", host=IP-literal(address=IPvFuture"v1.a"), port=null, keyword=null, transport=null)',
  ],
  [
    "turnURI",
    "turn:192.0.2.1",
    'turnURI(scheme=scheme"turn", host=IPv4address"192.0.2.1", port=null, keyword=null, transport=null)',
  ],
];
