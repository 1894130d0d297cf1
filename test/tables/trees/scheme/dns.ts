/** Trees of grammar/scheme/dns.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "dnsurl",
    "dns://[::1]:/a",
    'dnsurl(scheme=scheme"dns", authority=dnsauthority(host=IP-literal(address=IPv6address"::1"), port=port""), name=dnsname"a", query=null)',
  ],
  [
    "dnsurl",
    "dns:a?type=*;class=*",
    'dnsurl(scheme=scheme"dns", authority=null, name=dnsname"a", query=dnsquery(elements=[dnsqueryelement(keyword=keyword"type", value=dnstypeval"*"), dnsqueryelement(keyword=keyword"class", value=dnsclassval"*")]))',
  ],
  [
    "dnsurl",
    "dns://192.0.2.1/a?type=TYPE65534",
    'dnsurl(scheme=scheme"dns", authority=dnsauthority(host=IPv4address"192.0.2.1", port=null), name=dnsname"a", query=dnsquery(elements=[dnsqueryelement(keyword=keyword"type", value=dnstypeval"TYPE65534")]))',
  ],
  ["dnsurl", "dns:", 'dnsurl(scheme=scheme"dns", authority=null, name=dnsname"", query=null)'],
  ["dnsauthority", "[v1.x]", 'dnsauthority(host=IP-literal(address=IPvFuture"v1.x"), port=null)'],
  ["dnsauthority", "", 'dnsauthority(host=reg-name"", port=null)'],
];
