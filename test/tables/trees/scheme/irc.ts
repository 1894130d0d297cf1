/** Trees of grammar/scheme/irc.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "ircURL",
    "irc://h/",
    'ircURL(scheme=scheme"irc", server=location(authinfo=null, host=reg-name"h", port=null), entity=entity(name=entname"", kind=null), parameters=null)',
  ],
  [
    "ircURL",
    "IRCS://u:p@h:1/#c,isuser?a=b,c&d",
    'ircURL(scheme=scheme"IRCS", server=location(authinfo=authinfo(username=username"u", password=password"p"), host=reg-name"h", port=port"1"), entity=entity(name=entname"#c", kind=enttype"isuser"), parameters=options(parameters=[option(name=optname"a", value=optvalue"b,c"), option(name=optname"d", value=null)]))',
  ],
  [
    "ircURL",
    "irc://u@[::1]/c",
    'ircURL(scheme=scheme"irc", server=location(authinfo=authinfo(username=username"u", password=null), host=IP-literal(address=IPv6address"::1"), port=null), entity=entity(name=entname"c", kind=null), parameters=null)',
  ],
  [
    "ircURL",
    "irc://[v1.a]/,ischan",
    'ircURL(scheme=scheme"irc", server=location(authinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), entity=entity(name=entname"", kind=enttype"ischan"), parameters=null)',
  ],
  [
    "ircURL",
    "irc://192.0.2.1/?",
    'ircURL(scheme=scheme"irc", server=location(authinfo=null, host=IPv4address"192.0.2.1", port=null), entity=entity(name=entname"", kind=null), parameters=options(parameters=[option(name=optname"", value=null)]))',
  ],
];
