/** Trees of grammar/scheme/http.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "http-URI",
    "http://@[v1.a]/",
    'http-URI(scheme=scheme"http", authority=authority(userinfo=userinfo"", host=IP-literal(address=IPvFuture"v1.a"), port=null), path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "http-URI",
    "http://host/?",
    'http-URI(scheme=scheme"http", authority=authority(userinfo=null, host=reg-name"host", port=null), path=path-abempty(segments=[segment""]), query=query"")',
  ],
  [
    "http-URI",
    "http://10.1.2.3",
    'http-URI(scheme=scheme"http", authority=authority(userinfo=null, host=IPv4address"10.1.2.3", port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "http-URI",
    "http://[2001:db8::7]",
    'http-URI(scheme=scheme"http", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"2001:db8::7"), port=null), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "https-URI",
    "https://:443",
    'https-URI(scheme=scheme"https", authority=authority(userinfo=null, host=reg-name"", port=port"443"), path=path-abempty(segments=[]), query=null)',
  ],
  [
    "https-URI",
    "HTTPS://example.com:/a/b?c=d/e?f",
    'https-URI(scheme=scheme"HTTPS", authority=authority(userinfo=null, host=reg-name"example.com", port=port""), path=path-abempty(segments=[segment"a", segment"b"]), query=query"c=d/e?f")',
  ],
];
