/**
 * The schemes `redis` and `rediss` (IANA's registrations).
 *
 * @module
 */
import type { RedisURI } from "../../../generated/scheme/redis.tree.js";
import type { Slip } from "../../explain/slips.js";
import type { Value, Values } from "../../values/facts.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const code: SchemeCode<RedisURI> = {
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
