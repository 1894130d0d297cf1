/** Trees of grammar/scheme/thismessage.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "thismessage-URI",
    "thismessage:/",
    'thismessage-URI(scheme=scheme"thismessage", authority=null, path=path-absolute(segments=[]), query=null)',
  ],
  [
    "thismessage-URI",
    "ThisMessage:/a/?b",
    'thismessage-URI(scheme=scheme"ThisMessage", authority=null, path=path-absolute(segments=[segment-nz"a", segment""]), query=query"b")',
  ],
  [
    "thismessage-URI",
    "thismessage:",
    'thismessage-URI(scheme=scheme"thismessage", authority=null, path=path-empty(segments=[]), query=null)',
  ],
  [
    "thismessage-URI",
    "thismessage:a/",
    'thismessage-URI(scheme=scheme"thismessage", authority=null, path=path-rootless(segments=[segment-nz"a", segment""]), query=null)',
  ],
  [
    "thismessage-URI",
    "thismessage://u@[::1]:1/a",
    'thismessage-URI(scheme=scheme"thismessage", authority=authority(userinfo=userinfo"u", host=IP-literal(address=IPv6address"::1"), port=port"1"), path=path-abempty(segments=[segment"a"]), query=null)',
  ],
  [
    "thismessage-URI",
    "thismessage://[v1.a]",
    'thismessage-URI(scheme=scheme"thismessage", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "thismessage-URI",
    "thismessage://192.0.2.1:",
    'thismessage-URI(scheme=scheme"thismessage", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=port""), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "thismessage-URI",
    "thismessage:/a",
    'thismessage-URI(scheme=scheme"thismessage", authority=null, path=path-absolute(segments=[segment-nz"a"]), query=null)',
  ],
  [
    "thismessage-URI",
    "thismessage://h//",
    'thismessage-URI(scheme=scheme"thismessage", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[segment"", segment""]), query=null)',
  ],
];
