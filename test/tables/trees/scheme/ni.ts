/** Trees of grammar/scheme/ni.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "NI-URI",
    "ni://:/a;b",
    'NI-URI(scheme=scheme"ni", authority=authority(userinfo=null, host=reg-name"", port=port""), algVal=alg-val(alg=alg"a", val=val"b"), query=null)',
  ],
  [
    "NI-URI",
    "ni://@[v1.a]/sha-256;abc",
    'NI-URI(scheme=scheme"ni", authority=authority(userinfo=userinfo"", host=IP-literal(address=IPvFuture"v1.a"), port=null), algVal=alg-val(alg=alg"sha-256", val=val"abc"), query=null)',
  ],
  [
    "NI-URI",
    "ni://[2001:db8::1]/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk?",
    'NI-URI(scheme=scheme"ni", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"2001:db8::1"), port=null), algVal=alg-val(alg=alg"sha-256", val=val"f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk"), query=query"")',
  ],
  ["ni-scheme", "NI", 'scheme"NI"'],
  [
    "ni-hier-part",
    "//10.1.2.3/a;b",
    'ni-hier-part(authority=authority(userinfo=null, host=IPv4address"10.1.2.3", port=null), algVal=alg-val(alg=alg"a", val=val"b"))',
  ],
  ["humanname", "nih:63;a", 'humanname(scheme=scheme"nih", alg=alg"63", sepval=sepval"a", checkdigit=null)'],
  [
    "humanname",
    "nih:6;5-3-2-6-9-0-5-7;b",
    'humanname(scheme=scheme"nih", alg=alg"6", sepval=sepval"5-3-2-6-9-0-5-7", checkdigit=checkdigit"b")',
  ],
  ["alg-sepval", "a;b", 'alg-sepval(alg=alg"a", sepval=sepval"b")'],
];
