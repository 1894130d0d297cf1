/** Trees of grammar/scheme/database.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "postgresql-URI",
    "postgres://",
    'postgresql-URI(scheme=scheme"postgres", user=null, hosts=[hostspec(host=null, port=null)], database=null, parameters=null)',
  ],
  [
    "postgresql-URI",
    "POSTGRESQL://u:p:q@a:1,[::1],:2/d?a=b&c=",
    'postgresql-URI(scheme=scheme"POSTGRESQL", user=userspec(user=user"u", password=password"p:q"), hosts=[hostspec(host=host-name"a", port=port"1"), hostspec(host=IP-literal(address=IPv6address"::1"), port=null), hostspec(host=null, port=port"2")], database=dbname"d", parameters=paramspec(parameters=[parameter(name=key"a", value=param-value"b"), parameter(name=key"c", value=param-value"")]))',
  ],
  [
    "postgresql-URI",
    "postgresql://u@[v1.a]/",
    'postgresql-URI(scheme=scheme"postgresql", user=userspec(user=user"u", password=null), hosts=[hostspec(host=IP-literal(address=IPvFuture"v1.a"), port=null)], database=dbname"", parameters=null)',
  ],
  [
    "mongodb-URI",
    "mongodb://h",
    'mongodb-URI(scheme=scheme"mongodb", user=null, hosts=[host-id(host=host-name"h", port=null)], database=null, parameters=null)',
  ],
  [
    "mongodb-URI",
    "MONGODB://u:p@a:1,[::1]:2/d?a=b=c&d=",
    'mongodb-URI(scheme=scheme"MONGODB", user=userinfo(user=user"u", password=secret"p"), hosts=[host-id(host=host-name"a", port=port"1"), host-id(host=IP-literal(address=IPv6address"::1"), port=port"2")], database=auth-database"d", parameters=options(parameters=[option(name=key"a", value=value"b=c"), option(name=key"d", value=value"")]))',
  ],
  [
    "mongodb-URI",
    "mongodb://u@h/",
    'mongodb-URI(scheme=scheme"mongodb", user=userinfo(user=user"u", password=null), hosts=[host-id(host=host-name"h", port=null)], database=auth-database"", parameters=null)',
  ],
  [
    "mongodb-srv-URI",
    "mongodb+srv://h",
    'mongodb-srv-URI(scheme=scheme"mongodb+srv", user=null, host=host-name"h", database=null, parameters=null)',
  ],
  [
    "mongodb-srv-URI",
    "MONGODB+SRV://u:p@h/d?a=b",
    'mongodb-srv-URI(scheme=scheme"MONGODB+SRV", user=userinfo(user=user"u", password=secret"p"), host=host-name"h", database=auth-database"d", parameters=options(parameters=[option(name=key"a", value=value"b")]))',
  ],
];
