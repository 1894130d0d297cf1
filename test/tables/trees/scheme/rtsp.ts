/** Trees of grammar/scheme/rtsp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "RTSP-URI",
    "rtsp://user@/",
    'RTSP-URI(scheme=scheme"rtsp", authority=authority(userinfo=userinfo"user", host=reg-name"", port=null), path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "RTSP-URI",
    "rtsp://h/a:b/c::?d",
    'RTSP-URI(scheme=scheme"rtsp", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[segment"a:b", segment"c::"]), query=query"d")',
  ],
  [
    "RTSP-URI",
    "rtsp://[v1.x]",
    'RTSP-URI(scheme=scheme"rtsp", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.x"), port=null), path=path-abempty(segments=[]), query=null)',
  ],
  ["schemes", "rtsp", 'scheme"rtsp"'],
  [
    "URI-rest",
    "//[::1]:",
    'URI-rest(authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=port""), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "URI-rest",
    "//?",
    'URI-rest(authority=authority(userinfo=null, host=reg-name"", port=null), path=path-abempty(segments=[]), query=query"")',
  ],
  [
    "hier-part",
    "//@10.1.2.3",
    'hier-part(authority=authority(userinfo=userinfo"", host=IPv4address"10.1.2.3", port=null), path=path-abempty(segments=[]))',
  ],
];
