/** Trees of grammar/scheme/im.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["IM-URI", "im:", 'IM-URI(scheme=scheme"im", to=null, headers=null)'],
  [
    "IM-URI",
    "im:a.b@c.d",
    'IM-URI(scheme=scheme"im", to=addr-spec(localPart=local-part"a.b", domain=domain"c.d"), headers=null)',
  ],
  [
    "IM-URI",
    "im:%3ca@b%3E?x=y&=",
    'IM-URI(scheme=scheme"im", to=name-addr(displayName=null, less=less"%3c", address=addr-spec(localPart=local-part"a", domain=domain"b"), greater=greater"%3E"), headers=headers(headers=[header(name=hname"x", value=hvalue"y"), header(name=hname"", value=hvalue"")]))',
  ],
  [
    "IM-URI",
    "IM:A%20%22b%22%3Ca/b@%5B1%5D%3E",
    'IM-URI(scheme=scheme"IM", to=name-addr(displayName=display-name"A%20%22b%22", less=less"%3C", address=addr-spec(localPart=local-part"a/b", domain=domain"%5B1%5D"), greater=greater"%3E"), headers=null)',
  ],
  [
    "IM-URI",
    "im:%22a%22@b",
    'IM-URI(scheme=scheme"im", to=addr-spec(localPart=local-part"%22a%22", domain=domain"b"), headers=null)',
  ],
  [
    "IM-URI",
    "im:?a=b=c",
    'IM-URI(scheme=scheme"im", to=null, headers=headers(headers=[header(name=hname"a", value=hvalue"b=c")]))',
  ],
  [
    "PRES-URI",
    "PRES:a@b?x=y",
    'PRES-URI(scheme=scheme"PRES", to=addr-spec(localPart=local-part"a", domain=domain"b"), headers=headers(headers=[header(name=hname"x", value=hvalue"y")]))',
  ],
  ["PRES-URI", "pres:", 'PRES-URI(scheme=scheme"pres", to=null, headers=null)'],
];
