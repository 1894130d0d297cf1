/** Trees of grammar/scheme/iax.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "iax-uri",
    "iax:h",
    'iax-uri(scheme=scheme"iax", userinfo=null, host=reg-name"h", port=null, number=null, context=null)',
  ],
  [
    "iax-uri",
    "IAX:u:p@h:4569/a?b",
    'iax-uri(scheme=scheme"IAX", userinfo=userinfo"u:p", host=reg-name"h", port=port"4569", number=number"a", context=context"b")',
  ],
  [
    "iax-uri",
    "iax:[2001:db8::1]:/",
    'iax-uri(scheme=scheme"iax", userinfo=null, host=IP-literal(address=IPv6address"2001:db8::1"), port=port"", number=number"", context=null)',
  ],
  [
    "iax-uri",
    "iax:192.0.2.4/a",
    'iax-uri(scheme=scheme"iax", userinfo=null, host=IPv4address"192.0.2.4", port=null, number=number"a", context=null)',
  ],
  [
    "iax-uri",
    "iax:[v1.a]/a?",
    'iax-uri(scheme=scheme"iax", userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null, number=number"a", context=context"")',
  ],
  [
    "iax-uri",
    "iax::1",
    'iax-uri(scheme=scheme"iax", userinfo=null, host=reg-name"", port=port"1", number=null, context=null)',
  ],
];
