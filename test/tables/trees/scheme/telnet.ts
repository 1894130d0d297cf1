/** Trees of grammar/scheme/telnet.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "telnet-URL",
    "telnet://a:b@",
    'telnet-URL(scheme=scheme"telnet", user=user"a", password=password"b", host=reg-name"", port=null, path=path"")',
  ],
  [
    "telnet-URL",
    "TELNET://[2001:db8::7]:/",
    'telnet-URL(scheme=scheme"TELNET", user=null, password=null, host=IP-literal(address=IPv6address"2001:db8::7"), port=port"", path=path"/")',
  ],
  [
    "telnet-URL",
    "telnet://@10.1.2.3",
    'telnet-URL(scheme=scheme"telnet", user=user"", password=null, host=IPv4address"10.1.2.3", port=null, path=path"")',
  ],
  [
    "telnet-URL",
    "telnet://[v1.a]",
    'telnet-URL(scheme=scheme"telnet", user=null, password=null, host=IP-literal(address=IPvFuture"v1.a"), port=null, path=path"")',
  ],
  [
    "telnet-URL",
    "telnet://u:@h",
    'telnet-URL(scheme=scheme"telnet", user=user"u", password=password"", host=reg-name"h", port=null, path=path"")',
  ],
];
