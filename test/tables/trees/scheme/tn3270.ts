/** Trees of grammar/scheme/tn3270.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "tn3270-uri",
    "TN3270://u:p@h:23",
    'tn3270-uri(scheme=scheme"TN3270", authority=authority(userinfo=userinfo"u:p", host=reg-name"h", port=port"23"), path=path"")',
  ],
  [
    "tn3270-uri",
    "tn3270:///",
    'tn3270-uri(scheme=scheme"tn3270", authority=authority(userinfo=null, host=reg-name"", port=null), path=path"/")',
  ],
  [
    "tn3270-uri",
    "tn3270://[::1]/",
    'tn3270-uri(scheme=scheme"tn3270", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), path=path"/")',
  ],
  [
    "tn3270-uri",
    "tn3270://[v1.a]:",
    'tn3270-uri(scheme=scheme"tn3270", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=port""), path=path"")',
  ],
  [
    "tn3270-uri",
    "tn3270://192.0.2.1",
    'tn3270-uri(scheme=scheme"tn3270", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=path"")',
  ],
];
