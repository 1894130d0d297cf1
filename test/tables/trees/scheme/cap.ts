/** Trees of grammar/scheme/cap.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["capurl", "cap://H.example", 'capurl(scheme=scheme"cap", host=reg-name"H.example", port=null, relcalid=null)'],
  [
    "capurl",
    "cap://[::1]:/a?b",
    'capurl(scheme=scheme"cap", host=IP-literal(address=IPv6address"::1"), port=port"", relcalid=relcalid"a?b")',
  ],
  [
    "capurl",
    "cap://192.0.2.1/a%2Fb:@&=+$,;",
    'capurl(scheme=scheme"cap", host=IPv4address"192.0.2.1", port=null, relcalid=relcalid"a%2Fb:@&=+$,;")',
  ],
  ["csidpart", "h:1", 'hostport(host=reg-name"h", port=port"1")'],
];
