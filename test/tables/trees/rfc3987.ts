/** Trees of grammar/rfc3987.peggy. */
import type { TreeRow } from "../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "IRI",
    "file:/a/b#part",
    'IRI(scheme=scheme"file", authority=null, path=ipath-absolute(segments=[isegment-nz"a", isegment"b"]), query=null, fragment=ifragment"part")',
  ],
  [
    "IRI",
    "b:c/",
    'IRI(scheme=scheme"b", authority=null, path=ipath-rootless(segments=[isegment-nz"c", isegment""]), query=null, fragment=null)',
  ],
  [
    "IRI",
    "a:\u00E9?\uE000#\u{10300}",
    'IRI(scheme=scheme"a", authority=null, path=ipath-rootless(segments=[isegment-nz"\u00E9"]), query=iquery"\uE000", fragment=ifragment"\u{10300}")',
  ],
  ["IRI", "a:", 'IRI(scheme=scheme"a", authority=null, path=ipath-empty(segments=[]), query=null, fragment=null)'],
  [
    "ihier-part",
    "//192.0.2.1/a/1",
    'ihier-part(authority=iauthority(userinfo=null, host=IPv4address"192.0.2.1", port=null), path=ipath-abempty(segments=[isegment"a", isegment"1"]))',
  ],
  ["ihier-part", "", "ihier-part(authority=null, path=ipath-empty(segments=[]))"],
  ["ihier-part", "/", "ihier-part(authority=null, path=ipath-absolute(segments=[]))"],
  ["ihier-part", "g", 'ihier-part(authority=null, path=ipath-rootless(segments=[isegment-nz"g"]))'],
  [
    "IRI-reference",
    "ipp:///?",
    'IRI(scheme=scheme"ipp", authority=iauthority(userinfo=null, host=ireg-name"", port=null), path=ipath-abempty(segments=[isegment""]), query=iquery"", fragment=null)',
  ],
  [
    "IRI-reference",
    "//[::1]:",
    'irelative-ref(authority=iauthority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=port""), path=ipath-abempty(segments=[]), query=null, fragment=null)',
  ],
  [
    "IRI-reference",
    "=q/?#",
    'irelative-ref(authority=null, path=ipath-noscheme(segments=[isegment-nz-nc"=q", isegment""]), query=iquery"", fragment=ifragment"")',
  ],
  [
    "IRI-reference",
    "//1.2.3.4\u00E9",
    'irelative-ref(authority=iauthority(userinfo=null, host=ireg-name"1.2.3.4\u00E9", port=null), path=ipath-abempty(segments=[]), query=null, fragment=null)',
  ],
  [
    "IRI-reference",
    "//h:1\u{E1000}@h:1",
    'irelative-ref(authority=iauthority(userinfo=iuserinfo"h:1\u{E1000}", host=ireg-name"h", port=port"1"), path=ipath-abempty(segments=[]), query=null, fragment=null)',
  ],
  ["IRI-reference", "", "irelative-ref(authority=null, path=ipath-empty(segments=[]), query=null, fragment=null)"],
  ["IRI-reference", "/", "irelative-ref(authority=null, path=ipath-absolute(segments=[]), query=null, fragment=null)"],
  [
    "absolute-IRI",
    "x:p?",
    'absolute-IRI(scheme=scheme"x", authority=null, path=ipath-rootless(segments=[isegment-nz"p"]), query=iquery"")',
  ],
  [
    "absolute-IRI",
    "http://@[v1.a]/",
    'absolute-IRI(scheme=scheme"http", authority=iauthority(userinfo=iuserinfo"", host=IP-literal(address=IPvFuture"v1.a"), port=null), path=ipath-abempty(segments=[isegment""]), query=null)',
  ],
  [
    "absolute-IRI",
    "ws:/h",
    'absolute-IRI(scheme=scheme"ws", authority=null, path=ipath-absolute(segments=[isegment-nz"h"]), query=null)',
  ],
  ["absolute-IRI", "a:", 'absolute-IRI(scheme=scheme"a", authority=null, path=ipath-empty(segments=[]), query=null)'],
  ["irelative-part", "g", 'irelative-part(authority=null, path=ipath-noscheme(segments=[isegment-nz-nc"g"]))'],
  [
    "irelative-part",
    "//",
    'irelative-part(authority=iauthority(userinfo=null, host=ireg-name"", port=null), path=ipath-abempty(segments=[]))',
  ],
  ["irelative-part", "", "irelative-part(authority=null, path=ipath-empty(segments=[]))"],
  ["irelative-part", "/", "irelative-part(authority=null, path=ipath-absolute(segments=[]))"],
  ["ihost", "", 'ireg-name""'],
  ["ihost", "[v1.x]", 'IP-literal(address=IPvFuture"v1.x")'],
  ["ihost", "6.2.2.1", 'IPv4address"6.2.2.1"'],
  ["ls32", "6.2.2.1", 'IPv4address"6.2.2.1"'],
  ["ipath", "", "ipath-abempty(segments=[])"],
  ["ipath", "g", 'ipath-noscheme(segments=[isegment-nz-nc"g"])'],
  ["ipath", ":", 'ipath-rootless(segments=[isegment-nz":"])'],
];
