/** Trees of grammar/scheme/acap.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "url-acap",
    "acap://h/a",
    'url-acap(scheme=scheme"acap", server=url-server(user=null, auth=null, hostport=hostport(host=reg-name"h", port=null)), entry=url-enc-entry"a", filter=null, extension=url-extension"")',
  ],
  [
    "url-acap",
    "ACAP://u;AUTH=*@h:674/a/b/?c&d=e?x?y",
    'url-acap(scheme=scheme"ACAP", server=url-server(user=url-enc-user"u", auth=url-auth(keyword=keyword"AUTH", mechanism=url-enc-auth"*"), hostport=hostport(host=reg-name"h", port=port"674")), entry=url-enc-entry"a/b/", filter=url-filter(attributes=[url-enc-attr"c", url-enc-attr"d=e"]), extension=url-extension"?x?y")',
  ],
  [
    "url-acap",
    "acap://;auth=+APOP@[::1]/a?b",
    'url-acap(scheme=scheme"acap", server=url-server(user=url-enc-user"", auth=url-auth(keyword=keyword"auth", mechanism=url-enc-auth"+APOP"), hostport=hostport(host=IP-literal(address=IPv6address"::1"), port=null)), entry=url-enc-entry"a", filter=url-filter(attributes=[url-enc-attr"b"]), extension=url-extension"")',
  ],
  [
    "url-acap",
    "acap://@192.0.2.1:/a",
    'url-acap(scheme=scheme"acap", server=url-server(user=url-enc-user"", auth=null, hostport=hostport(host=IPv4address"192.0.2.1", port=port"")), entry=url-enc-entry"a", filter=null, extension=url-extension"")',
  ],
  [
    "url-acap",
    "acap://u@[v1.a]/a",
    'url-acap(scheme=scheme"acap", server=url-server(user=url-enc-user"u", auth=null, hostport=hostport(host=IP-literal(address=IPvFuture"v1.a"), port=null)), entry=url-enc-entry"a", filter=null, extension=url-extension"")',
  ],
];
