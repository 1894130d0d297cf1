/**
 * The scheme `info` (RFC 4452).
 *
 * @module
 */
import type { InfoURI } from "../../../generated/scheme/info.tree.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/**
 * The examples of section 5 also decode these marks, because RFC 2396 has them as unreserved. They are not delimiters
 * here.
 */
const MARK = /%(?:21|27|28|29|2A)/g;

export const info: SchemeCode<InfoURI> = {
  normalize: ({ input, node: { identifier } }) =>
    rewrite(input, identifier, identifier.value.replace(MARK, decodeURIComponent), "5"),
};
