/** Trees of grammar/scheme/irc.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "ircURL",
    "irc://h/",
    'ircURL(scheme=scheme"irc", server=location(authinfo=null, host=reg-name"h", port=null), entity=entity"", flags=flags(flags=[]), parameters=null)',
  ],
  [
    "ircURL",
    "IRCS://u:p;t@h:1/#c,isuser,isserver?a=b,c&d",
    'ircURL(scheme=scheme"IRCS", server=location(authinfo=authinfo(username=username"u", password=password(secret=secret"p", passtype=passtype"t")), host=reg-name"h", port=port"1"), entity=entity"#c", flags=flags(flags=[enttype"isuser", hosttype"isserver"]), parameters=options(parameters=[option(name=optname"a", value=optvalue"b,c"), option(name=optname"d", value=null)]))',
  ],
  [
    "ircURL",
    "irc://u@[::1]/c",
    'ircURL(scheme=scheme"irc", server=location(authinfo=authinfo(username=username"u", password=null), host=IP-literal(address=IPv6address"::1"), port=null), entity=entity"c", flags=flags(flags=[]), parameters=null)',
  ],
  [
    "ircURL",
    "irc://[v1.a]/,isnetwork,ischannel",
    'ircURL(scheme=scheme"irc", server=location(authinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), entity=entity"", flags=flags(flags=[hosttype"isnetwork", enttype"ischannel"]), parameters=null)',
  ],
  [
    "ircURL",
    "irc://192.0.2.1/?",
    'ircURL(scheme=scheme"irc", server=location(authinfo=null, host=IPv4address"192.0.2.1", port=null), entity=entity"", flags=flags(flags=[]), parameters=options(parameters=[option(name=optname"", value=null)]))',
  ],
];
