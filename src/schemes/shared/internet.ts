/**
 * Checks for the schemes that are made of the parts of RFC 1738 section 3.1: user, password, host, port and path. Each
 * cites its own document's section.
 *
 * @module
 */
import type { Hint } from "../../core/diagnostic.js";
import { NOTHING, type Check } from "../mechanism/check.js";

/** A repair: all characters of one kind in a stretch of the input are percent-encoded. */
export function encoding(input: string, start: number, end: number, character: string): Hint {
  const triplet = `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  const text = input.slice(start, end).replaceAll(character, triplet);
  return { start, end, text, message: `Write "${triplet}" in place of "${character}".` };
}

/**
 * A mistake, for schemes whose grammar has no user information.
 *
 * @param section where the grammar stands
 */
export function noUserinfo(section: string): Check {
  return {
    code: "userinfo",
    section,
    rule: "host",
    summary: 'Before the host there are no user information and no "@".',
    find({ authority }) {
      if (!authority?.userinfo) return NOTHING;
      const { start, end } = authority.userinfo;
      const hint = { start, end: end + 1, text: "", message: 'Remove it with its "@".' };
      return [{ start, end, message: "A URI of this scheme has no user information.", hint }];
    },
  };
}

/**
 * A mistake, for schemes whose grammar has no query, and whose names can have an encoded "?".
 *
 * @param section where the grammar stands
 * @param rule that the "?" is no part of
 */
export function noQuery(section: string, rule: string): Check {
  return {
    code: "query",
    section,
    rule,
    summary: 'There is no query: a "?" in a name is encoded.',
    find({ input, parts }) {
      const { query } = parts;
      if (query === null) return NOTHING;
      const start = query.start - 1;
      const message = 'A URI of this scheme has no query: in a name, "?" is encoded.';
      return [{ start, end: query.end, message, hint: encoding(input, start, query.end, "?") }];
    },
  };
}

/**
 * A mistake, for schemes whose grammar ends with the host and the port.
 *
 * @param section where the grammar stands
 * @param rule that all of the URI matches
 * @param slash "/" where one can follow all the same
 */
export function nothingAfterHost(section: string, rule: string, slash: "/" | ""): Check {
  return {
    code: "path",
    section,
    rule,
    summary: `After the host and the port comes nothing${slash && ', or a "/"'}.`,
    find({ authority, input, parts }) {
      if (authority === null) return NOTHING;
      const { end } = parts.query ?? parts.path;
      const start = authority.end + (input.startsWith(slash, authority.end) ? slash.length : 0);
      if (start === end) return NOTHING;
      const message = "A URI of this scheme ends here: it has neither a path nor a query.";
      return [{ start, end, message, hint: { start, end, text: "", message: "Remove it." } }];
    },
  };
}
