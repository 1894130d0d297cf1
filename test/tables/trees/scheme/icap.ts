/** Trees of grammar/scheme/icap.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "ICAP-URI",
    "icap://h",
    'ICAP-URI(scheme=Scheme"icap", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "ICAP-URI",
    "ICAP://u@h:1344/a/b?",
    'ICAP-URI(scheme=Scheme"ICAP", authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"1344"), path=path-abempty(segments=[segment"a", segment"b"]), query=query"")',
  ],
  [
    "ICAP-URI",
    "icap://[::1]/",
    'ICAP-URI(scheme=Scheme"icap", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "ICAP-URI",
    "icap://[v1.a]/",
    'ICAP-URI(scheme=Scheme"icap", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "ICAP-URI",
    "icap://192.0.2.1/",
    'ICAP-URI(scheme=Scheme"icap", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=path-abempty(segments=[segment""]), query=null)',
  ],
];
