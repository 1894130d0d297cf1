/** Trees of grammar/scheme/service.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "service-URL",
    "service:acap://some.where.net;authentication=KERBEROSV4",
    'service-URL(scheme=scheme"service", serviceType=service-type"acap", site=ipsite(user=null, host=DNS-name"some.where.net", port=null), path=null, attributes=attr-list(attributes=[attr-asgn(id=attr-id"authentication", value=attr-value"KERBEROSV4")]))',
  ],
  [
    "service-URL",
    "service:a.b:c+d://u@h:80/x;y?z",
    'service-URL(scheme=scheme"service", serviceType=service-type"a.b:c+d", site=ipsite(user=user"u", host=DNS-name"h", port=port"80"), path=url-path"/x;y?z", attributes=null)',
  ],
  [
    "service-URL",
    "service:a://",
    'service-URL(scheme=scheme"service", serviceType=service-type"a", site=ipsite(user=null, host=null, port=null), path=null, attributes=null)',
  ],
  [
    "service-URL",
    "service:a://[::1]:1",
    'service-URL(scheme=scheme"service", serviceType=service-type"a", site=ipsite(user=null, host=IP-literal(address=IPv6address"::1"), port=port"1"), path=null, attributes=null)',
  ],
  [
    "service-URL",
    "service:a://192.0.2.1;b;c=d",
    'service-URL(scheme=scheme"service", serviceType=service-type"a", site=ipsite(user=null, host=DNS-name"192.0.2.1", port=null), path=null, attributes=attr-list(attributes=[attr-asgn(id=attr-id"b", value=null), attr-asgn(id=attr-id"c", value=attr-value"d")]))',
  ],
  [
    "service-URL",
    "service:a:/ipx/0123aBcD:0123456789AB:0FF0/a",
    'service-URL(scheme=scheme"service", serviceType=service-type"a", site=ipxsite"/ipx/0123aBcD:0123456789AB:0FF0", path=url-path"/a", attributes=null)',
  ],
  [
    "service-URL",
    "service:a:/at/a%20b:c@d",
    'service-URL(scheme=scheme"service", serviceType=service-type"a", site=atsite"/at/a%20b:c@d", path=null, attributes=null)',
  ],
  ["sap", "//h/a", 'sap(site=ipsite(user=null, host=DNS-name"h", port=null), path=url-path"/a", attributes=null)'],
  ["attr-list", ";a", 'attr-list(attributes=[attr-asgn(id=attr-id"a", value=null)])'],
];
