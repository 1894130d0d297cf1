/**
 * The schemes `cid` and `mid` (RFC 2392), and `session` (RFC 6787), which has the syntax of `cid`.
 *
 * @module
 */
import { grammar } from "../../generated/scheme/cid.js";
import type { RuleWords } from "../explain/report.js";
import { rewriteTriplets } from "../core/percent.js";
import type { CidUrl, MidUrl, SessionUrl } from "../../generated/scheme/cid.tree.js";
import type { Slip } from "../explain/slips.js";
import type { Subject } from "./mechanism/check.js";
import { charactersBy, rewrite } from "./shared/edits.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/cid.tree.js";

/** The characters that an identifier may contain unencoded. Decoding them does not change the header field. */
const decodable = charactersBy(languageOf(grammar), "plain");

function equate({ input, parts }: Subject): ReturnType<typeof rewrite> {
  const span = parts.path;
  // Stryker disable next-line MethodExpression,BooleanLiteral: Both forms change alike, and normal triplets are upper case.
  const text = rewriteTriplets(input.slice(span.start, span.end), decodable(), false);
  return rewrite(input, span, text, "2");
}

const FORM = "looks like a mail address: a name, '@' and a domain, without '<' and '>' around it.";

const words: RuleWords = {
  "cid-url": ["a cid URI", `After 'cid:', a cid URI has a Content-ID, which ${FORM}`],
  "mid-url": [
    "a mid URI",
    "After 'mid:', a mid URI has a Message-ID and an optional '/' with a Content-ID, but no query.",
  ],
  "content-id": ["a Content-ID", `A Content-ID ${FORM}`],
  "message-id": ["a Message-ID", `A Message-ID ${FORM}`],
  "local-part": [
    "the name in an identifier",
    "In the name, '.' is allowed only between other characters, and '/' and '?' must be percent-encoded. '@' and a domain follow.",
  ],
  domain: [
    "the domain of an identifier",
    "In the domain, '.' is allowed only between other characters, as in 'example.com', and '@' is not allowed.",
  ],
  "quoted-string": ["a quoted name", "A quoted name has %22, an encoded quotation mark, before and after it."],
  "domain-literal": [
    "a domain literal",
    "A domain literal has %5B before it and %5D after it, which are encoded brackets.",
  ],
};

const slips: readonly Slip[] = [
  {
    code: "domain",
    pattern: /^(cid:[\w.+%!$&'*=~-]{1,255})()$/i,
    rule: "content-id",
    message: "'@' and a domain are missing. Mail programs accept this, but a Content-ID of RFC 2392 has both.",
  },
];

const specification = rfc(2392, "Content-ID and Message-ID Uniform Resource Locators");

/**
 * The scheme `cid`.
 *
 * @example
 * import { cid } from "uri-grammar/schemes/cid";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([cid]);
 * validate("cid:image001").diagnostics[0].code; // => "cid/domain"
 */
export const cid: Scheme<CidUrl> = defineScheme({
  name: "cid",
  specification,
  section: "2",
  status: "permanent",
  grammar,
  examples: ["cid:foo4%25foo1@bar.net", "cid:foo4*foo1@bar.net"],
  // Encoded characters are part of an identifier and stay encoded.
  exempt: ["encoded-delimiter", "encoded-line-break", "encoded-nul"],
  slips,
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
  // Encoded characters are part of an identifier and stay encoded.
  exempt: ["encoded-delimiter", "encoded-line-break", "encoded-nul"],
  words,
  equate,
});

/**
 * The scheme `session`.
 *
 * @example
 * import { session } from "uri-grammar/schemes/cid";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([session]);
 * validate("session:help").diagnostics[0].code; // => "session/incomplete"
 */
export const session: Scheme<SessionUrl> = defineScheme({
  name: "session",
  specification: rfc(6787, "Media Resource Control Protocol Version 2 (MRCPv2)"),
  section: "13.6",
  status: "permanent",
  grammar,
  examples: ["session:help@root-level.store", "session:request1@form-level.store"],
  // Encoded characters are part of an identifier and stay encoded.
  exempt: ["encoded-delimiter", "encoded-line-break", "encoded-nul"],
  words: {
    ...words,
    "session-url": ["a session URI", `After 'session:', a session URI has an identifier, which ${FORM}`],
    "content-id": ["an identifier", `An identifier ${FORM}`],
  },
});
