/** Trees of grammar/rfc1808.peggy. */
import type { TreeRow } from "../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["URL", "", "URL(url=relativeURL(net_loc=null, path=rel_path(path=null, params=null, query=null)), fragment=null)"],
  [
    "URL",
    "#a",
    'URL(url=relativeURL(net_loc=null, path=rel_path(path=null, params=null, query=null)), fragment=fragment"a")',
  ],
  [
    "URL",
    "http://a/b/c;d/e;f?g#h",
    'URL(url=generic-RL(scheme=scheme"http", net_loc=net_loc"a", path=abs_path(path=path(segments=[fsegment"b", segment"c"]), params=params(params=[param"d/e", param"f"]), query=query"g")), fragment=fragment"h")',
  ],
  [
    "URL",
    "//a;b?c/d",
    'URL(url=relativeURL(net_loc=net_loc"a;b?c", path=abs_path(path=path(segments=[fsegment"d"]), params=null, query=null)), fragment=null)',
  ],
  [
    "URL",
    "a/b//c",
    'URL(url=relativeURL(net_loc=null, path=rel_path(path=path(segments=[fsegment"a", segment"b", segment"", segment"c"]), params=null, query=null)), fragment=null)',
  ],
  [
    "URL",
    "/;",
    'URL(url=relativeURL(net_loc=null, path=abs_path(path=null, params=params(params=[param""]), query=null)), fragment=null)',
  ],
  [
    "URL",
    ";a?",
    'URL(url=relativeURL(net_loc=null, path=rel_path(path=null, params=params(params=[param"a"]), query=query"")), fragment=null)',
  ],
  [
    "URL",
    ":a",
    'URL(url=relativeURL(net_loc=null, path=rel_path(path=path(segments=[fsegment":a"]), params=null, query=null)), fragment=null)',
  ],
  [
    "absoluteURL",
    "a:b",
    'generic-RL(scheme=scheme"a", net_loc=null, path=rel_path(path=path(segments=[fsegment"b"]), params=null, query=null))',
  ],
  ["absoluteURL", "a:////", 'absoluteURL"a:////"'],
  ["absoluteURL", "a://b//c", 'absoluteURL"a://b//c"'],
  ["generic-RL", "1:", 'generic-RL(scheme=scheme"1", net_loc=null, path=rel_path(path=null, params=null, query=null))'],
  [
    "relativeURL",
    "a:b",
    'relativeURL(net_loc=null, path=rel_path(path=path(segments=[fsegment"a:b"]), params=null, query=null))',
  ],
  ["relativeURL", "/", "relativeURL(net_loc=null, path=abs_path(path=null, params=null, query=null))"],
  ["net_path", "//", 'net_path(net_loc=net_loc"", path=null)'],
  [
    "net_path",
    "//a/b",
    'net_path(net_loc=net_loc"a", path=abs_path(path=path(segments=[fsegment"b"]), params=null, query=null))',
  ],
  ["abs_path", "/a?b", 'abs_path(path=path(segments=[fsegment"a"]), params=null, query=query"b")'],
  ["rel_path", "", "rel_path(path=null, params=null, query=null)"],
  ["rel_path", "?", 'rel_path(path=null, params=null, query=query"")'],
  ["path", "a/", 'path(segments=[fsegment"a", segment""])'],
  ["params", "", 'params(params=[param""])'],
  ["params", "a/b;;c", 'params(params=[param"a/b", param"", param"c"])'],
];
