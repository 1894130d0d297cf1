/** Trees of grammar/scheme/xcon.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["XCON-URI", "XCON:a@192.0.2.1", 'XCON-URI(scheme=scheme"XCON", id=conf-object-id"a", host=IPv4address"192.0.2.1")'],
  ["XCON-URI", "xcon:[::1]", 'XCON-URI(scheme=scheme"xcon", id=null, host=IP-literal(address=IPv6address"::1"))'],
  [
    "XCON-URI",
    "xcon:a/b@[v1.a]",
    'XCON-URI(scheme=scheme"xcon", id=conf-object-id"a/b", host=IP-literal(address=IPvFuture"v1.a"))',
  ],
  ["XCON-URI", "xcon:", 'XCON-URI(scheme=scheme"xcon", id=null, host=reg-name"")'],
  ["XCON-USERID", "XCON-userid:John", 'XCON-USERID(scheme=scheme"XCON-userid", id=conf-user-id"John")'],
];
