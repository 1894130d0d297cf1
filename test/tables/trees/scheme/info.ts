/** Trees of grammar/scheme/info.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "info-URI",
    "info:a/b#",
    'info-URI(scheme=scheme"info", namespace=namespace"a", identifier=identifier"b", fragment=fragment"")',
  ],
  [
    "info-URI",
    "info:x/",
    'info-URI(scheme=scheme"info", namespace=namespace"x", identifier=identifier"", fragment=null)',
  ],
  ["info-scheme", "info", 'scheme"info"'],
  ["info-identifier", "g/", 'info-identifier(namespace=namespace"g", identifier=identifier"")'],
];
