/** Trees of grammar/scheme/nested.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "view-source-uri",
    "view-source:a:",
    'view-source-uri(scheme=scheme"view-source", uri=absolute-URI(scheme=scheme"a", authority=null, path=path-empty(segments=[]), query=null))',
  ],
  [
    "view-source-uri",
    "VIEW-SOURCE:http://u@h:1/a?b",
    'view-source-uri(scheme=scheme"VIEW-SOURCE", uri=absolute-URI(scheme=scheme"http", authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"1"), path=path-abempty(segments=[segment"a"]), query=query"b"))',
  ],
  [
    "view-source-uri",
    "view-source:a:/b/c",
    'view-source-uri(scheme=scheme"view-source", uri=absolute-URI(scheme=scheme"a", authority=null, path=path-absolute(segments=[segment-nz"b", segment"c"]), query=null))',
  ],
  [
    "view-source-uri",
    "view-source:a:b/c",
    'view-source-uri(scheme=scheme"view-source", uri=absolute-URI(scheme=scheme"a", authority=null, path=path-rootless(segments=[segment-nz"b", segment"c"]), query=null))',
  ],
  [
    "view-source-uri",
    "view-source:a://[::1]",
    'view-source-uri(scheme=scheme"view-source", uri=absolute-URI(scheme=scheme"a", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), path=path-abempty(segments=[]), query=null))',
  ],
  [
    "view-source-uri",
    "view-source:a://[v1.a]",
    'view-source-uri(scheme=scheme"view-source", uri=absolute-URI(scheme=scheme"a", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[]), query=null))',
  ],
  [
    "view-source-uri",
    "view-source:a://192.0.2.1",
    'view-source-uri(scheme=scheme"view-source", uri=absolute-URI(scheme=scheme"a", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=path-abempty(segments=[]), query=null))',
  ],
  [
    "feed-URI",
    "feed:a:b",
    'feed-URI(scheme=scheme"feed", uri=absolute-URI(scheme=scheme"a", authority=null, path=path-rootless(segments=[segment-nz"b"]), query=null))',
  ],
  [
    "feed-URI",
    "FEED://u@h:1/a?b",
    'feed-URI(scheme=scheme"FEED", uri=location(authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"1"), path=path-abempty(segments=[segment"a"]), query=query"b"))',
  ],
  [
    "feed-URI",
    "feed://h",
    'feed-URI(scheme=scheme"feed", uri=location(authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[]), query=null))',
  ],
  ["jar-URL", "jar:a:b!/c", 'jar-URL(scheme=scheme"jar", url=url"a:b", entry=entry"c")'],
  ["jar-URL", "JAR:a://u@[::1]:1/b!!/", 'jar-URL(scheme=scheme"JAR", url=url"a://u@[::1]:1/b!", entry=entry"")'],
  ["jar-URL", "jar:a:b!/c!/d?e", 'jar-URL(scheme=scheme"jar", url=url"a:b", entry=entry"c!/d?e")'],
];
