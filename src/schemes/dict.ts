/**
 * The scheme `dict` (RFC 2229).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/dict.js";
import type { Dicturl } from "../../generated/scheme/dict.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Span, type Subject } from "./mechanism/check.js";
import { emptyHost, noAuthority, portRange } from "./shared/common.js";
import { few, rewrite, split } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/dict.tree.js";

const zeroth: Check<Dicturl> = {
  code: "zeroth",
  level: "advice",
  section: "5",
  rule: "n",
  summary: "Definitions and matches are counted from 1.",
  find({ node: { command } }) {
    if (command.n === null || !/^0+$/.test(command.n.value)) return NOTHING;
    const { start, end } = command.n;
    return [{ start, end, message: "Definitions and matches are counted from 1." }];
  },
};

const password: Check<null> = {
  code: "password",
  section: "5",
  rule: "login",
  summary: "There is no password.",
  find({ input, authority }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    const found = /^([^:;]*)(:[^;]*)/.exec(input.slice(start, end));
    if (found === null) return NOTHING;
    const span = { start: start + (found[1] as string).length, end: start + found[0].length };
    const hint = { ...span, text: "", message: "Remove it." };
    return [{ ...span, message: "Passwords in clear text are not permitted in the URL.", hint }];
  },
};

const noAuth: Check<null> = {
  code: "auth",
  section: "5",
  rule: "login",
  summary: 'After the user come ";" and the way to authenticate.',
  find({ input, authority }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    if (/^[^;]+;(?:AUTH|SASLAUTH=(?:\*|[\w-]+))$/i.test(input.slice(start, end))) return NOTHING;
    const hint = { start: end, end, text: ";AUTH", message: 'Add ";AUTH".' };
    return [
      { start, end, message: 'Before the "@" come a user, ";" and "AUTH" or "SASLAUTH=" with a mechanism.', hint },
    ];
  },
};

const query: Check<null> = {
  code: "query",
  section: "5",
  rule: "dicturl",
  summary: 'A "?" of a word is percent-encoded: there is no query.',
  find({ input, parts }) {
    const { end: start } = parts.path;
    if (input[start] !== "?") return NOTHING;
    const span = { start, end: start + 1 };
    const hint = { ...span, text: "%3F", message: 'Write "%3F".' };
    return [{ ...span, message: 'There is no query here; as part of a word, "?" is "%3F".', hint }];
  },
};

const command: Check<null> = {
  code: "command",
  section: "5",
  rule: "dicturl",
  summary: 'The path is "/d:" or "/m:" and what to look for.',
  find({ input, parts }) {
    const { start, end } = parts.path;
    if (/^\/[dm]:/.test(input.slice(start, end))) return NOTHING;
    return [{ start, end, message: 'The path is "/d:" to define a word, or "/m:" to look for words like it.' }];
  },
};

/** What stands between colons, the command first; empty where there is none. */
function fieldsIn({ input, parts }: Subject<null>): readonly Span[] {
  const { start, end } = parts.path;
  return /^\/[dm]:/.test(input.slice(start, end)) ? split(input, { start: start + 1, end }, ":") : [];
}

/** How many fields there can be, the command among them. */
function mostFields({ input, parts }: Subject<null>): number {
  return input[parts.path.start + 1] === "m" ? 5 : 4;
}

const emptyWord: Check<null> = {
  code: "empty-word",
  section: "5",
  rule: "word",
  summary: "There is a word to look for.",
  find(subject) {
    const [, word] = fieldsIn(subject);
    if (word === undefined || word.start < word.end) return NOTHING;
    return [{ ...word, message: "Here is no word to look for." }];
  },
};

const slash: Check<null> = {
  code: "slash",
  section: "5",
  rule: "field-char",
  summary: 'A "/" of a word is percent-encoded.',
  find({ input, parts }) {
    const { start, end } = parts.path;
    // The first one begins the path.
    const own = Math.min(start + 1, end);
    return few(input.slice(own, end).matchAll(/\//g)).map(({ index }) => {
      const span = { start: own + index, end: own + index + 1 };
      const hint = { ...span, text: "%2F", message: 'Write "%2F".' };
      return { ...span, message: 'As part of a word, "/" is "%2F".', hint };
    });
  },
};

const fields: Check<null> = {
  code: "fields",
  section: "5",
  rule: "dicturl",
  summary:
    'After a word to define come a database and a number, after one to match also a strategy, with ":" before each.',
  find(subject) {
    const found = fieldsIn(subject);
    const extra = found[mostFields(subject)];
    if (extra === undefined) return NOTHING;
    const [start, end] = [extra.start - 1, subject.parts.path.end];
    return [{ start, end, message: 'There are too many fields; as part of a word, ":" is "%3A".' }];
  },
};

const count: Check<null> = {
  code: "number",
  section: "5",
  rule: "n",
  summary: "The last field is a number.",
  find(subject) {
    const found = fieldsIn(subject);
    const last = found[mostFields(subject) - 1];
    if (last === undefined || /^\d*$/.test(subject.input.slice(last.start, last.end))) return NOTHING;
    return [{ ...last, message: "The last field says which one is meant: it is a number." }];
  },
};

/** The path without what it means anyway: "!" and "." where nothing else is said, and the colons at its end. */
function* normalize({ input, node }: Subject<Dicturl>): Generator<SchemeEdit> {
  const { command: found } = node;
  const { word, database, n } = found;
  const db = database === null || database.value === "!" ? "" : database.value;
  const strat = found.type === "define" || found.strat === null || found.strat.value === "." ? "" : found.strat.value;
  const values = [found.type === "define" ? "d" : "m", word.value, db];
  if (found.type === "match") values.push(strat);
  values.push(n?.value.replace(/^0+(?=\d)/, "") ?? "");
  while (values.at(-1) === "") values.pop();
  yield* rewrite(input, found, values.join(":"), "5");
}

/**
 * The scheme `dict`.
 *
 * @example
 * import { dict } from "uri-grammar/schemes/dict";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([dict]);
 * validate("dict://user:pass;AUTH@h/d:a").diagnostics[0].code; // => "dict/password"
 * normalize("dict://Dict.org:2628/d:Sun:!:"); // => "dict://dict.org/d:Sun"
 */
export const dict: Scheme<Dicturl> = defineScheme({
  name: "dict",
  specification: rfc(2229, "A Dictionary Server Protocol"),
  section: "5",
  status: "permanent",
  grammar,
  examples: [
    "dict://dict.org/d:shortcake:",
    "dict://dict.org/d:shortcake:wordnet:1",
    "dict://dict.org/m:sun::soundex:1",
  ],
  requirements: [emptyHost("5"), portRange, zeroth],
  mistakes: [noAuthority("5"), password, noAuth, query, command, emptyWord, slash, fields, count],
  // The path has no segments: it is a command, and a word can be "..".
  without: ["dot-segments"],
  normalize,
});
