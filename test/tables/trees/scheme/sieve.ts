/** Trees of grammar/scheme/sieve.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "sieveurl",
    "SIEVE://h",
    'sieveurl-list-scripts(scheme=scheme"SIEVE", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path"")',
  ],
  [
    "sieveurl",
    "sieve://u@[::1]:1/",
    'sieveurl-list-scripts(scheme=scheme"sieve", authority=authority(userinfo=userinfo"u", host=IP-literal(address=IPv6address"::1"), port=port"1"), path=path"/")',
  ],
  [
    "sieveurl",
    "sieve://192.0.2.1/a",
    'sieveurl-script(scheme=scheme"sieve", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), owner=null, script=scriptname"a")',
  ],
  [
    "sieveurl",
    "sieve://[v1.a]//a",
    'sieveurl-script(scheme=scheme"sieve", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), owner=owner"", script=scriptname"a")',
  ],
  [
    "sieveurl-server",
    "sieve://h:",
    'sieveurl-server(scheme=scheme"sieve", authority=authority(userinfo=null, host=reg-name"h", port=port""))',
  ],
  [
    "sieveurl",
    "sieve://h/o/a",
    'sieveurl-script(scheme=scheme"sieve", authority=authority(userinfo=null, host=reg-name"h", port=null), owner=owner"o", script=scriptname"a")',
  ],
];
