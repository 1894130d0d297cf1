/**
 * The schemes `ldap` (RFC 4516) and `ldaps`. No document defines `ldaps`, but its URIs have the same syntax.
 *
 * @module
 */
import type { Ldapsurl, Ldapurl } from "../../../generated/scheme/ldap.tree.js";
import { percentDecodeAt } from "../../core/percent.js";
import type { Slip } from "../../explain/slips.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import { faultInFilter, faultInName, Octets } from "../shared/ldap-text.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

const slips: readonly Slip[] = [
  {
    code: "slashes",
    pattern: /^(ldaps?:)(\/{0,1})(?=[a-z][a-z\d-]{0,40}=)/i,
    message: "'//' and a host come before a distinguished name, or only '///'. Write '///'.",
    write: "///",
  },
];

export const code: SchemeCode<Ldapurl | Ldapsurl> = {
  requirements,
  slips,
  normalize,
};
