/**
 * The scheme `wais` (RFC 4156).
 *
 * @module
 */
import type { Waisurl } from "../../../generated/scheme/wais.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

const emptyDatabase: Check<Waisurl> = {
  code: "empty-database",
  level: "advice",
  section: "2",
  rule: "database",
  summary: "The name of the database should not be empty.",
  find({ node: { database } }) {
    const { start, end } = database;
    return start < end
      ? NOTHING
      : [{ start, end, message: "The name of the database is missing. Write it after '/'." }];
  },
};

export const wais: SchemeCode<Waisurl> = {
  requirements: [emptyDatabase],
};
