/** Trees of grammar/scheme/vnc.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["vnc-uri", "VNC://h", 'vnc-uri(scheme=scheme"VNC", userinfo=null, host=reg-name"h", port=null, params=null)'],
  [
    "vnc-uri",
    "vnc://u@[::1]:1?",
    'vnc-uri(scheme=scheme"vnc", userinfo=userinfo"u", host=IP-literal(address=IPv6address"::1"), port=port"1", params=vnc-params(params=[], last=null))',
  ],
  [
    "vnc-uri",
    "vnc://192.0.2.1?a=b&c=&",
    'vnc-uri(scheme=scheme"vnc", userinfo=null, host=IPv4address"192.0.2.1", port=null, params=vnc-params(params=[pair(param=param"a", value=value"b"), pair(param=param"c", value=value"")], last=last"&"))',
  ],
  [
    "vnc-uri",
    "vnc://[v1.a]:?a=",
    'vnc-uri(scheme=scheme"vnc", userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=port"", params=vnc-params(params=[pair(param=param"a", value=value"")], last=null))',
  ],
  ["vnc-uri", "vnc://@h", 'vnc-uri(scheme=scheme"vnc", userinfo=userinfo"", host=reg-name"h", port=null, params=null)'],
  [
    "vnc-uri",
    "vnc://u:p@h:1",
    'vnc-uri(scheme=scheme"vnc", userinfo=userinfo"u:p", host=reg-name"h", port=port"1", params=null)',
  ],
];
