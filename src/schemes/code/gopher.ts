/** @module */
import { grammar } from "../../../generated/scheme/gopher.js";
import type { GopherURL } from "../../../generated/scheme/gopher.tree.js";
import { present } from "../../core/invariant.js";
import { rewriteTriplets } from "../../core/percent.js";
import { languageOf } from "../mechanism/grammar.js";
import { charactersBy } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The characters that a gopher-path may contain unencoded. */
const decodable = charactersBy(languageOf(grammar), "octet");

export const gopher: SchemeCode<GopherURL> = {
  // No character is reserved, so an encoded character means the same as the plain character.
  *equate({ node: { path }, input }) {
    // In the normal form, the path has at least a "/".
    const { start, end } = present(path);
    yield { start, end, text: rewriteTriplets(input.slice(start, end), decodable(), false) };
  },
};
