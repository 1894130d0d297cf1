/** Trees of grammar/rfc2396.peggy. */
import type { TreeRow } from "../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["URI-reference", "", "URI-reference(uri=null, fragment=null)"],
  ["URI-reference", "#", 'URI-reference(uri=null, fragment=fragment"")'],
  [
    "URI-reference",
    "http://u:p@h:8/a;p;q/b?c#d",
    'URI-reference(uri=absoluteURI(scheme=scheme"http", authority=server(userinfo=userinfo"u:p", hostport=hostport(host=hostname"h", port=port"8")), path=abs_path(segments=[segment(name=pchar"a", params=[param"p", param"q"]), segment(name=pchar"b", params=[])]), query=query"c"), fragment=fragment"d")',
  ],
  [
    "URI-reference",
    "//a_b?c",
    'URI-reference(uri=relativeURI(authority=reg_name"a_b", path=path"", query=query"c"), fragment=null)',
  ],
  [
    "URI-reference",
    "//",
    'URI-reference(uri=relativeURI(authority=server(userinfo=null, hostport=null), path=path"", query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "///a",
    'URI-reference(uri=relativeURI(authority=server(userinfo=null, hostport=null), path=abs_path(segments=[segment(name=pchar"a", params=[])]), query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "//a:8x",
    'URI-reference(uri=relativeURI(authority=reg_name"a:8x", path=path"", query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "//1.2.3.4",
    'URI-reference(uri=relativeURI(authority=server(userinfo=null, hostport=hostport(host=IPv4address"1.2.3.4", port=null)), path=path"", query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "//1.2.3.a.",
    'URI-reference(uri=relativeURI(authority=server(userinfo=null, hostport=hostport(host=hostname"1.2.3.a.", port=null)), path=path"", query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "//[::1.2.3.4]:",
    'URI-reference(uri=relativeURI(authority=server(userinfo=null, hostport=hostport(host=IPv6reference(address=IPv6address"::1.2.3.4"), port=port"")), path=path"", query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "a;b/c//",
    'URI-reference(uri=relativeURI(authority=null, path=rel_path(segments=[rel_segment"a;b", segment(name=pchar"c", params=[]), segment(name=pchar"", params=[]), segment(name=pchar"", params=[])]), query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "mailto:a?b",
    'URI-reference(uri=absoluteURI(scheme=scheme"mailto", authority=null, path=opaque_part"a?b", query=null), fragment=null)',
  ],
  [
    "URI-reference",
    "a:?[]",
    'URI-reference(uri=absoluteURI(scheme=scheme"a", authority=null, path=opaque_part"?[]", query=null), fragment=null)',
  ],
  [
    "absoluteURI",
    "a:/",
    'absoluteURI(scheme=scheme"a", authority=null, path=abs_path(segments=[segment(name=pchar"", params=[])]), query=null)',
  ],
  [
    "absoluteURI",
    "a://@h",
    'absoluteURI(scheme=scheme"a", authority=server(userinfo=userinfo"", hostport=hostport(host=hostname"h", port=null)), path=path"", query=null)',
  ],
  [
    "relativeURI",
    "/?",
    'relativeURI(authority=null, path=abs_path(segments=[segment(name=pchar"", params=[])]), query=query"")',
  ],
  [
    "hier_part",
    "//h/a?b",
    'hier_part(authority=server(userinfo=null, hostport=hostport(host=hostname"h", port=null)), path=abs_path(segments=[segment(name=pchar"a", params=[])]), query=query"b")',
  ],
  ["opaque_part", "a/b", 'opaque_part"a/b"'],
  [
    "net_path",
    "//h",
    'net_path(authority=server(userinfo=null, hostport=hostport(host=hostname"h", port=null)), path=path"")',
  ],
  ["abs_path", "/a/", 'abs_path(segments=[segment(name=pchar"a", params=[]), segment(name=pchar"", params=[])])'],
  ["rel_path", "a", 'rel_path(segments=[rel_segment"a"])'],
  ["authority", "a.b-c", 'server(userinfo=null, hostport=hostport(host=hostname"a.b-c", port=null))'],
  ["authority", "a-", 'reg_name"a-"'],
  ["server", "", "server(userinfo=null, hostport=null)"],
  ["server", "@h:", 'server(userinfo=userinfo"", hostport=hostport(host=hostname"h", port=port""))'],
  ["hostport", "h:8", 'hostport(host=hostname"h", port=port"8")'],
  ["host", "1.2.3.4", 'IPv4address"1.2.3.4"'],
  ["host", "[1::2]", 'IPv6reference(address=IPv6address"1::2")'],
  ["IPv6address", "1:2:3.4.5.6", 'IPv6address"1:2:3.4.5.6"'],
  ["IPv6address", "1::2:3.4.5.6", 'IPv6address"1::2:3.4.5.6"'],
  ["path", "", 'path""'],
  ["path", "/a", 'abs_path(segments=[segment(name=pchar"a", params=[])])'],
  ["path", "a:b", 'opaque_part"a:b"'],
  [
    "path_segments",
    "a/;/b",
    'path_segments(segments=[segment(name=pchar"a", params=[]), segment(name=pchar"", params=[param""]), segment(name=pchar"b", params=[])])',
  ],
  ["segment", "a;b;c", 'segment(name=pchar"a", params=[param"b", param"c"])'],
];
