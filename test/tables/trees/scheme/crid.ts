/** Trees of grammar/scheme/crid.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "crid-URL",
    "crid://example.com/foobar",
    'crid-URL(scheme=scheme"crid", dnsName=DNS-name"example.com", data=data"foobar")',
  ],
  ["crid-URL", "CRID://a.b-c/a/b?c", 'crid-URL(scheme=scheme"CRID", dnsName=DNS-name"a.b-c", data=data"a/b?c")'],
  ["crid-URL", "crid://1/", 'crid-URL(scheme=scheme"crid", dnsName=DNS-name"1", data=data"")'],
];
