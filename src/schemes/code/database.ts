/** @module */
import type { MongodbSrvURI, MongodbURI, PostgresqlURI } from "../../../generated/scheme/database.tree.js";
import type { Value, ValueMaker } from "../../values/facts.js";
import type { Slip } from "../../explain/slips.js";
import { written } from "../shared/slips.js";
import { NOTHING } from "../mechanism/check.js";
import { decoded, rewrite } from "../shared/edits.js";
import { parametersOf } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

const emptyUser: Slip = {
  code: "empty-user",
  pattern: /^(mongodb(?:\+srv)?:\/\/)()(?=(?::[^/?#@]{0,255})?@)/i,
  rule: "username",
  message: "The name of the user is missing before '@'. Write it, or remove '@' and what is before it.",
};

const emptyHost: Slip = {
  code: "empty-host",
  pattern: /^(mongodb(?:\+srv)?:\/\/(?:[^/?#@]{0,255}@)?)()(?=[/?]|$)/i,
  message: "The host is missing. Write a host.",
};

const emptyHostInList: Slip = {
  code: "empty-host",
  pattern: /^(mongodb:\/\/(?:[^/?#@]{0,255}@)?(?:[\w.:,-]{0,999}(?=,,|,(?:[/?]|$)))?)(,)/i,
  message: "',' separates two hosts, and one of them is missing. Remove ','.",
  write: "",
};

const socketSlip: Slip = {
  code: "socket",
  pattern: /^(mongodb:\/\/(?:[^/?#@]{0,255}@)?)(\/[^?#,@]{1,255}?\.sock)(?=[/?,]|$)/i,
  rule: "host-name",
  message: "In the path of a socket, '/' must be percent-encoded. Write '%2F'.",
  edit: (culprit, text) => written(text, culprit, "/", "%2F"),
};

const ONE_HOST = "A mongodb+srv URI has one host and no port.";

const srvSlips: readonly Slip[] = [
  {
    code: "hosts",
    pattern: /^(mongodb\+srv:\/\/(?:[^/?#@]{0,255}@)?[^/?#@,]{1,255})(,)(?=[/?#]|$)/i,
    message: "',' separates hosts, but a 'mongodb+srv' URI has exactly one. Remove ','.",
    write: "",
  },
  {
    code: "hosts",
    pattern: /^(mongodb\+srv:\/\/(?:[^/?#@]{0,255}@)?[^/?#@,]{0,255})(,[^/?#@]{1,999})(?=[/?#]|$)/i,
    message: "A 'mongodb+srv' URI has exactly one host. Keep one, or write 'mongodb' as the scheme of a list.",
  },
  {
    code: "port",
    pattern: /^(mongodb\+srv:\/\/(?:[^/?#@]{0,255}@)?[^/?#@,:]{1,255})(:\d{0,5})(?=[,/?#]|$)/i,
    message: ONE_HOST,
    write: "",
  },
];

const postgresqlSlips: readonly Slip[] = [
  {
    code: "slashes",
    pattern: /^(postgres(?:ql)?:\/{3})(\/{1,9})(?=[^/?#])/i,
    message: "Three slashes come before the name of a database if there is no host. Remove the others.",
    write: "",
  },
  {
    code: "database",
    pattern: /^(postgres(?:ql)?:\/\/[^/?#]{1,255}:\d{1,5})(:)(?=[a-z_])/i,
    message: "'/' comes before the name of a database, not ':'. Write '/'.",
    write: "/",
  },
];

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
  slips: postgresqlSlips,
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
  finds: {
    socket: ({ node: { hosts } }) =>
      hosts.flatMap(({ host }) => {
        const isPath = host.type === "host-name" && /%2F/i.test(host.value);
        return isPath && decoded(host.value)?.endsWith(".sock") !== true ? [host] : [];
      }),
  },
  slips: [socketSlip, emptyUser, emptyHost, emptyHostInList],
};

export const mongodbSrv: SchemeCode<MongodbSrvURI> = { slips: [...srvSlips, emptyUser, emptyHost] };
