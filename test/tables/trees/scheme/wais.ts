/** Trees of grammar/scheme/wais.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "waisurl",
    "WAIS://[2001:db8::7]/d//",
    'waisdoc(scheme=scheme"WAIS", hostport=hostport(host=IP-literal(address=IPv6address"2001:db8::7"), port=null), database=database"d", wtype=wtype"", wpath=wpath"")',
  ],
  [
    "waisurl",
    "wais://h/db?",
    'waisindex(scheme=scheme"wais", hostport=hostport(host=reg-name"h", port=null), database=database"db", search=search"")',
  ],
  [
    "waisurl",
    "wais://:80/db",
    'waisdatabase(scheme=scheme"wais", hostport=hostport(host=reg-name"", port=port"80"), database=database"db")',
  ],
  [
    "waisurl",
    "WAIS://10.1.2.3/d%2Fb",
    'waisdatabase(scheme=scheme"WAIS", hostport=hostport(host=IPv4address"10.1.2.3", port=null), database=database"d%2Fb")',
  ],
  [
    "waisurl",
    "wais://h/",
    'waisdatabase(scheme=scheme"wais", hostport=hostport(host=reg-name"h", port=null), database=database"")',
  ],
  ["hostport", "[v1.x]:", 'hostport(host=IP-literal(address=IPvFuture"v1.x"), port=port"")'],
];
