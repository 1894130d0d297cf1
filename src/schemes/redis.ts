/**
 * The schemes `redis` and `rediss` (IANA's registrations).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/redis.js";
import type { RedisURI } from "../../generated/scheme/redis.tree.js";
import type { RuleWords } from "../explain/report.js";
import type { Slip } from "../explain/slips.js";
import type { Value, Values } from "../values/facts.js";
import { ofServers } from "./shared/common.js";
import { twoPlaces } from "./shared/parameters.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { authorityWords, queryWords } from "./shared/words.js";

export type * from "../../generated/scheme/redis.tree.js";

// The registrations define the syntax, so they are documents like others.
const NAME = "IANA";
const TITLE = "Uniform Resource Identifier (URI) Schemes";

const slips: readonly Slip[] = [
  {
    code: "slashes",
    pattern: /^(rediss?:)()(?=[\w.-]{1,255}(?::\d{1,5})?(?:[/?#]|$))/i,
    message: "'//' is missing before the host. Write '//'.",
    write: "//",
  },
  {
    code: "slashes",
    pattern: /^(rediss?:)(\/{3,9})(?=[\w.-]{1,255}:\d{1,5}(?:[/?#]|$))/i,
    message: "The host follows '//', without another slash. Write '//'.",
    write: "//",
  },
  {
    code: "database",
    pattern: /^(rediss?:\/\/[^/?#]{0,255}\/)([a-z_][\w-]{0,63})(?=[/?#]|$)/i,
    rule: "db-number",
    message: "The path is the number of a database, not its name. Write a number, such as '0'.",
  },
];

const places = twoPlaces<RedisURI>(
  '"Scheme semantics"',
  "The same stands before the query. It is not well-defined which of them counts. Remove one.",
  ({ node, components }) => ({
    db: (node.path.database?.number ?? null) !== null,
    password: components.userinfo?.includes(":") === true,
  }),
);

const shared = {
  section: '"Scheme syntax"',
  status: "provisional",
  requirements: [...ofServers, places],
  slips,
  // Values before the query count, and are written. A password there needs a host, but no user.
  values: {
    after: ({ user, password, queryPassword, database, queryDatabase }: Values): Values => ({
      user: user === "" ? null : (user as Value),
      password: password ?? (queryPassword as Value),
      database: database ?? (queryDatabase as Value),
    }),
    before: ({ host, user, password, database }: Values) => {
      const given = password as Value;
      const isInQuery = host === null;
      return {
        user: user as Value,
        password: isInQuery ? null : given,
        queryPassword: isInQuery ? given : null,
        database: database as Value,
        queryDatabase: null,
      };
    },
  },
} as const;

const wordsOf = (name: string): RuleWords => ({
  ...authorityWords,
  ...queryWords,
  "redis-URI": [
    `a ${name} URI`,
    `A ${name} URI is '${name}://', an optional user with '@', a host, an optional port, and an optional '/' with the number of a database.`,
  ],
  "db-number": ["the number of a database", "The database is a number without zeros at its beginning, such as '0'."],
});

/**
 * The scheme `redis`.
 *
 * @example
 * import { redis } from "uri-grammar/schemes/redis";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([redis]);
 * validate("redis://localhost/a").diagnostics[0].code; // => "redis/database"
 * normalize("redis://localhost:6379"); // => "redis://localhost/"
 */
export const redis: Scheme<RedisURI> = defineScheme({
  ...shared,
  name: "redis",
  specification: page(NAME, TITLE, "https://www.iana.org/assignments/uri-schemes/prov/redis"),
  grammar,
  examples: ["redis://user:secret@localhost:6379/0?foo=bar&qux=baz"],
  words: wordsOf("redis"),
});

/**
 * The scheme `rediss`.
 *
 * @example
 * import { rediss } from "uri-grammar/schemes/redis";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([rediss]);
 * validate("rediss://localhost/01").diagnostics[0].code; // => "rediss/character"
 */
export const rediss: Scheme<RedisURI> = defineScheme({
  ...shared,
  name: "rediss",
  specification: page(NAME, TITLE, "https://www.iana.org/assignments/uri-schemes/prov/rediss"),
  grammar,
  examples: ["rediss://user:secret@localhost:6379/0?foo=bar&qux=baz"],
  words: wordsOf("rediss"),
});
