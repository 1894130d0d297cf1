/** Trees of grammar/scheme/nfs.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "nfsURL",
    "nfs://a-1.example:/x/",
    'nfsURL(scheme=scheme"nfs", hostport=hostport(host=hostname"a-1.example", port=port""), path=abs_path(segments=[segment"x", segment""]))',
  ],
  ["nfsURL", "nfs:", 'nfsURL(scheme=scheme"nfs", hostport=null, path=rel_path(segments=[segment""]))'],
  [
    "nfsURL",
    "nfs://server",
    'nfsURL(scheme=scheme"nfs", hostport=hostport(host=hostname"server", port=null), path=null)',
  ],
  [
    "relativeURL",
    "//999.0.0.1/",
    'net_path(hostport=hostport(host=hostnumber"999.0.0.1", port=null), path=abs_path(segments=[segment""]))',
  ],
  ["relativeURL", "g/", 'relativeURL(hostport=null, path=rel_path(segments=[segment"g", segment""]))'],
  ["relativeURL", "/", 'relativeURL(hostport=null, path=abs_path(segments=[segment""]))'],
  ["relativeURL", "//g", 'net_path(hostport=hostport(host=hostname"g", port=null), path=null)'],
  ["host", "g", 'hostname"g"'],
  ["host", "6.2.2.1", 'hostnumber"6.2.2.1"'],
  ["path_segments", "", 'path_segments(segments=[segment""])'],
  ["path_segments", "/", 'path_segments(segments=[segment"", segment""])'],
];
