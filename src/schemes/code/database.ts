/**
 * The schemes of connection strings: `postgresql` and `postgres` (PostgreSQL's manual, section "Connection URIs"),
 * `mongodb` and `mongodb+srv` (MongoDB's specification). Several hosts can have their own ports.
 *
 * @module
 */
import type { MongodbSrvURI, MongodbURI, PostgresqlURI } from "../../../generated/scheme/database.tree.js";
import { LAST_PORT } from "../../core/ports.js";
import type { Leaf } from "../../tree/index.js";
import type { Value, ValueMaker } from "../../values/facts.js";
import type { Slip } from "../../explain/slips.js";
import { written } from "../shared/slips.js";
import { NOTHING, type Check, type Finding } from "../mechanism/check.js";
import { hashIsData } from "../shared/common.js";
import { decoded, few, rewrite } from "../shared/edits.js";
import { twoPlaces } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

const POSTGRESQL = '"Connection URIs"';
/** A URI with a list of hosts. */
interface WithHosts {
  readonly hosts: readonly { readonly port: Leaf | null }[];
}

const mongodbPort: Check<WithHosts> = {
  code: "port-range",
  section: '"Port (optional)"',
  rule: "host-id",
  summary: "A port must be an integer from 1 to 65535.",
  find: ({ node: { hosts } }) =>
    few(
      hosts.flatMap(({ port }): readonly Finding[] => {
        if (port === null || (Number(port.value) > 0 && Number(port.value) <= LAST_PORT)) return NOTHING;
        return [{ start: port.start, end: port.end, message: "A port is a number from 1 to 65535." }];
      }),
    ),
};

const database: Check<MongodbURI | MongodbSrvURI> = {
  code: "database",
  section: '"Auth Database (optional)"',
  rule: "auth-database",
  summary: "The name of a database must not contain an encoded '/', backslash, space, quotation mark or '$'.",
  *find({ node: { database: found } }) {
    const character = found && /%(?:2[024F]|22|5C)/i.exec(found.value);
    if (!character) return;
    const start = found.start + character.index;
    yield {
      start,
      end: start + 3,
      message: "The name of a database has no '/', '\\', '$', space or quotation mark, not even percent-encoded.",
    };
  },
};

const socket: Check<MongodbURI> = {
  code: "socket",
  section: '"Host"',
  rule: "host-name",
  summary: "The path of a socket must end in '.sock'.",
  find: ({ input, node: { hosts } }) =>
    few(hosts.map(({ host }) => host).filter(({ start, end }) => isOtherPath(input.slice(start, end)))).map(
      ({ start, end }) => {
        return {
          start,
          end,
          message: "A host with an encoded '/' is the path of a socket, which must end in '.sock'.",
        };
      },
    ),
};

/** Checks whether a host is a path that does not end in ".sock". */
const isOtherPath = (host: string): boolean => /%2F/i.test(host) && !(decoded(host) ?? "").endsWith(".sock");

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

const twice = twoPlaces<PostgresqlURI>(
  POSTGRESQL,
  "The same stands before the query. libpq takes the one in the query, and other programs may not. Remove one.",
  ({ node: { user, hosts, database } }) => ({
    user: user !== null && user.user.value !== "",
    password: (user?.password ?? null) !== null,
    host: hosts.some(({ host }) => host !== null),
    port: hosts.some(({ port }) => port !== null),
    dbname: database !== null && database.value !== "",
  }),
);

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
  requirements: [hashIsData, twice],
  values: postgresqlValues,
};

export const postgres: SchemeCode<PostgresqlURI> = {
  slips: postgresqlSlips,
  requirements: [hashIsData, twice],
  values: postgresqlValues,
  equate: ({ input }) => rewrite(input, { start: 0, end: input.indexOf(":") }, "postgresql", POSTGRESQL),
};

export const mongodb: SchemeCode<MongodbURI> = {
  requirements: [mongodbPort, socket, database],
  slips: [socketSlip, emptyUser, emptyHost, emptyHostInList],
};

export const mongodbSrv: SchemeCode<MongodbSrvURI> = {
  requirements: [database],
  slips: [...srvSlips, emptyUser, emptyHost],
};
