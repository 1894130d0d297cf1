/**
 * The scheme `ark` (draft-kunze-ark).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ark.js";
import type { ARK } from "../../generated/scheme/ark.tree.js";
import { lowerCase } from "../core/percent.js";
import { NOTHING } from "./mechanism/check.js";
import { rewrite } from "./shared/edits.js";
import { queryWords } from "./shared/words.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/ark.tree.js";

/** The section of the normal form. */
const NORMAL_FORM = "3.2";

/**
 * The scheme `ark`.
 *
 * @example
 * import { ark } from "uri-grammar/schemes/ark";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { equivalent, normalize } = withSchemes([ark]);
 * normalize("ark:/12345/x5-4-xz-321/"); // => "ark:12345/x54xz321"
 * equivalent("ark:12345/x54xz321?info", "ark:12345/x54--xz32-1"); // => true
 */
export const ark: Scheme<ARK> = defineScheme<ARK>({
  name: "ark",
  specification: page(
    "draft-kunze-ark",
    "The ARK Identifier Scheme",
    "https://datatracker.ietf.org/doc/html/draft-kunze-ark",
    { "2": "section-2", "2.2": "section-2.2", "3.2": "section-3.2" },
  ),
  section: "2",
  status: "provisional",
  grammar,
  examples: ["ark:12345/x6np1wh8k/c3/s5.v7.xsl", "ark:/12345/x6np1wh8k"],
  requirements: [
    {
      code: "old-label",
      level: "SHOULD",
      binds: "producers",
      section: "2.2",
      rule: "ARK",
      summary: "A new ARK should begin with 'ark:', not with 'ark:/'.",
      find({ node: { slash } }) {
        if (slash === null) return NOTHING;
        const { start, end } = slash;
        const repair = { start, end, text: "" };
        return [{ start, end, message: "A new ARK should begin with 'ark:', not with 'ark:/'.", repair }];
      },
    },
  ],
  words: {
    ...queryWords,
    ARK: ["an ARK", "An ARK is 'ark:', a number, '/' and a name. Qualifiers and a query can follow."],
    NAAN: [
      "the number of the organization",
      "The number has only digits and consonants without 'l' and 'y'. '/' and a name follow it.",
    ],
    Name: ["the name", "A name has letters, digits, '=', '~', '*', '+', '@', '_', '$' and '-'."],
    Qualifier: ["a qualifier", "A qualifier begins with '/' or '.', and has the characters of a name."],
  },
  // A percent-encoded character can hide a reserved meaning (section 3.2).
  without: ["percent-encoding", "dot-segments"],
  *normalize({ input, node: { slash, naan, name, qualifier } }) {
    if (slash !== null) yield* rewrite(input, slash, "", "2.2");
    yield* rewrite(input, naan, lowerCase(naan.value), NORMAL_FORM);
    const hyphens = /-/g;
    const text = name.value.replace(hyphens, "");
    // A name of hyphens only stays, because a name must not be empty.
    if (text !== "") yield* rewrite(input, name, text, NORMAL_FORM);
    if (qualifier === null) return;
    const parts = qualifier.value.replace(hyphens, "").replace(/([/.])[/.]+/g, "$1");
    yield* rewrite(input, qualifier, parts.replace(/[/.]$/, ""), NORMAL_FORM);
  },
  *equate({ node: { query } }) {
    if (query !== null) yield { start: query.start - 1, end: query.end, text: "" };
  },
});
