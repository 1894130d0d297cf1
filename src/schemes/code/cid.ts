/** @module */
import { grammar } from "../../../generated/scheme/cid.js";
import { rewriteTriplets } from "../../core/percent.js";
import { languageOf } from "../mechanism/grammar.js";
import { charactersBy } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The characters that an identifier may contain unencoded. Decoding them does not change the header field. */
const decodable = charactersBy(languageOf(grammar), "plain");

export const mid: SchemeCode = {
  equate({ input, parts: { path } }) {
    // Stryker disable next-line MethodExpression,BooleanLiteral: Both forms change alike, and normal triplets are upper case.
    return [{ ...path, text: rewriteTriplets(input.slice(path.start, path.end), decodable(), false) }];
  },
};

export const cid: SchemeCode = {
  ...mid,
  slips: [
    {
      code: "domain",
      pattern: /^(cid:[\w.+%!$&'*=~-]{1,255})()$/i,
      rule: "content-id",
      message: "'@' and a domain are missing. Mail programs accept this, but a Content-ID of RFC 2392 has both.",
    },
  ],
};
