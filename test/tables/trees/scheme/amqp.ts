/** Trees of grammar/scheme/amqp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "amqp-URI",
    "amqp://",
    'amqp-URI(scheme=scheme"amqp", authority=amqp-authority(userinfo=null, host=reg-name"", port=null), vhost=null, query=null)',
  ],
  [
    "amqp-URI",
    "AMQPS://u:p@h:1/v?q",
    'amqp-URI(scheme=scheme"AMQPS", authority=amqp-authority(userinfo=amqp-userinfo(username=username"u", password=password"p"), host=reg-name"h", port=port"1"), vhost=vhost"v", query=query"q")',
  ],
  [
    "amqp-URI",
    "amqp://u@[::1]/",
    'amqp-URI(scheme=scheme"amqp", authority=amqp-authority(userinfo=amqp-userinfo(username=username"u", password=null), host=IP-literal(address=IPv6address"::1"), port=null), vhost=vhost"", query=null)',
  ],
  [
    "amqp-URI",
    "amqp://[v1.a]",
    'amqp-URI(scheme=scheme"amqp", authority=amqp-authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), vhost=null, query=null)',
  ],
  [
    "amqp-URI",
    "amqp://192.0.2.1",
    'amqp-URI(scheme=scheme"amqp", authority=amqp-authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), vhost=null, query=null)',
  ],
];
