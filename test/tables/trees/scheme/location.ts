/** Trees of grammar/scheme/location.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "location",
    "mqtt://h",
    'location(scheme=scheme"mqtt", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "location",
    "SVN+SSH://u@h:1/a/b?c",
    'location(scheme=scheme"SVN+SSH", authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"1"), path=path-abempty(segments=[segment"a", segment"b"]), query=query"c")',
  ],
  [
    "location",
    "svn://[::1]/",
    'location(scheme=scheme"svn", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "location",
    "hdfs://[v1.a]",
    'location(scheme=scheme"hdfs", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "location",
    "mqtts://192.0.2.1",
    'location(scheme=scheme"mqtts", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "path-location",
    "ssh://u@h:22",
    'path-location(scheme=scheme"ssh", authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"22"), path=path-abempty(segments=[]))',
  ],
  [
    "path-location",
    "SFTP://h/a",
    'path-location(scheme=scheme"SFTP", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[segment"a"]))',
  ],
];
