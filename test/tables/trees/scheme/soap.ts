/** Trees of grammar/scheme/soap.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "soap-beep-URL",
    "SOAP.BEEP://h",
    'soap-beep-URL(scheme=scheme"SOAP.BEEP", authority=authority(userinfo=null, host=reg-name"h", port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "soap-beep-URL",
    "soap.beeps://u@[::1]:1/a?b",
    'soap-beep-URL(scheme=scheme"soap.beeps", authority=authority(userinfo=userinfo"u", host=IP-literal(address=IPv6address"::1"), port=port"1"), path=path-abempty(segments=[segment"a"]), query=query"b")',
  ],
  [
    "soap-beep-URL",
    "soap.beep://192.0.2.1:/?",
    'soap-beep-URL(scheme=scheme"soap.beep", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=port""), path=path-abempty(segments=[segment""]), query=query"")',
  ],
  [
    "soap-beep-URL",
    "soap.beep://[v1.a]/a/",
    'soap-beep-URL(scheme=scheme"soap.beep", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[segment"a", segment""]), query=null)',
  ],
];
