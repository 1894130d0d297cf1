/**
 * The scheme `doi` (DOI URI Scheme).
 *
 * @module
 */
import type { DoiURI } from "../../../generated/scheme/doi.tree.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { noFragment } from "../shared/common.js";

export const doi: SchemeCode<DoiURI> = {
  requirements: [
    noFragment(
      { level: "MUST", section: "2", rule: "fragment", summary: "A DOI must have no fragment." },
      "A DOI has no fragment. If '#' is part of the suffix, write '%23'.",
      "%23",
    ),
  ],
};
