/** Trees of grammar/scheme/rtspu.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["rtsp_URL", "RTSPU://h", 'rtsp_URL(scheme=scheme"RTSPU", host=reg-name"h", port=null, path=null)'],
  [
    "rtsp_URL",
    "rtspu://[::1]:1/a?",
    'rtsp_URL(scheme=scheme"rtspu", host=IP-literal(address=IPv6address"::1"), port=port"1", path=abs_path(segments=[segment"a"], query=query""))',
  ],
  [
    "rtsp_URL",
    "rtspu://192.0.2.1:/",
    'rtsp_URL(scheme=scheme"rtspu", host=IPv4address"192.0.2.1", port=port"", path=abs_path(segments=[segment""], query=null))',
  ],
  [
    "rtsp_URL",
    "rtspu://[v1.a]/a/b?c",
    'rtsp_URL(scheme=scheme"rtspu", host=IP-literal(address=IPvFuture"v1.a"), port=null, path=abs_path(segments=[segment"a", segment"b"], query=query"c"))',
  ],
];
