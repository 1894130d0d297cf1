/**
 * The scheme `gopher` (RFC 4266).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/gopher.js";
import { present } from "../../core/invariant.js";
import { rewriteTriplets } from "../../core/percent.js";
import type { GopherURL } from "../../../generated/scheme/gopher.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { charactersBy } from "../shared/edits.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const gopher: SchemeCode<GopherURL> = {
  requirements: [lineBreak, slashType, plusString],
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
};
