/** Trees of grammar/scheme/smb.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "smb-absURI",
    "smb://h",
    'smb-absURI(scheme=scheme"smb", authority=authority(userinfo=null, host=reg-name"h", port=null), path=null, context=null)',
  ],
  [
    "smb-absURI",
    "SMB://u@h:1/a/b?NBNS=1.2.3.4;scope=",
    'smb-absURI(scheme=scheme"SMB", authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"1"), path=path-absolute(segments=[segment-nz"a", segment"b"]), context=nbt-context(parameters=[nbt-param(keyword=keyword"NBNS", value=value"1.2.3.4"), nbt-param(keyword=keyword"scope", value=value"")]))',
  ],
  [
    "smb-absURI",
    "smb://[::1]/?",
    'smb-absURI(scheme=scheme"smb", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), path=path-absolute(segments=[]), context=nbt-context(parameters=[]))',
  ],
  [
    "smb-absURI",
    "smb://[v1.a]?WINS=a",
    'smb-absURI(scheme=scheme"smb", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=null, context=nbt-context(parameters=[nbt-param(keyword=keyword"WINS", value=value"a")]))',
  ],
  [
    "smb-absURI",
    "smb://192.0.2.1/a",
    'smb-absURI(scheme=scheme"smb", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=path-absolute(segments=[segment-nz"a"]), context=null)',
  ],
];
