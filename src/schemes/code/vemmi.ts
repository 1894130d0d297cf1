/**
 * The scheme `vemmi` (RFC 2122).
 *
 * @module
 */
import type { Vemmiurl } from "../../../generated/scheme/vemmi.tree.js";
import { lowerCase } from "../../core/percent.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const vemmi: SchemeCode<Vemmiurl> = {
  *normalize({ input, node: { parameters } }) {
    for (const { attribute } of parameters) yield* rewrite(input, attribute, lowerCase(attribute.value), "5");
  },
};
