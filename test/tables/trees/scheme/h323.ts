/** Trees of grammar/scheme/h323.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "H323-URL",
    "h323:user",
    'H323-URL(scheme=scheme"h323", address=address(user=user"user", hostport=null), parameters=url-parameters(parameters=[]))',
  ],
  [
    "H323-URL",
    "h323:@h",
    'H323-URL(scheme=scheme"h323", address=address(user=null, hostport=hostport(host=hostname"h", port=null)), parameters=url-parameters(parameters=[]))',
  ],
  [
    "H323-URL",
    "H323:a;b@h.example.:1720;x;y@z",
    'H323-URL(scheme=scheme"H323", address=address(user=user"a;b", hostport=hostport(host=hostname"h.example.", port=port"1720")), parameters=url-parameters(parameters=[url-parameter"x", url-parameter"y@z"]))',
  ],
  [
    "H323-URL",
    "h323:a;;b@c_d;e",
    'H323-URL(scheme=scheme"h323", address=address(user=user"a;", hostport=null), parameters=url-parameters(parameters=[url-parameter"b@c_d", url-parameter"e"]))',
  ],
  [
    "H323-URL",
    "h323:@192.0.2.1",
    'H323-URL(scheme=scheme"h323", address=address(user=null, hostport=hostport(host=IPv4address"192.0.2.1", port=null)), parameters=url-parameters(parameters=[]))',
  ],
  [
    "H323-URL",
    "h323:@[1:2::3:4]",
    'H323-URL(scheme=scheme"h323", address=address(user=null, hostport=hostport(host=IPv6reference(address=IPv6address"1:2::3:4"), port=null)), parameters=url-parameters(parameters=[]))',
  ],
  [
    "H323-URL",
    "h323:@[::]",
    'H323-URL(scheme=scheme"h323", address=address(user=null, hostport=hostport(host=IPv6reference(address=IPv6address"::"), port=null)), parameters=url-parameters(parameters=[]))',
  ],
  [
    "H323-URL",
    "h323:@[::1:2]:5",
    'H323-URL(scheme=scheme"h323", address=address(user=null, hostport=hostport(host=IPv6reference(address=IPv6address"::1:2"), port=port"5")), parameters=url-parameters(parameters=[]))',
  ],
  [
    "H323-URL",
    "h323:@[::1.2.3.4]",
    'H323-URL(scheme=scheme"h323", address=address(user=null, hostport=hostport(host=IPv6reference(address=IPv6address"::1.2.3.4"), port=null)), parameters=url-parameters(parameters=[]))',
  ],
  [
    "H323-URL",
    "h323:@1.2.3.4.a-b",
    'H323-URL(scheme=scheme"h323", address=address(user=null, hostport=hostport(host=hostname"1.2.3.4.a-b", port=null)), parameters=url-parameters(parameters=[]))',
  ],
];
