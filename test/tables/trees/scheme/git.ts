/** Trees of grammar/scheme/git.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "git-URL",
    "git://[v1.a]/",
    'git-URL(scheme=scheme"git", host=IP-literal(address=IPvFuture"v1.a"), port=null, segments=[segment""])',
  ],
  ["git-URL", "git://h:/a", 'git-URL(scheme=scheme"git", host=reg-name"h", port=port"", segments=[segment"a"])'],
  [
    "git-URL",
    "git://192.0.2.1:10000/",
    'git-URL(scheme=scheme"git", host=IPv4address"192.0.2.1", port=port"10000", segments=[segment""])',
  ],
  [
    "git-URL",
    "git://[2001:db8::7]/a%20b.git",
    'git-URL(scheme=scheme"git", host=IP-literal(address=IPv6address"2001:db8::7"), port=null, segments=[segment"a%20b.git"])',
  ],
  [
    "git-URL",
    "git://h/a/",
    'git-URL(scheme=scheme"git", host=reg-name"h", port=null, segments=[segment"a", segment""])',
  ],
  ["git-URL", "git:///a.git", 'git-URL(scheme=scheme"git", host=reg-name"", port=null, segments=[segment"a.git"])'],
];
