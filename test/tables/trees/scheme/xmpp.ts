/** Trees of grammar/scheme/xmpp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "xmppuri",
    "xmpp:a@b?;=",
    'xmppuri(scheme=scheme"xmpp", auth=null, path=pathxmpp(nodeid=nodeid"a", host=reg-name"b", resid=null), query=querycomp(querytype=querytype"", pairs=[pair(key=key"", value=value"")]), fragment=null)',
  ],
  [
    "xmppuri",
    "xmpp://a@[::1]/b@c/d",
    'xmppuri(scheme=scheme"xmpp", auth=authxmpp(nodeid=nodeid"a", host=IP-literal(address=IPv6address"::1")), path=pathxmpp(nodeid=nodeid"b", host=reg-name"c", resid=resid"d"), query=null, fragment=null)',
  ],
  [
    "xmppuri",
    "xmpp:#",
    'xmppuri(scheme=scheme"xmpp", auth=null, path=pathxmpp(nodeid=null, host=reg-name"", resid=null), query=null, fragment=fragment"")',
  ],
  [
    "xmppuri",
    "xmpp:a@192.0.2.1",
    'xmppuri(scheme=scheme"xmpp", auth=null, path=pathxmpp(nodeid=nodeid"a", host=IPv4address"192.0.2.1", resid=null), query=null, fragment=null)',
  ],
  [
    "xmppuri",
    "xmpp:/",
    'xmppuri(scheme=scheme"xmpp", auth=null, path=pathxmpp(nodeid=null, host=reg-name"", resid=resid""), query=null, fragment=null)',
  ],
  [
    "xmppuri",
    "xmpp:a@b?",
    'xmppuri(scheme=scheme"xmpp", auth=null, path=pathxmpp(nodeid=nodeid"a", host=reg-name"b", resid=null), query=querycomp(querytype=querytype"", pairs=[]), fragment=null)',
  ],
  [
    "xmppuri",
    "xmpp://a@b",
    'xmppuri(scheme=scheme"xmpp", auth=authxmpp(nodeid=nodeid"a", host=reg-name"b"), path=null, query=null, fragment=null)',
  ],
  [
    "xmppuri",
    "xmpp:a@b?message;k=v;l=%3B#f",
    'xmppuri(scheme=scheme"xmpp", auth=null, path=pathxmpp(nodeid=nodeid"a", host=reg-name"b", resid=null), query=querycomp(querytype=querytype"message", pairs=[pair(key=key"k", value=value"v"), pair(key=key"l", value=value"%3B")]), fragment=fragment"f")',
  ],
  [
    "hierxmpp",
    "[v1.x]",
    'hierxmpp(auth=null, path=pathxmpp(nodeid=null, host=IP-literal(address=IPvFuture"v1.x"), resid=null))',
  ],
  ["hierxmpp", "//@10.1.2.3", 'hierxmpp(auth=authxmpp(nodeid=nodeid"", host=IPv4address"10.1.2.3"), path=null)'],
  [
    "authpath",
    "//@h/",
    'authpath(auth=authxmpp(nodeid=nodeid"", host=reg-name"h"), path=pathxmpp(nodeid=null, host=reg-name"", resid=null))',
  ],
  ["authpath", "//@h", 'authpath(auth=authxmpp(nodeid=nodeid"", host=reg-name"h"), path=null)'],
];
