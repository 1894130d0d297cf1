/** Trees of grammar/rfc3986.peggy. */
import type { TreeRow } from "../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "URI",
    "file:/a/b#part",
    'URI(scheme=scheme"file", authority=null, path=path-absolute(segments=[segment-nz"a", segment"b"]), query=null, fragment=fragment"part")',
  ],
  [
    "URI",
    "b:c/",
    'URI(scheme=scheme"b", authority=null, path=path-rootless(segments=[segment-nz"c", segment""]), query=null, fragment=null)',
  ],
  ["URI", "a:", 'URI(scheme=scheme"a", authority=null, path=path-empty(segments=[]), query=null, fragment=null)'],
  [
    "hier-part",
    "//192.0.2.1/a/1",
    'hier-part(authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=path-abempty(segments=[segment"a", segment"1"]))',
  ],
  ["hier-part", "", "hier-part(authority=null, path=path-empty(segments=[]))"],
  ["hier-part", "/", "hier-part(authority=null, path=path-absolute(segments=[]))"],
  ["hier-part", "g", 'hier-part(authority=null, path=path-rootless(segments=[segment-nz"g"]))'],
  [
    "URI-reference",
    "ipp:///?",
    'URI(scheme=scheme"ipp", authority=authority(userinfo=null, host=reg-name"", port=null), path=path-abempty(segments=[segment""]), query=query"", fragment=null)',
  ],
  [
    "URI-reference",
    "//[::1]:",
    'relative-ref(authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=port""), path=path-abempty(segments=[]), query=null, fragment=null)',
  ],
  [
    "URI-reference",
    "=q/?#",
    'relative-ref(authority=null, path=path-noscheme(segments=[segment-nz-nc"=q", segment""]), query=query"", fragment=fragment"")',
  ],
  ["URI-reference", "", "relative-ref(authority=null, path=path-empty(segments=[]), query=null, fragment=null)"],
  ["URI-reference", "/", "relative-ref(authority=null, path=path-absolute(segments=[]), query=null, fragment=null)"],
  [
    "absolute-URI",
    "x:p?",
    'absolute-URI(scheme=scheme"x", authority=null, path=path-rootless(segments=[segment-nz"p"]), query=query"")',
  ],
  [
    "absolute-URI",
    "http://@[v1.a]/",
    'absolute-URI(scheme=scheme"http", authority=authority(userinfo=userinfo"", host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "absolute-URI",
    "ws:/h",
    'absolute-URI(scheme=scheme"ws", authority=null, path=path-absolute(segments=[segment-nz"h"]), query=null)',
  ],
  ["absolute-URI", "a:", 'absolute-URI(scheme=scheme"a", authority=null, path=path-empty(segments=[]), query=null)'],
  ["relative-part", "g", 'relative-part(authority=null, path=path-noscheme(segments=[segment-nz-nc"g"]))'],
  [
    "relative-part",
    "//",
    'relative-part(authority=authority(userinfo=null, host=reg-name"", port=null), path=path-abempty(segments=[]))',
  ],
  ["relative-part", "", "relative-part(authority=null, path=path-empty(segments=[]))"],
  ["relative-part", "/", "relative-part(authority=null, path=path-absolute(segments=[]))"],
  ["host", "", 'reg-name""'],
  ["host", "[v1.x]", 'IP-literal(address=IPvFuture"v1.x")'],
  ["host", "6.2.2.1", 'IPv4address"6.2.2.1"'],
  ["ls32", "6.2.2.1", 'IPv4address"6.2.2.1"'],
  ["path", "", "path-abempty(segments=[])"],
  ["path", "g", 'path-noscheme(segments=[segment-nz-nc"g"])'],
  ["path", ":", 'path-rootless(segments=[segment-nz":"])'],
];
