/** Trees of grammar/scheme/vemmi.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "vemmiurl",
    "VEMMI://h",
    'vemmiurl(scheme=scheme"VEMMI", hostport=hostport(host=reg-name"h", port=null), service=null, parameters=[])',
  ],
  [
    "vemmiurl",
    "vemmi://[::1]:/",
    'vemmiurl(scheme=scheme"vemmi", hostport=hostport(host=IP-literal(address=IPv6address"::1"), port=port""), service=vemmiservice"", parameters=[])',
  ],
  [
    "vemmiurl",
    "vemmi://192.0.2.1:1/a;b=c;=",
    'vemmiurl(scheme=scheme"vemmi", hostport=hostport(host=IPv4address"192.0.2.1", port=port"1"), service=vemmiservice"a", parameters=[parameter(attribute=attribute"b", value=value"c"), parameter(attribute=attribute"", value=value"")])',
  ],
  [
    "vemmiurl",
    "vemmi://[v1.a]/a=b",
    'vemmiurl(scheme=scheme"vemmi", hostport=hostport(host=IP-literal(address=IPvFuture"v1.a"), port=null), service=vemmiservice"a=b", parameters=[])',
  ],
];
