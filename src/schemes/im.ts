/**
 * The schemes `im` (RFC 3860) and `pres` (RFC 3859).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/im.js";
import type { IMURI, PRESURI } from "../../generated/scheme/im.tree.js";
import { lowerCase } from "../core/percent.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme, type SchemeDefinition } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/im.tree.js";

const shared: Omit<SchemeDefinition<IMURI | PRESURI>, "name" | "specification" | "examples"> = {
  section: "A.2",
  status: "permanent",
  words: {
    "IM-URI": ["an im URI", "An im URI is 'im:', an optional address, and an optional '?' with header fields."],
    "PRES-URI": ["a pres URI", "A pres URI is 'pres:', an optional address, and an optional '?' with header fields."],
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
};

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
  ...shared,
  name: "im",
  specification: rfc(3860, "Common Profile for Instant Messaging (CPIM)"),
  grammar,
  examples: ["im:fred@example.com", "im:pepp=example.com/fred@relay-domain"],
});

/**
 * The scheme `pres`.
 *
 * @example
 * import { pres } from "uri-grammar/schemes/im";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([pres]);
 * validate("pres://fred@example.com").diagnostics[0].code; // => "pres/slashes"
 * normalize("PRES:Fred@Example.com"); // => "pres:Fred@example.com"
 */
export const pres: Scheme<PRESURI> = defineScheme({
  ...shared,
  name: "pres",
  specification: rfc(3859, "Common Profile for Presence (CPP)"),
  grammar,
  examples: ["pres:fred@example.com"],
});
