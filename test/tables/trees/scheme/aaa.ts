/** Trees of grammar/scheme/aaa.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "aaa-URI",
    "aaa://host.example.com",
    'aaa-URI(scheme=scheme"aaa", fqdn=FQDN"host.example.com", port=null, transport=null, protocol=null)',
  ],
  [
    "aaa-URI",
    "AAA://h:80;Transport=udp;protocol=RADIUS",
    'aaa-URI(scheme=scheme"AAA", fqdn=FQDN"h", port=port"80", transport=transport(keyword=keyword"Transport", value=transport-protocol"udp"), protocol=protocol(keyword=keyword"protocol", value=aaa-protocol"RADIUS"))',
  ],
  [
    "aaa-URI",
    "aaa://h;transport=sctp",
    'aaa-URI(scheme=scheme"aaa", fqdn=FQDN"h", port=null, transport=transport(keyword=keyword"transport", value=transport-protocol"sctp"), protocol=null)',
  ],
  [
    "aaa-URI",
    "aaa://h;protocol=tacacs+",
    'aaa-URI(scheme=scheme"aaa", fqdn=FQDN"h", port=null, transport=null, protocol=protocol(keyword=keyword"protocol", value=aaa-protocol"tacacs+"))',
  ],
  [
    "aaas-URI",
    "aaas://h:5658",
    'aaas-URI(scheme=scheme"aaas", fqdn=FQDN"h", port=port"5658", transport=null, protocol=null)',
  ],
  [
    "aaas-URI",
    "aaas://h;transport=tcp;protocol=diameter",
    'aaas-URI(scheme=scheme"aaas", fqdn=FQDN"h", port=null, transport=transport(keyword=keyword"transport", value=transport-protocol"tcp"), protocol=protocol(keyword=keyword"protocol", value=aaa-protocol"diameter"))',
  ],
];
