/** Trees of grammar/scheme/server.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "server-URI",
    "SOAP.BEEP://h",
    'server-URI(scheme=scheme"SOAP.BEEP", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "server-URI",
    "soap.beeps://u@[::1]:1/a?b",
    'server-URI(scheme=scheme"soap.beeps", authority=authority(userinfo=userinfo"u", host=IP-literal(address=IPv6address"::1"), port=port"1"), path=path-abempty(segments=[segment"a"]), query=query"b")',
  ],
  [
    "server-URI",
    "soap.beep://192.0.2.1:/?",
    'server-URI(scheme=scheme"soap.beep", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=port""), path=path-abempty(segments=[segment""]), query=query"")',
  ],
  [
    "server-URI",
    "soap.beep://[v1.a]/a/",
    'server-URI(scheme=scheme"soap.beep", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[segment"a", segment""]), query=null)',
  ],
  [
    "server-URI",
    "xmlrpc.beepS://h/a",
    'server-URI(scheme=scheme"xmlrpc.beepS", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[segment"a"]), query=null)',
  ],
  [
    "server-URI",
    "sHTTP://h?a",
    'server-URI(scheme=scheme"sHTTP", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[]), query=query"a")',
  ],
];
