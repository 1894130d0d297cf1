/** Trees of grammar/rfc2396bis-01.peggy. */
import type { TreeRow } from "../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["hier-part", "//?", 'hier-part(authority=server(userinfo=null, hostport=null), path=path"", query=query"")'],
  ["hier-part", "//./", 'hier-part(authority=reg-name".", path=abs-path(segments=[segment""]), query=null)'],
  ["hier-part", "", 'hier-part(authority=null, path=path"", query=null)'],
  ["net-path", "//", 'net-path(authority=server(userinfo=null, hostport=null), path=path"")'],
  ["net-path", "//./", 'net-path(authority=reg-name".", path=abs-path(segments=[segment""]))'],
  ["authority", "", "server(userinfo=null, hostport=null)"],
  ["authority", ".", 'reg-name"."'],
  ["host", "g", 'hostname"g"'],
  ["host", "6.2.2.1", 'IPv4address"6.2.2.1"'],
  ["host", "[2001:db8::7]", 'IPv6reference(address=IPv6address"2001:db8::7")'],
  ["ls32", "6.2.2.1", 'IPv4address"6.2.2.1"'],
  ["path", "/", 'abs-path(segments=[segment""])'],
  ["path", "g", 'opaque-part"g"'],
  ["path-segments", "", 'path-segments(segments=[segment""])'],
  ["path-segments", "/", 'path-segments(segments=[segment"", segment""])'],
  [
    "URI-reference",
    "//[::1]:",
    'URI-reference(uri=relative-URI(authority=server(userinfo=null, hostport=hostport(host=IPv6reference(address=IPv6address"::1"), port=port"")), path=path"", query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "=q/?#",
    'URI-reference(uri=relative-URI(authority=null, path=rel-path(segments=[rel-segment"=q", segment""]), query=query""), fragment=fragment"")',
  ],
  [
    "URI-reference",
    "telnet://@10.1.2.3",
    'URI-reference(uri=absolute-URI(scheme=scheme"telnet", authority=server(userinfo=userinfo"", hostport=hostport(host=IPv4address"10.1.2.3", port=null)), path=path"", query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "//.//a",
    'URI-reference(uri=relative-URI(authority=reg-name".", path=abs-path(segments=[segment"", segment"a"]), query=null), fragment=null)',
  ],
  ["URI-reference", "", "URI-reference(uri=null, fragment=null)"],
  [
    "URI-reference",
    "g",
    'URI-reference(uri=relative-URI(authority=null, path=rel-path(segments=[rel-segment"g"]), query=null), fragment=null)',
  ],
  [
    "absolute-URI-reference",
    "ws://h/?",
    'absolute-URI-reference(uri=absolute-URI(scheme=scheme"ws", authority=server(userinfo=null, hostport=hostport(host=hostname"h", port=null)), path=abs-path(segments=[segment""]), query=query""), fragment=null)',
  ],
  [
    "absolute-URI-reference",
    "d:e#f",
    'absolute-URI-reference(uri=absolute-URI(scheme=scheme"d", authority=null, path=opaque-part"e", query=null), fragment=fragment"f")',
  ],
  [
    "absolute-URI-reference",
    "ftp://:",
    'absolute-URI-reference(uri=absolute-URI(scheme=scheme"ftp", authority=reg-name":", path=path"", query=null), fragment=null)',
  ],
  ["relative-URI", "?q", 'relative-URI(authority=null, path=path"", query=query"q")'],
];
