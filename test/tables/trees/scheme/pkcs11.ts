/** Trees of grammar/scheme/pkcs11.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "pk11-URI",
    "PKCS11:a=b",
    'pk11-URI(scheme=scheme"PKCS11", path=pk11-path(attributes=[pk11-pattr(name=pk11-name"a", value=pk11-pvalue"b")]), query=null)',
  ],
  [
    "pk11-URI",
    "pkcs11:?",
    'pk11-URI(scheme=scheme"pkcs11", path=pk11-path(attributes=[]), query=pk11-query(attributes=[]))',
  ],
  [
    "pk11-URI",
    "pkcs11:object=my-pubkey;type=public",
    'pk11-URI(scheme=scheme"pkcs11", path=pk11-path(attributes=[pk11-pattr(name=pk11-name"object", value=pk11-pvalue"my-pubkey"), pk11-pattr(name=pk11-name"type", value=pk11-pvalue"public")]), query=null)',
  ],
  [
    "pk11-URI",
    "pkcs11:vendor-x_1=&:@!$'()*+,=?pin-source=|/usr/bin/x&v=/?:",
    'pk11-URI(scheme=scheme"pkcs11", path=pk11-path(attributes=[pk11-pattr(name=pk11-name"vendor-x_1", value=pk11-pvalue"&:@!$\'()*+,=")]), query=pk11-query(attributes=[pk11-qattr(name=pk11-name"pin-source", value=pk11-qvalue"|/usr/bin/x"), pk11-qattr(name=pk11-name"v", value=pk11-qvalue"/?:")]))',
  ],
];
