/** Trees of grammar/scheme/pop.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["enc-auth-type", "g", 'enc-sasl"g"'],
  ["enc-auth-type", "+1", 'enc-ext"+1"'],
  [
    "pop-url",
    "POP://a&b=c~d@[2001:db8::7]:",
    'pop-url(scheme=scheme"POP", server=server(userAuth=user-auth(user=enc-user"a&b=c~d", auth=null), hostport=hostport(host=IP-literal(address=IPv6address"2001:db8::7"), port=port"")))',
  ],
  [
    "pop-url",
    "pop://rg;auth=+apop@h",
    'pop-url(scheme=scheme"pop", server=server(userAuth=user-auth(user=enc-user"rg", auth=auth(keyword=keyword"auth", mechanism=enc-ext"+apop")), hostport=hostport(host=reg-name"h", port=null)))',
  ],
  [
    "pop-url",
    "pop://user;AUTH=*x@192.0.2.1",
    'pop-url(scheme=scheme"pop", server=server(userAuth=user-auth(user=enc-user"user", auth=auth(keyword=keyword"AUTH", mechanism=enc-sasl"*x")), hostport=hostport(host=IPv4address"192.0.2.1", port=null)))',
  ],
  [
    "pop-url",
    "pop://",
    'pop-url(scheme=scheme"pop", server=server(userAuth=null, hostport=hostport(host=reg-name"", port=null)))',
  ],
  [
    "pop-url",
    "pop://;auth=*@h",
    'pop-url(scheme=scheme"pop", server=server(userAuth=user-auth(user=null, auth=auth(keyword=keyword"auth", mechanism=enc-sasl"*")), hostport=hostport(host=reg-name"h", port=null)))',
  ],
  ["server", "[v1.x]", 'server(userAuth=null, hostport=hostport(host=IP-literal(address=IPvFuture"v1.x"), port=null))'],
];
