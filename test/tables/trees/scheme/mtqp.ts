/** Trees of grammar/scheme/mtqp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "mtqp-uri",
    "MTQP://u@h:1/Track/a@b@c/QQ==",
    'mtqp-uri(scheme=scheme"MTQP", authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"1"), track=track"Track", envid=unique-envid(local=local-envid"a", fqhn=fqhn"b@c"), secret=mtrk-secret"QQ==")',
  ],
  [
    "mtqp-uri",
    "mtqp://[::1]/track/@/%2F",
    'mtqp-uri(scheme=scheme"mtqp", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), track=track"track", envid=unique-envid(local=local-envid"", fqhn=fqhn""), secret=mtrk-secret"%2F")',
  ],
  [
    "mtqp-uri",
    "mtqp://192.0.2.1/track/a@/A",
    'mtqp-uri(scheme=scheme"mtqp", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), track=track"track", envid=unique-envid(local=local-envid"a", fqhn=fqhn""), secret=mtrk-secret"A")',
  ],
  [
    "mtqp-uri",
    "mtqp://[v1.a]:/track/a@b/A",
    'mtqp-uri(scheme=scheme"mtqp", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=port""), track=track"track", envid=unique-envid(local=local-envid"a", fqhn=fqhn"b"), secret=mtrk-secret"A")',
  ],
];
