/**
 * The scheme `gopher` (RFC 4266).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/gopher.js";
import { present } from "../core/invariant.js";
import { rewriteTriplets } from "../core/percent.js";
import type { GopherURL } from "../../generated/scheme/gopher.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { charactersBy } from "./shared/edits.js";
import { serverWords } from "./shared/words.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/gopher.tree.js";

const lineBreak: Check<GopherURL> = {
  code: "selector-line-break",
  section: "2.1",
  rule: "selector",
  summary: "A selector must not contain CR or LF, not even encoded.",
  find({ node: { path } }) {
    const at = path === null ? -1 : path.selector.value.search(/%0[AD]/i);
    if (path === null || at < 0) return NOTHING;
    const start = path.selector.start + at;
    const message = "A selector has no line break, because the server would read two lines. Remove it.";
    return [{ start, end: start + "%0A".length, message }];
  },
};

const slashType: Check<GopherURL> = {
  code: "slash-type",
  level: "advice",
  section: "2.1",
  rule: "gophertype",
  summary: "The first character of the path should be a type, and '/' is not a type.",
  find({ node: { path } }) {
    if (path?.gophertype?.value !== "/") return NOTHING;
    const { start, end } = path.gophertype;
    const message = "The type of the item is missing after '/'. Write it, such as '1' for a menu.";
    return [{ start, end, message }];
  },
};

const plusString: Check<GopherURL> = {
  code: "gopher-plus-string",
  level: "advice",
  section: "2.4",
  rule: "gopher+_string",
  summary: "A Gopher+ string should begin with '+', '?', '!' or '$'.",
  find({ node: { path } }) {
    if (!path?.gopherString || /^(?:[+?!$]|%(?:2B|3F|21|24))/i.test(path.gopherString.value)) return NOTHING;
    const { start, end } = path.gopherString;
    return [{ start, end, message: "A Gopher+ string should begin with '+', '?', '!' or '$'." }];
  },
};

/** The characters that a gopher-path may contain unencoded. */
const decodable = charactersBy(languageOf(grammar), "octet");

/**
 * The scheme `gopher`.
 *
 * @example
 * import { gopher } from "uri-grammar/schemes/gopher";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([gopher]);
 * validate("gopher://u@h/1").diagnostics[0].code; // => "gopher/character"
 * normalize("gopher://h/1"); // => "gopher://h/"
 */
export const gopher: Scheme<GopherURL> = defineScheme({
  name: "gopher",
  specification: rfc(4266, "The gopher URI Scheme"),
  section: "2",
  status: "permanent",
  grammar,
  examples: [
    "gopher://host.example/00/about",
    "gopher://host.example/7/search%09words",
    "gopher://host.example/0/item%09%09!+ABSTRACT%20+SMELL",
  ],
  requirements: [emptyHost("2.1"), lineBreak, slashType, plusString, ...ofServers],
  words: {
    ...serverWords("gopher-URL", "a gopher URI", "an optional path"),
    "gopher-path": [
      "the path of a gopher URI",
      "The path is '/', a type of one character, a selector, and an optional %09 with a search.",
    ],
    gophertype: ["the type of an item", "The type is the first character after the '/', such as '0' or '1'."],
    selector: "a selector",
    search: "a search",
    "gopher+_string": "a Gopher+ string",
  },
  // No character is reserved in a gopher-path.
  exempt: ["encoded-delimiter"],
  // A client sends a selector unchanged, so its slashes are not a hierarchy.
  without: ["dot-segments"],
  *normalize({ node: { path } }) {
    if (path?.gophertype?.value !== "1" || path.selector.value !== "" || path.search !== null) return;
    yield { start: path.start, end: path.end, text: "", section: "2.1" };
  },
  // No character is reserved, so an encoded character means the same as the plain character.
  *equate({ node: { path }, input }) {
    // In the normal form, the path has at least a "/".
    const { start, end } = present(path);
    yield { start, end, text: rewriteTriplets(input.slice(start, end), decodable(), false) };
  },
});
