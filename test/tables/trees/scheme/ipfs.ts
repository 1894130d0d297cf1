/** Trees of grammar/scheme/ipfs.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["ipfs-URI", "ipfs://a", 'ipfs-URI(scheme=scheme"ipfs", root=root"a", path=path-abempty(segments=[]), query=null)'],
  [
    "ipfs-URI",
    "IPNS://a/b/c?d",
    'ipfs-URI(scheme=scheme"IPNS", root=root"a", path=path-abempty(segments=[segment"b", segment"c"]), query=query"d")',
  ],
];
