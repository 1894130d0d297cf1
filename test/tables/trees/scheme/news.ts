/** Trees of grammar/scheme/news.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "nntpURL",
    "nntp:///a/1",
    'nntpURL(scheme=scheme"nntp", authority=authority(userinfo=null, host=reg-name"", port=null), group=group"a", article=article-number"1")',
  ],
  [
    "nntpURL",
    "nntp://192.0.2.1/a",
    'nntpURL(scheme=scheme"nntp", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), group=group"a", article=null)',
  ],
  [
    "nntpURL",
    "nntp://h:/a.b.c",
    'nntpURL(scheme=scheme"nntp", authority=authority(userinfo=null, host=reg-name"h", port=port""), group=group"a.b.c", article=null)',
  ],
  [
    "server",
    "//[v1.x]",
    'server(authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.x"), port=null))',
  ],
  ["server", "//@h", 'server(authority=authority(userinfo=userinfo"", host=reg-name"h", port=null))'],
  [
    "newsURL",
    "news://[2001:db8::1]/a@b",
    'newsURL(scheme=scheme"news", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"2001:db8::1"), port=null), resource=article"a@b")',
  ],
  ["newsURL", "news:", 'newsURL(scheme=scheme"news", authority=null, resource=newsgroups"")'],
];
