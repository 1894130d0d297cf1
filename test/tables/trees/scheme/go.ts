/** Trees of grammar/scheme/go.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["cnrp-uri", "go:", 'cnrp-uri(scheme=scheme"go", form=form2(commonName=common-name"", avpairs=[]))'],
  [
    "cnrp-uri",
    "go:a;b=c,d;e=f",
    'cnrp-uri(scheme=scheme"go", form=form2(commonName=common-name"a", avpairs=[avpair(attribute=attribute"b", valueType=type"c", value=value"d"), avpair(attribute=attribute"e", valueType=null, value=value"f")]))',
  ],
  [
    "cnrp-uri",
    "go://",
    'cnrp-uri(scheme=scheme"go", form=form1(server=server(userinfo=null, host=reg-name"", port=null), query=null))',
  ],
  [
    "cnrp-uri",
    "go://u@h:1?a;=",
    'cnrp-uri(scheme=scheme"go", form=form1(server=server(userinfo=userinfo"u", host=reg-name"h", port=port"1"), query=form2(commonName=common-name"a", avpairs=[avpair(attribute=attribute"", valueType=null, value=value"")])))',
  ],
  [
    "cnrp-uri",
    "GO://[::1]?ID=x",
    'cnrp-uri(scheme=scheme"GO", form=form1(server=server(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null), query=id-req(keyword=keyword"ID", value=value"x")))',
  ],
  [
    "cnrp-uri",
    "go://[v1.a]",
    'cnrp-uri(scheme=scheme"go", form=form1(server=server(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), query=null))',
  ],
  [
    "cnrp-uri",
    "go://192.0.2.1?id",
    'cnrp-uri(scheme=scheme"go", form=form1(server=server(userinfo=null, host=IPv4address"192.0.2.1", port=null), query=form2(commonName=common-name"id", avpairs=[])))',
  ],
];
