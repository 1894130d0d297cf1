/**
 * The scheme `dict` (RFC 2229).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/dict.js";
import type { Dicturl } from "../../generated/scheme/dict.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "./mechanism/check.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/dict.tree.js";

const zeroth: Check<Dicturl> = {
  code: "zeroth",
  level: "advice",
  section: "5",
  rule: "n",
  summary: "The number of a definition or a match should be at least 1.",
  find({ node: { command } }) {
    if (command.n === null || !/^0+$/.test(command.n.value)) return NOTHING;
    const { start, end } = command.n;
    return [{ start, end, message: "The first definition or match has the number 1. Write a number from 1." }];
  },
};

/** Yields the edits that remove default values ("!" and ".") and colons at the end of the path. */
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
 * validate("dict://dict.org/d:").diagnostics[0].code; // => "dict/incomplete"
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
  requirements: [emptyHost("5"), ...ofServers, zeroth],
  words: {
    ...addressWords,
    ...portWords,
    dicturl: [
      "a dict URI",
      "After 'dict://', a dict URI has a host, '/', and 'd:' or 'm:' with a word. Before the host, only a user with ';AUTH' and '@' is allowed.",
    ],
    login: [
      "the user of a dict URI",
      "Before the '@', a dict URI has a user, ';', and 'AUTH' or 'SASLAUTH=' with a mechanism.",
    ],
    define: ["a definition", "After 'd:', a definition has a word, a database and a number, with ':' between them."],
    match: ["a match", "After 'm:', a match has a word, a database, a strategy and a number, with ':' between them."],
    word: ["the word to look up", "The word is not empty. In it, '/', ':' and '?' must be percent-encoded."],
    database: ["the name of a database", "In the name, '/', ':' and '?' must be percent-encoded."],
    strat: ["the name of a strategy", "In the name, '/', ':' and '?' must be percent-encoded."],
    n: ["the number of a definition or a match", "The number has only digits and is the last field."],
  },
  // The path is a command, not a list of segments, and a word can be "..".
  without: ["dot-segments"],
  normalize,
});
