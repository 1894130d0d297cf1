/**
 * The scheme `ark` (draft-kunze-ark).
 *
 * @module
 */
import type { ARK } from "../../../generated/scheme/ark.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The section of the normal form. */
const NORMAL_FORM = "3.2";

export const ark: SchemeCode<ARK> = {
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
};
