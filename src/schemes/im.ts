/**
 * The scheme `im` (RFC 3860).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/im.js";
import type { IMURI } from "../../generated/scheme/im.tree.js";
import { lowerCase } from "../core/percent.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/im.tree.js";

/**
 * The scheme `im`.
 *
 * @example
 * import { im } from "uri-grammar/schemes/im";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([im]);
 * validate("im:fred").diagnostics[0].code; // => "im/incomplete"
 * normalize("IM:Fred@Example.com"); // => "im:Fred@example.com"
 */
export const im: Scheme<IMURI> = defineScheme({
  name: "im",
  specification: rfc(3860, "Common Profile for Instant Messaging (CPIM)"),
  section: "A.2",
  status: "permanent",
  grammar,
  examples: ["im:fred@example.com", "im:pepp=example.com/fred@relay-domain"],
  words: {
    "IM-URI": ["an im URI", "An im URI is 'im:', an optional address, and an optional '?' with header fields."],
    mailbox: [
      "an address",
      "An address is a name, '@' and a domain. A name for display, '%3C' and '%3E' can be around it.",
    ],
    "local-part": ["the name", "In the name, '.' is allowed only between other characters. '@' and a domain follow."],
    domain: ["the domain", "In the domain, '.' is allowed only between other characters, and '@' is not allowed."],
    header: ["a header field", "A header field is a name, '=' and a value. '&' separates header fields."],
    "quoted-string": ["a quoted name", "A quoted name has %22, an encoded quotation mark, before and after it."],
  },
  // The path of the generic syntax is an address here.
  without: ["dot-segments"],
  // Encoded characters are part of an address or a value and stay encoded.
  exempt: ["encoded-delimiter", "encoded-line-break"],
  *normalize({ input, node: { to } }) {
    if (to === null) return;
    const { domain } = to.type === "name-addr" ? to.address : to;
    yield* rewrite(input, domain, lowerCase(domain.value), "RFC3986:6.2.2.1");
  },
});
