/**
 * The mistakes that people make in the grammar of RFC 1738.
 *
 * @module
 */
import type { MistakeFinder } from "../../explain/mistake.js";
import { referenceMistakes } from "../../explain/reference.js";

const url = { scheme: "required", query: "path", fragment: false } as const;

/** Finds the culprits in an input that a rule of RFC 1738 refuses: of a URL, whatever is wrong before its scheme's rule. */
export const findMistakes: MistakeFinder = referenceMistakes({
  rules: { url, genericurl: url, otherurl: url },
  pathRule: () => "schemepart",
  withoutColon: null,
});
