/**
 * The scheme `reload` (RFC 6940).
 *
 * @module
 */
import type { RELOADURI } from "../../../generated/scheme/reload.tree.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const reload: SchemeCode<RELOADURI> = {
  *normalize({ input, node: { destination, specifier } }) {
    // Hexadecimal digits ignore case. Upper case is the form that RFC 3986 section 6.2.2.1 prefers for them.
    yield* rewrite(input, destination, destination.value.toUpperCase(), "14.15");
    if (specifier !== null) yield* rewrite(input, specifier, specifier.value.toUpperCase(), "14.15");
  },
};
