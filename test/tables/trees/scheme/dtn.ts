/** Trees of grammar/scheme/dtn.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["dtn-uri", "dtn:none", 'dtn-uri(scheme=scheme"dtn", endpoint=none"none")'],
  ["dtn-uri", "DTN:NONE", 'dtn-uri(scheme=scheme"DTN", endpoint=none"NONE")'],
  ["dtn-uri", "dtn://node/", 'dtn-uri(scheme=scheme"dtn", endpoint=dtn-hier-part(name=reg-name"node", demux=demux""))'],
  [
    "dtn-uri",
    "dtn:///a/b?c",
    'dtn-uri(scheme=scheme"dtn", endpoint=dtn-hier-part(name=reg-name"", demux=demux"a/b?c"))',
  ],
  [
    "ipn-uri",
    "ipn:974848.1",
    'ipn-uri(scheme=scheme"ipn", endpoint=ipn-hier-part(nodeNbr=node-nbr"974848", serviceNbr=service-nbr"1"))',
  ],
  [
    "ipn-uri",
    "IPN:0.0",
    'ipn-uri(scheme=scheme"IPN", endpoint=ipn-hier-part(nodeNbr=node-nbr"0", serviceNbr=service-nbr"0"))',
  ],
];
