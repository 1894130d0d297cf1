/** Trees of grammar/scheme/ipp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "ipp-URL",
    "ipp:///?",
    'ipp-URL(scheme=scheme"ipp", host=reg-name"", port=null, path=absolute-path(segments=[segment""]), query=query"")',
  ],
  [
    "ipp-URL",
    "ipp://[v1.a]",
    'ipp-URL(scheme=scheme"ipp", host=IP-literal(address=IPvFuture"v1.a"), port=null, path=null, query=null)',
  ],
  [
    "ipp-URL",
    "ipp://192.0.2.1",
    'ipp-URL(scheme=scheme"ipp", host=IPv4address"192.0.2.1", port=null, path=null, query=null)',
  ],
  [
    "ipp-URL",
    "ipp://example.com:631/ipp/print",
    'ipp-URL(scheme=scheme"ipp", host=reg-name"example.com", port=port"631", path=absolute-path(segments=[segment"ipp", segment"print"]), query=null)',
  ],
  [
    "ipps-uri",
    "ipps://[::1]/",
    'ipps-uri(scheme=scheme"ipps", host=IP-literal(address=IPv6address"::1"), port=null, path=absolute-path(segments=[segment""]), query=null)',
  ],
  [
    "ipps-uri",
    "ipps://example.com:",
    'ipps-uri(scheme=scheme"ipps", host=reg-name"example.com", port=port"", path=null, query=null)',
  ],
  [
    "ipps-uri",
    "ipps://h/?q",
    'ipps-uri(scheme=scheme"ipps", host=reg-name"h", port=null, path=absolute-path(segments=[segment""]), query=query"q")',
  ],
  [
    "ipps-uri",
    "ipps://192.0.2.1",
    'ipps-uri(scheme=scheme"ipps", host=IPv4address"192.0.2.1", port=null, path=null, query=null)',
  ],
];
