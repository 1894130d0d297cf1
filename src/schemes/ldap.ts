/**
 * The schemes `ldap` (RFC 4516) and `ldaps`. No document defines `ldaps`, but its URIs have the same syntax.
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ldap.js";
import type { Ldapsurl, Ldapurl } from "../../generated/scheme/ldap.tree.js";
import type { RuleWords } from "../explain/report.js";
import { percentDecodeAt } from "../core/percent.js";
import type { Slip } from "../explain/slips.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "./mechanism/check.js";
import { ofServers, utf8 } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { faultInFilter, faultInName, Octets } from "./shared/ldap-text.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/ldap.tree.js";

type AnyLdap = Ldapurl | Ldapsurl;

const requirements: readonly Check<AnyLdap>[] = [
  {
    code: "dn",
    section: "RFC4514:3",
    rule: "dn",
    summary: "The first field must be a distinguished name.",
    find({ input, node: { dn } }) {
      const fault = dn && faultInName(new Octets(input, dn));
      return fault ? [fault] : NOTHING;
    },
  },
  {
    code: "filter",
    section: "RFC4515:3",
    rule: "filter",
    summary: "The fourth field must be a search filter.",
    find({ input, node: { filter } }) {
      const fault = filter?.value ? faultInFilter(new Octets(input, filter)) : null;
      return fault ? [fault] : NOTHING;
    },
  },
  utf8("2.1"),
  ...ofServers,
];

/**
 * Returns the edit that removes default values. A field with its default value means the same as an absent field
 * (section 3). The defaults are the filter "(objectClass=*)", the scope "base" and the attributes "*". In attributes,
 * percent-encodings are decoded, because they mean the same as the characters (section 2.1).
 */
function normalize({ input, node }: Subject<AnyLdap>): Iterable<SchemeEdit> {
  const { dn, attributes, scope, filter, extensions } = node;
  const { length: end } = input;
  // An absent name means the same as an empty name.
  if (dn === null) return [{ start: end, end, text: "/", section: "4" }];
  if (attributes === null) return NOTHING;
  // The grammar allows only characters of ASCII here, and "," separates the attributes.
  const selected = percentDecodeAt(input.slice(attributes.start, attributes.end), attributes.start);
  const within = scope?.value.toLowerCase() ?? "";
  const found = filter?.value.replace(/^\(objectclass=\*\)$/i, "") ?? "";
  const more = extensions === null ? "" : input.slice(extensions.start, extensions.end);
  const text = `${selected === "*" ? "" : selected}?${within === "base" ? "" : within}?${found}?${more}`;
  let { length } = text;
  while (text.charAt(length - 1) === "?") length--;
  return rewrite(input, { start: dn.end, end }, length === 0 ? "" : `?${text.slice(0, length)}`, "3");
}

const urlSentence =
  "The host is followed by '/' and a distinguished name. Then up to four fields can follow, each after '?': attributes, scope, filter, extensions.";

const slips: readonly Slip[] = [
  {
    code: "slashes",
    pattern: /^(ldaps?:)(\/{0,1})(?=[a-z][a-z\d-]{0,40}=)/i,
    message: "'//' and a host come before a distinguished name, or only '///'. Write '///'.",
    write: "///",
  },
];

const words: RuleWords = {
  ...genericWords,
  host: ["the host", "The host has no user information before it. '/' with a distinguished name can follow it."],
  ldapurl: ["an ldap URI", urlSentence],
  ldapsurl: ["an ldaps URI", urlSentence],
  dn: ["the distinguished name", "'?' and the attributes can follow the name."],
  attrdesc: [
    "an attribute",
    "An attribute is a name, a numeric identifier such as '2.5.4.3', '@' with the name of an object class, '*' or '+'. ';' begins an option, and ',' separates attributes.",
  ],
  scope: ["the scope", "The scope is 'base', 'one' or 'sub'."],
  filter: "the filter",
  extension: [
    "an extension",
    "An extension is a name or a numeric identifier, with an optional '!' before it and an optional '=' with a value after it.",
  ],
  exvalue: ["the value of an extension", "In a value, ',' and '?' must be percent-encoded."],
};

const shared = {
  specification: rfc(4516, "Lightweight Directory Access Protocol (LDAP): Uniform Resource Locator"),
  section: "2",
  requirements,
  slips,
  words,
  // A distinguished name can contain "/", but it is not a hierarchy of segments.
  without: ["dot-segments", "empty-path"],
  normalize,
} as const;

/**
 * The scheme `ldap`.
 *
 * @example
 * import { ldap } from "uri-grammar/schemes/ldap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ldap]);
 * validate("ldap://h/?cn;").diagnostics[0].code; // => "ldap/empty-part"
 * normalize("ldap://ldap.example.net/?"); // => "ldap://ldap.example.net/"
 */
export const ldap: Scheme<Ldapurl> = defineScheme({
  ...shared,
  name: "ldap",
  status: "permanent",
  grammar,
  examples: [
    "ldap:///o=University%20of%20Michigan,c=US",
    "ldap://ldap1.example.net:6666/o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)",
    "LDAP://ldap1.example.com/c=GB?objectClass?ONE",
    "ldap:///??sub??!e-bindname=cn=Manager%2cdc=example%2cdc=com",
  ],
});

/**
 * The scheme `ldaps`.
 *
 * @example
 * import { ldaps } from "uri-grammar/schemes/ldap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ldaps]);
 * validate("ldaps://h/?cn;").diagnostics[0].code; // => "ldaps/empty-part"
 * normalize("ldaps://h:636/??SUB"); // => "ldaps://h/??sub"
 */
export const ldaps: Scheme<Ldapsurl> = defineScheme({
  ...shared,
  name: "ldaps",
  status: "provisional",
  grammar,
  examples: ["ldaps://ldap1.example.net/o=University%20of%20Michigan,c=US"],
});
