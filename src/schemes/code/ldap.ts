/** @module */
import type { Ldapsurl, Ldapurl } from "../../../generated/scheme/ldap.tree.js";
import { lowerCase, percentDecodeAt } from "../../core/percent.js";
import { NOTHING, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import { faultIn, faultInFilter, faultInName } from "../shared/ldap-text.js";
import type { SchemeCode } from "../mechanism/facts.js";

type AnyLdap = Ldapurl | Ldapsurl;

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
  const found = filter && lowerCase(filter.value) !== "(objectclass=*)" ? filter.value : "";
  const more = extensions === null ? "" : input.slice(extensions.start, extensions.end);
  const text = `${selected === "*" ? "" : selected}?${within === "base" ? "" : within}?${found}?${more}`;
  let { length } = text;
  while (text.charAt(length - 1) === "?") length--;
  return rewrite(input, { start: dn.end, end }, length === 0 ? "" : `?${text.slice(0, length)}`, "3");
}

export const code: SchemeCode<Ldapurl | Ldapsurl> = {
  finds: {
    dn: ({ input, node: { dn } }) => faultIn(input, dn, faultInName),
    filter: ({ input, node: { filter } }) => faultIn(input, filter, faultInFilter),
  },
  normalize,
};
