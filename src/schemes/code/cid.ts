/**
 * The schemes `cid` and `mid` (RFC 2392), and `session` (RFC 6787), which has the syntax of `cid`.
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/cid.js";
import { rewriteTriplets } from "../../core/percent.js";
import type { CidUrl, MidUrl } from "../../../generated/scheme/cid.tree.js";
import type { Slip } from "../../explain/slips.js";
import type { Subject } from "../mechanism/check.js";
import { charactersBy, rewrite } from "../shared/edits.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The characters that an identifier may contain unencoded. Decoding them does not change the header field. */
const decodable = charactersBy(languageOf(grammar), "plain");

function equate({ input, parts }: Subject): ReturnType<typeof rewrite> {
  const span = parts.path;
  // Stryker disable next-line MethodExpression,BooleanLiteral: Both forms change alike, and normal triplets are upper case.
  const text = rewriteTriplets(input.slice(span.start, span.end), decodable(), false);
  return rewrite(input, span, text, "2");
}

const slips: readonly Slip[] = [
  {
    code: "domain",
    pattern: /^(cid:[\w.+%!$&'*=~-]{1,255})()$/i,
    rule: "content-id",
    message: "'@' and a domain are missing. Mail programs accept this, but a Content-ID of RFC 2392 has both.",
  },
];

export const cid: SchemeCode<CidUrl> = {
  slips,
  equate,
};

export const mid: SchemeCode<MidUrl> = {
  equate,
};
