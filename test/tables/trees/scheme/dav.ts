/** Trees of grammar/scheme/dav.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "DAV-URI",
    "DAV:",
    'DAV-URI(scheme=scheme"DAV", part=hier-part(authority=null, path=path-empty(segments=[])), query=null)',
  ],
  [
    "DAV-URI",
    "DAV:owner",
    'DAV-URI(scheme=scheme"DAV", part=hier-part(authority=null, path=path-rootless(segments=[segment-nz"owner"])), query=null)',
  ],
  [
    "DAV-URI",
    "dav:/a?q",
    'DAV-URI(scheme=scheme"dav", part=hier-part(authority=null, path=path-absolute(segments=[segment-nz"a"])), query=query"q")',
  ],
  [
    "DAV-URI",
    "dav://u@h:80/a/b?",
    'DAV-URI(scheme=scheme"dav", part=hier-part(authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"80"), path=path-abempty(segments=[segment"a", segment"b"])), query=query"")',
  ],
  [
    "DAV-URI",
    "dav://[::1]",
    'DAV-URI(scheme=scheme"dav", part=hier-part(authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), path=path-abempty(segments=[])), query=null)',
  ],
  [
    "DAV-URI",
    "dav://[v1.a]",
    'DAV-URI(scheme=scheme"dav", part=hier-part(authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[])), query=null)',
  ],
  [
    "DAV-URI",
    "dav://192.0.2.1/",
    'DAV-URI(scheme=scheme"dav", part=hier-part(authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=path-abempty(segments=[segment""])), query=null)',
  ],
];
