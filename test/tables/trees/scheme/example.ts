/** Trees of grammar/scheme/example.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "example-URI",
    "example:///",
    'example-URI(scheme=scheme"example", authority=authority(userinfo=null, host=reg-name"", port=null), path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "example-URI",
    "example:123?",
    'example-URI(scheme=scheme"example", authority=null, path=path-rootless(segments=[segment-nz"123"]), query=query"")',
  ],
  [
    "example-URI",
    "example://user@[2001:db8::1]:80/a/b",
    'example-URI(scheme=scheme"example", authority=authority(userinfo=userinfo"user", host=IP-literal(address=IPv6address"2001:db8::1"), port=port"80"), path=path-abempty(segments=[segment"a", segment"b"]), query=null)',
  ],
  [
    "example-URI",
    "example:/a/",
    'example-URI(scheme=scheme"example", authority=null, path=path-absolute(segments=[segment-nz"a", segment""]), query=null)',
  ],
  [
    "example-URI",
    "example:",
    'example-URI(scheme=scheme"example", authority=null, path=path-empty(segments=[]), query=null)',
  ],
  [
    "example-URI",
    "example://@192.0.2.1",
    'example-URI(scheme=scheme"example", authority=authority(userinfo=userinfo"", host=IPv4address"192.0.2.1", port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "example-URI",
    "example://[v1.a]",
    'example-URI(scheme=scheme"example", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "example-URI",
    "example:a/",
    'example-URI(scheme=scheme"example", authority=null, path=path-rootless(segments=[segment-nz"a", segment""]), query=null)',
  ],
  [
    "example-URI",
    "example:/",
    'example-URI(scheme=scheme"example", authority=null, path=path-absolute(segments=[]), query=null)',
  ],
  [
    "example-URI",
    "example:/a",
    'example-URI(scheme=scheme"example", authority=null, path=path-absolute(segments=[segment-nz"a"]), query=null)',
  ],
  [
    "example-URI",
    "example://foo:",
    'example-URI(scheme=scheme"example", authority=authority(userinfo=null, host=reg-name"foo", port=port""), path=path-abempty(segments=[]), query=null)',
  ],
];
