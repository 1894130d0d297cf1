/**
 * The schemes `redis` and `rediss` (IANA's registrations).
 *
 * @module
 */
import type { RedisURI } from "../../../generated/scheme/redis.tree.js";
import type { Slip } from "../../explain/slips.js";
import type { Value, Values } from "../../values/facts.js";
import { twoPlaces } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

// The registrations define the syntax, so they are documents like others.

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

export const code: SchemeCode<RedisURI> = {
  requirements: [places],
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
};
