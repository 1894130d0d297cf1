/** Trees of grammar/scheme/z3950.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["z3950url", "Z39.50R://h", 'z3950url(scheme=zscheme"Z39.50R", host=reg-name"h", port=null, request=null)'],
  [
    "z3950url",
    "z39.50s://[::1]:/",
    'z3950url(scheme=zscheme"z39.50s", host=IP-literal(address=IPv6address"::1"), port=port"", request=request(search=null, esn=null, rs=null))',
  ],
  [
    "z3950url",
    "z39.50r://192.0.2.1:1/a+b?c;ESN=d;rs=e+f",
    'z3950url(scheme=zscheme"z39.50r", host=IPv4address"192.0.2.1", port=port"1", request=request(search=search(databases=[database"a", database"b"], docid=docid"c"), esn=esn(keyword=keyword"ESN", elementset=elementset"d"), rs=rs(keyword=keyword"rs", syntaxes=[recordsyntax"e", recordsyntax"f"])))',
  ],
  [
    "z3950url",
    "z39.50r://[v1.a]/;rs=e",
    'z3950url(scheme=zscheme"z39.50r", host=IP-literal(address=IPvFuture"v1.a"), port=null, request=request(search=null, esn=null, rs=rs(keyword=keyword"rs", syntaxes=[recordsyntax"e"])))',
  ],
  [
    "z3950url",
    "z39.50r:///a;esn=e",
    'z3950url(scheme=zscheme"z39.50r", host=reg-name"", port=null, request=request(search=search(databases=[database"a"], docid=null), esn=esn(keyword=keyword"esn", elementset=elementset"e"), rs=null))',
  ],
];
