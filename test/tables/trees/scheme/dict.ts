/** Trees of grammar/scheme/dict.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "dicturl",
    "dict://dict.org/m:sun:::",
    'dicturl(scheme=scheme"dict", login=null, host=reg-name"dict.org", port=null, command=match(word=word"sun", database=database"", strat=strat"", n=n""))',
  ],
  [
    "dicturl",
    "dict://user;saslauth=SCRAM-SHA-1@[::1]/d:a",
    'dicturl(scheme=scheme"dict", login=login(user=user"user", auth=auth"saslauth=SCRAM-SHA-1"), host=IP-literal(address=IPv6address"::1"), port=null, command=define(word=word"a", database=null, n=null))',
  ],
  [
    "dicturl",
    "dict://Dict.org:2628/d:Sun:!:",
    'dicturl(scheme=scheme"dict", login=null, host=reg-name"Dict.org", port=port"2628", command=define(word=word"Sun", database=database"!", n=n""))',
  ],
  [
    "dicturl",
    "dict://[v1.a]/d:word",
    'dicturl(scheme=scheme"dict", login=null, host=IP-literal(address=IPvFuture"v1.a"), port=null, command=define(word=word"word", database=null, n=null))',
  ],
  [
    "dicturl",
    "dict://192.0.2.1/d:word",
    'dicturl(scheme=scheme"dict", login=null, host=IPv4address"192.0.2.1", port=null, command=define(word=word"word", database=null, n=null))',
  ],
  [
    "dicturl",
    "dict:///d:a",
    'dicturl(scheme=scheme"dict", login=null, host=reg-name"", port=null, command=define(word=word"a", database=null, n=null))',
  ],
  [
    "dicturl",
    "dict://user;SASLAUTH=*@example.com:/m:a",
    'dicturl(scheme=scheme"dict", login=login(user=user"user", auth=auth"SASLAUTH=*"), host=reg-name"example.com", port=port"", command=match(word=word"a", database=null, strat=null, n=null))',
  ],
  [
    "dicturl",
    "dict://h/d:a:b:1",
    'dicturl(scheme=scheme"dict", login=null, host=reg-name"h", port=null, command=define(word=word"a", database=database"b", n=n"1"))',
  ],
  [
    "dicturl",
    "dict://h/d:a::",
    'dicturl(scheme=scheme"dict", login=null, host=reg-name"h", port=null, command=define(word=word"a", database=database"", n=n""))',
  ],
  [
    "dicturl",
    "dict://h/m:a:b:c:1",
    'dicturl(scheme=scheme"dict", login=null, host=reg-name"h", port=null, command=match(word=word"a", database=database"b", strat=strat"c", n=n"1"))',
  ],
];
