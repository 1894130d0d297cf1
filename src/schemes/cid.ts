/**
 * The schemes `cid` and `mid` (RFC 2392).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/cid.js";
import type { RuleWords } from "../explain/report.js";
import { rewriteTriplets } from "../core/percent.js";
import type { CidUrl, MidUrl } from "../../generated/scheme/cid.tree.js";
import type { Subject } from "./mechanism/check.js";
import { charactersBy, rewrite } from "./shared/edits.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/cid.tree.js";

/** What is percent-encoded in an identifier although it need not be: decoded, it is the same header field. */
const decodable = charactersBy(languageOf(grammar), "plain");

function equate({ input, parts }: Subject): ReturnType<typeof rewrite> {
  const span = parts.path;
  const text = rewriteTriplets(input.slice(span.start, span.end), decodable(), false);
  return rewrite(input, span, text, "2");
}

const FORM = "is like a mail address: a name, '@' and a domain, without '<' and '>' around it.";

const words: RuleWords = {
  "cid-url": ["a cid URI", `After 'cid:' comes a Content-ID, which ${FORM}`],
  "mid-url": ["a mid URI", "After 'mid:' come a Message-ID and, if needed, '/' and a Content-ID; there is no query."],
  "content-id": ["a Content-ID", `A Content-ID ${FORM}`],
  "message-id": ["a Message-ID", `A Message-ID ${FORM}`],
  "local-part": [
    "the name in an identifier",
    "In the name '.' stands only between other characters, and '/' and '?' are percent-encoded; '@' and a domain follow.",
  ],
  domain: [
    "the domain of an identifier",
    "The domain has '.' only between other characters, as in 'example.com', and no '@'.",
  ],
  "quoted-string": ["a quoted name", "A quoted name stands between two %22, which are encoded quotation marks."],
  "domain-literal": ["a domain literal", "A domain literal stands between %5B and %5D, which are encoded brackets."],
};

const specification = rfc(2392, "Content-ID and Message-ID Uniform Resource Locators");

/**
 * The scheme `cid`.
 *
 * @example
 * import { cid } from "uri-grammar/schemes/cid";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([cid]);
 * validate("cid:image001").diagnostics[0].code; // => "cid/incomplete"
 */
export const cid: Scheme<CidUrl> = defineScheme({
  name: "cid",
  specification,
  section: "2",
  status: "permanent",
  grammar,
  examples: ["cid:foo4%25foo1@bar.net", "cid:foo4*foo1@bar.net"],
  // What an identifier has encoded is part of it.
  exempt: ["encoded-delimiter", "encoded-line-break", "encoded-nul"],
  words,
  equate,
});

/**
 * The scheme `mid`.
 *
 * @example
 * import { mid } from "uri-grammar/schemes/cid";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([mid]);
 * validate("mid:a@b?c").diagnostics[0].code; // => "mid/query"
 */
export const mid: Scheme<MidUrl> = defineScheme({
  name: "mid",
  specification,
  section: "2",
  status: "permanent",
  grammar,
  examples: ["mid:960830.1639@XIson.com/partA.960830.1639@XIson.com"],
  // What an identifier has encoded is part of it.
  exempt: ["encoded-delimiter", "encoded-line-break", "encoded-nul"],
  words,
  equate,
});
