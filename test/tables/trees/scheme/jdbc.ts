/** Trees of grammar/scheme/jdbc.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["jdbc-URL", "jdbc:a:b", 'jdbc-URL(scheme=scheme"jdbc", subprotocol=subprotocol"a", subname=subname"b")'],
  ["jdbc-URL", "JDBC:a+b:c:d?e", 'jdbc-URL(scheme=scheme"JDBC", subprotocol=subprotocol"a+b", subname=subname"c:d?e")'],
];
