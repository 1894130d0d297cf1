/** Trees of grammar/scheme/tip.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "tip-URL",
    "TIP://h.example:3372/a/b;c?urn:xopen:xid",
    'tip-URL(scheme=scheme"TIP", host=reg-name"h.example", port=port"3372", path=path"/a/b;c", transaction=transaction-string"urn:xopen:xid")',
  ],
  [
    "tip-URL",
    "tip://[::1]:/?a-._~$+!*'(),",
    'tip-URL(scheme=scheme"tip", host=IP-literal(address=IPv6address"::1"), port=port"", path=path"/", transaction=transaction-string"a-._~$+!*\'(),")',
  ],
  [
    "tip-URL",
    "tip://192.0.2.1//?%20%2F%7e",
    'tip-URL(scheme=scheme"tip", host=IPv4address"192.0.2.1", port=null, path=path"//", transaction=transaction-string"%20%2F%7e")',
  ],
  [
    "transaction-manager-address",
    "h:1/a",
    'transaction-manager-address(host=reg-name"h", port=port"1", path=path"/a")',
  ],
];
