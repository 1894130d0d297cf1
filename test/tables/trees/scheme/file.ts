/** Trees of grammar/scheme/file.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "file-URI",
    "file:///./",
    'file-URI(scheme=scheme"file", auth=reg-name"", path=path-absolute(segments=[segment-nz".", segment""]))',
  ],
  [
    "file-URI",
    "file://10.1.2.3/a",
    'file-URI(scheme=scheme"file", auth=IPv4address"10.1.2.3", path=path-absolute(segments=[segment-nz"a"]))',
  ],
  [
    "file-URI",
    "file://[2001:db8::7]/share/x",
    'file-URI(scheme=scheme"file", auth=IP-literal(address=IPv6address"2001:db8::7"), path=path-absolute(segments=[segment-nz"share", segment"x"]))',
  ],
  ["file-URI", "file:/", 'file-URI(scheme=scheme"file", auth=null, path=path-absolute(segments=[]))'],
  ["file-scheme", "file", 'scheme"file"'],
  [
    "file-hier-part",
    "//[::]/",
    'file-hier-part(auth=IP-literal(address=IPv6address"::"), path=path-absolute(segments=[]))',
  ],
  ["file-hier-part", "///", 'file-hier-part(auth=reg-name"", path=path-absolute(segments=[]))'],
  [
    "file-hier-part",
    "//10.1.2.3/a",
    'file-hier-part(auth=IPv4address"10.1.2.3", path=path-absolute(segments=[segment-nz"a"]))',
  ],
  ["file-hier-part", "/", "file-hier-part(auth=null, path=path-absolute(segments=[]))"],
  ["auth-path", "/", 'auth-path(auth=reg-name"", path=path-absolute(segments=[]))'],
  ["auth-path", "192.0.2.1/", 'auth-path(auth=IPv4address"192.0.2.1", path=path-absolute(segments=[]))'],
  [
    "auth-path",
    "[2001:db8::7]/",
    'auth-path(auth=IP-literal(address=IPv6address"2001:db8::7"), path=path-absolute(segments=[]))',
  ],
  ["local-path", "/", "path-absolute(segments=[])"],
  ["file-auth", "[v1.x]", 'IP-literal(address=IPvFuture"v1.x")'],
  ["file-auth", "", 'reg-name""'],
  ["file-auth", "6.2.2.1", 'IPv4address"6.2.2.1"'],
];
