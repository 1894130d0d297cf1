/** Trees of grammar/scheme/prospero.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "prospero-URL",
    "PROSPERO://[2001:db8::7]/a%3Bb;=",
    'prospero-URL(scheme=scheme"PROSPERO", hostport=hostport(host=IP-literal(address=IPv6address"2001:db8::7"), port=null), hsoname=hsoname"a%3Bb", fields=[fieldspec(field=field"", value=value"")])',
  ],
  [
    "prospero-URL",
    "prospero://:80/a",
    'prospero-URL(scheme=scheme"prospero", hostport=hostport(host=reg-name"", port=port"80"), hsoname=hsoname"a", fields=[])',
  ],
  [
    "prospero-URL",
    "PROSPERO://10.1.2.3/a;b=c;d=",
    'prospero-URL(scheme=scheme"PROSPERO", hostport=hostport(host=IPv4address"10.1.2.3", port=null), hsoname=hsoname"a", fields=[fieldspec(field=field"b", value=value"c"), fieldspec(field=field"d", value=value"")])',
  ],
  [
    "prospero-URL",
    "prospero://host.dom/",
    'prospero-URL(scheme=scheme"prospero", hostport=hostport(host=reg-name"host.dom", port=null), hsoname=hsoname"", fields=[])',
  ],
  ["hostport", "[v1.x]:", 'hostport(host=IP-literal(address=IPvFuture"v1.x"), port=port"")'],
];
