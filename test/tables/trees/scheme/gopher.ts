/** Trees of grammar/scheme/gopher.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "gopher-URL",
    "gopher://h:70/",
    'gopher-URL(scheme=scheme"gopher", host=reg-name"h", port=port"70", path=gopher-path(gophertype=gophertype"", selector=selector"", search=null, gopherString=null))',
  ],
  [
    "gopher-URL",
    "gopher://h/0a%09%09",
    'gopher-URL(scheme=scheme"gopher", host=reg-name"h", port=null, path=gopher-path(gophertype=gophertype"0", selector=selector"a", search=search"", gopherString=gopher+_string""))',
  ],
  [
    "gopher-URL",
    "gopher://[v1.a]",
    'gopher-URL(scheme=scheme"gopher", host=IP-literal(address=IPvFuture"v1.a"), port=null, path=null)',
  ],
  [
    "gopher-URL",
    "gopher://192.0.2.1",
    'gopher-URL(scheme=scheme"gopher", host=IPv4address"192.0.2.1", port=null, path=null)',
  ],
  [
    "gopher-URL",
    "gopher://[2001:db8::7]",
    'gopher-URL(scheme=scheme"gopher", host=IP-literal(address=IPv6address"2001:db8::7"), port=null, path=null)',
  ],
  ["gopher-URL", "gopher://", 'gopher-URL(scheme=scheme"gopher", host=reg-name"", port=null, path=null)'],
  [
    "gopher-URL",
    "gopher://host.dom:",
    'gopher-URL(scheme=scheme"gopher", host=reg-name"host.dom", port=port"", path=null)',
  ],
];
