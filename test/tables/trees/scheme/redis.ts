/** Trees of grammar/scheme/redis.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["redis-URI", "redis:", 'redis-URI(scheme=scheme"redis", authority=null, path=path(database=null), query=null)'],
  [
    "redis-URI",
    "REDISS://u:p@h:1/15?q",
    'redis-URI(scheme=scheme"REDISS", authority=authority(userinfo=userinfo"u:p", host=reg-name"h", port=port"1"), path=path(database=path-slashed(number=db-number"15")), query=query"q")',
  ],
  [
    "redis-URI",
    "redis:/",
    'redis-URI(scheme=scheme"redis", authority=null, path=path(database=path-slashed(number=null)), query=null)',
  ],
  [
    "redis-URI",
    "redis://[::1]/0",
    'redis-URI(scheme=scheme"redis", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), path=path(database=path-slashed(number=db-number"0")), query=null)',
  ],
  [
    "redis-URI",
    "redis://[v1.a]",
    'redis-URI(scheme=scheme"redis", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path(database=null), query=null)',
  ],
  [
    "redis-URI",
    "redis://192.0.2.1",
    'redis-URI(scheme=scheme"redis", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=path(database=null), query=null)',
  ],
];
