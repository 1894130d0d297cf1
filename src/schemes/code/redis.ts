/** @module */
import type { RedisURI } from "../../../generated/scheme/redis.tree.js";
import type { Value, Values } from "../../values/facts.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const code: SchemeCode<RedisURI> = {
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
