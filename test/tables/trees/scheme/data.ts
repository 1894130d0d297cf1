/** Trees of grammar/scheme/data.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "dataurl",
    "data:;a=b,%22",
    'dataurl(scheme=scheme"data", mediatype=mediatype(mainType=null, subtype=null, parameters=[parameter(attribute=attribute"a", value=value"b")]), base64=null, data=data"%22")',
  ],
  [
    "dataurl",
    "data:text/plain,",
    'dataurl(scheme=scheme"data", mediatype=mediatype(mainType=type"text", subtype=subtype"plain", parameters=[]), base64=null, data=data"")',
  ],
  [
    "dataurl",
    "data:;base64,",
    'dataurl(scheme=scheme"data", mediatype=mediatype(mainType=null, subtype=null, parameters=[]), base64=base64"base64", data=data"")',
  ],
  [
    "dataurl",
    "data:;x=y;a=%22b%22,z",
    'dataurl(scheme=scheme"data", mediatype=mediatype(mainType=null, subtype=null, parameters=[parameter(attribute=attribute"x", value=value"y"), parameter(attribute=attribute"a", value=value"%22b%22")]), base64=null, data=data"z")',
  ],
];
