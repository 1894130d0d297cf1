/** Trees of grammar/scheme/tftp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "tftpURI",
    "TFTP://192.0.2.1/;MODE=Octet",
    'tftpURI(scheme=scheme"TFTP", host=IPv4address"192.0.2.1", file=file"", mode=mode(keyword=keyword"MODE", value=value"Octet"))',
  ],
  [
    "tftpURI",
    "tftp://[2001:db8::7]/a",
    'tftpURI(scheme=scheme"tftp", host=IP-literal(address=IPv6address"2001:db8::7"), file=file"a", mode=null)',
  ],
  [
    "tftpURI",
    "tftp://[v1.a]/a;mode=netascii",
    'tftpURI(scheme=scheme"tftp", host=IP-literal(address=IPvFuture"v1.a"), file=file"a", mode=mode(keyword=keyword"mode", value=value"netascii"))',
  ],
  ["tftpURI", "tftp:///a", 'tftpURI(scheme=scheme"tftp", host=reg-name"", file=file"a", mode=null)'],
];
