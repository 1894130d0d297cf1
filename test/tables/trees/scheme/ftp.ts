/** Trees of grammar/scheme/ftp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "ftpurl",
    "ftp://a:b@/x",
    'ftpurl(scheme=scheme"ftp", login=login(user=user"a", password=password"b", hostport=hostport(host=reg-name"", port=null)), path=fpath(cwds=[], name=name"x"), keyword=null, ftptype=null)',
  ],
  [
    "ftpurl",
    "ftp://10.1.2.3/%2F/%3B;type=d",
    'ftpurl(scheme=scheme"ftp", login=login(user=null, password=null, hostport=hostport(host=IPv4address"10.1.2.3", port=null)), path=fpath(cwds=[cwd"%2F"], name=name"%3B"), keyword=keyword"type", ftptype=ftptype"d")',
  ],
  [
    "ftpurl",
    "ftp://:",
    'ftpurl(scheme=scheme"ftp", login=login(user=null, password=null, hostport=hostport(host=reg-name"", port=port"")), path=null, keyword=null, ftptype=null)',
  ],
  [
    "ftpurl",
    "ftp://anonymous:me%40here@[2001:db8::7]/a/b/",
    'ftpurl(scheme=scheme"ftp", login=login(user=user"anonymous", password=password"me%40here", hostport=hostport(host=IP-literal(address=IPv6address"2001:db8::7"), port=null)), path=fpath(cwds=[cwd"a", cwd"b"], name=name""), keyword=null, ftptype=null)',
  ],
  [
    "ftpurl",
    "ftp://h//etc",
    'ftpurl(scheme=scheme"ftp", login=login(user=null, password=null, hostport=hostport(host=reg-name"h", port=null)), path=fpath(cwds=[cwd""], name=name"etc"), keyword=null, ftptype=null)',
  ],
  [
    "login",
    "[v1.x]",
    'login(user=null, password=null, hostport=hostport(host=IP-literal(address=IPvFuture"v1.x"), port=null))',
  ],
  ["login", ":@", 'login(user=user"", password=password"", hostport=hostport(host=reg-name"", port=null))'],
];
