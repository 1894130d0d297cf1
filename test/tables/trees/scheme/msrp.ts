/** Trees of grammar/scheme/msrp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "MSRP-URI",
    "msrp://h;tcp",
    'MSRP-URI(scheme=scheme"msrp", userinfo=null, host=reg-name"h", port=null, sessionId=null, transport=transport"tcp", parameters=[])',
  ],
  [
    "MSRP-URI",
    "MSRPS://u@h:2855/a/b;TCP;a;b=c",
    'MSRP-URI(scheme=scheme"MSRPS", userinfo=userinfo"u", host=reg-name"h", port=port"2855", sessionId=session-id"a/b", transport=transport"TCP", parameters=[URI-parameter(name=token"a", value=null), URI-parameter(name=token"b", value=token"c")])',
  ],
  [
    "MSRP-URI",
    "msrp://[2001:db8::1]:;tcp",
    'MSRP-URI(scheme=scheme"msrp", userinfo=null, host=IP-literal(address=IPv6address"2001:db8::1"), port=port"", sessionId=null, transport=transport"tcp", parameters=[])',
  ],
  [
    "MSRP-URI",
    "msrp://192.0.2.1/a;tcp",
    'MSRP-URI(scheme=scheme"msrp", userinfo=null, host=IPv4address"192.0.2.1", port=null, sessionId=session-id"a", transport=transport"tcp", parameters=[])',
  ],
  [
    "MSRP-URI",
    "msrp://192.0.2.1.a/a;tcp",
    'MSRP-URI(scheme=scheme"msrp", userinfo=null, host=reg-name"192.0.2.1.a", port=null, sessionId=session-id"a", transport=transport"tcp", parameters=[])',
  ],
  [
    "MSRP-URI",
    "msrp://[v1.a]:1;x",
    'MSRP-URI(scheme=scheme"msrp", userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=port"1", sessionId=null, transport=transport"x", parameters=[])',
  ],
];
