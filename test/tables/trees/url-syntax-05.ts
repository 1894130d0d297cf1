/** Trees of grammar/url-syntax-05.peggy. */
import type { TreeRow } from "../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "URL-reference",
    "ni://h:/a;b",
    'URL-reference(url=generic-URL(scheme=scheme"ni", site=site(user=null, password=null, hostport=hostport(host=hostname"h", port=port"")), path=abs_path(segments=[segment(name=pchar"a", params=[param"b"])], query=null)), fragment=null)',
  ],
  [
    "URL-reference",
    "=q/?#",
    'URL-reference(url=relativeURL(site=null, path=rel_path(segments=[segment(name=pchar"=q", params=[]), segment(name=pchar"", params=[])], query=query"")), fragment=fragment"")',
  ],
  [
    "URL-reference",
    "//u:@h/",
    'URL-reference(url=relativeURL(site=site(user=user"u", password=password"", hostport=hostport(host=hostname"h", port=null)), path=abs_path(segments=[], query=null)), fragment=null)',
  ],
  [
    "URL-reference",
    "//@10.1.2.3",
    'URL-reference(url=relativeURL(site=site(user=user"", password=null, hostport=hostport(host=hostnumber"10.1.2.3", port=null)), path=null), fragment=null)',
  ],
  ["URL-reference", "", "URL-reference(url=null, fragment=null)"],
  [
    "URL-reference",
    "/b/",
    'URL-reference(url=relativeURL(site=null, path=abs_path(segments=[segment(name=pchar"b", params=[]), segment(name=pchar"", params=[])], query=null)), fragment=null)',
  ],
  [
    "URL-reference",
    "ni://",
    'URL-reference(url=generic-URL(scheme=scheme"ni", site=site(user=null, password=null, hostport=null), path=null), fragment=null)',
  ],
  [
    "absoluteURL",
    "tel:+1;;a",
    'generic-URL(scheme=scheme"tel", site=null, path=rel_path(segments=[segment(name=pchar"+1", params=[param"", param"a"])], query=null))',
  ],
  ["opaque-URL", "a:", 'opaque-URL(scheme=scheme"a", opaque=urlc"")'],
  ["relativeURL", "", "relativeURL(site=null, path=rel_path(segments=[], query=null))"],
  [
    "net_path",
    "///?",
    'net_path(site=site(user=null, password=null, hostport=null), path=abs_path(segments=[], query=query""))',
  ],
  ["net_path", "//", "net_path(site=site(user=null, password=null, hostport=null), path=null)"],
  ["host", "g", 'hostname"g"'],
  ["host", "6.2.2.1", 'hostnumber"6.2.2.1"'],
  ["path_segments", "", 'path_segments(segments=[segment(name=pchar"", params=[])])'],
  [
    "path_segments",
    "/",
    'path_segments(segments=[segment(name=pchar"", params=[]), segment(name=pchar"", params=[])])',
  ],
];
