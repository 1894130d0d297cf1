/** Trees of grammar/scheme/acct.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "acctURI",
    "acct:me@[v1.a]",
    'acctURI(scheme=scheme"acct", userpart=userpart"me", host=IP-literal(address=IPvFuture"v1.a"))',
  ],
  ["acctURI", "acct:a@", 'acctURI(scheme=scheme"acct", userpart=userpart"a", host=reg-name"")'],
  [
    "acctURI",
    "acct:me@[2001:db8::7]",
    'acctURI(scheme=scheme"acct", userpart=userpart"me", host=IP-literal(address=IPv6address"2001:db8::7"))',
  ],
  [
    "acctURI",
    "acct:a.b_c~-!$&'()*+,;=@192.0.2.1",
    'acctURI(scheme=scheme"acct", userpart=userpart"a.b_c~-!$&\'()*+,;=", host=IPv4address"192.0.2.1")',
  ],
];
