/** @module */
import type { MongodbURI, PostgresqlURI } from "../../../generated/scheme/database.tree.js";
import type { Value, ValueMaker } from "../../values/facts.js";
import { written } from "../shared/slips.js";
import { NOTHING } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import { parametersOf } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** Returns the last value in the query, or else the one before it. An empty one in the query is the default. */
function lastOf(inQuery: Value | undefined, before: Value | undefined): Value {
  const last = (inQuery as Value[]).at(-1);
  return last === "" ? null : (last ?? (before as Value));
}

const postgresqlValues: ValueMaker = {
  after({ user, queryUser, password, queryPassword, hosts, queryHost, queryPort, database, queryDatabase }) {
    const before = hosts as unknown as readonly { readonly host: Value; readonly port: Value }[];
    const listOf = (inQuery: Value | undefined): readonly (string | null)[] | undefined =>
      (inQuery as string[])
        .at(-1)
        ?.split(",")
        .map((each) => (each === "" ? null : each));
    const names = listOf(queryHost) ?? before.map(({ host }) => host);
    const ports = listOf(queryPort)?.map((port) => port && Number(port)) ?? before.map(({ port }) => port);
    return {
      user: lastOf(queryUser, user === "" ? null : user),
      password: lastOf(queryPassword, password),
      // One port is that of all hosts.
      hosts: names.map((host, index) => ({ host, port: ports[ports.length === 1 ? 0 : index] ?? null })),
      database: lastOf(queryDatabase, database),
    };
  },
  // A password needs a user, which can be empty.
  before: ({ user, password, hosts, database }) => ({
    user: user ?? (password === null ? null : ""),
    password: password as Value,
    hosts: hosts as Value,
    database: database as Value,
    queryUser: [],
    queryPassword: [],
    queryHost: [],
    queryPort: [],
    queryDatabase: [],
  }),
};

export const postgresql: SchemeCode<PostgresqlURI> = {
  finds: {
    "two-places": (subject) => {
      const { parts, node } = subject;
      if (parts.query === null) return NOTHING;
      const { user, hosts, database } = node;
      const before = [
        user !== null && user.user.value !== "" && "user",
        (user?.password ?? null) !== null && "password",
        hosts.some(({ host }) => host !== null) && "host",
        hosts.some(({ port }) => port !== null) && "port",
        database !== null && database.value !== "" && "dbname",
      ];
      return parametersOf(subject).filter(({ name }) => before.includes(name as "user"));
    },
  },
  values: postgresqlValues,
};

export const postgres: SchemeCode<PostgresqlURI> = {
  ...postgresql,
  equate: ({ input }) => rewrite(input, { start: 0, end: input.indexOf(":") }, "postgresql", '"Connection URIs"'),
};

export const mongodb: SchemeCode<MongodbURI> = {
  slips: [
    {
      code: "socket",
      pattern: /^(mongodb:\/\/(?:[^/?#@]{0,255}@)?)(\/[^?#,@]{1,255}?\.sock)(?=[/?,]|$)/i,
      rule: "host-name",
      message: "In the path of a socket, '/' must be percent-encoded. Write '%2F'.",
      edit: (culprit, text) => written(text, culprit, "/", "%2F"),
    },
  ],
};
