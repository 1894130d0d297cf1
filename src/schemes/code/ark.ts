/** @module */
import type { ARK } from "../../../generated/scheme/ark.tree.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The section of the normal form. */
const NORMAL_FORM = "3.2";

export const ark: SchemeCode<ARK> = {
  *normalize({ input, node: { name, qualifier } }) {
    const text = name.value.replaceAll("-", "");
    // A name of hyphens only stays, because a name must not be empty.
    if (text !== "") yield* rewrite(input, name, text, NORMAL_FORM);
    if (qualifier === null) return;
    // No rule removes text: of several delimiters the first one stays, and none at the end.
    const parts = qualifier.value.replaceAll("-", "").replace(/[/.]+$|([/.])[/.]+/g, "$1");
    yield* rewrite(input, qualifier, parts, NORMAL_FORM);
  },
};
