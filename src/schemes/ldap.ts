/**
 * The schemes `ldap` (RFC 4516) and `ldaps`, which no document defines and which has the same URIs.
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ldap.js";
import type { Ldapsurl, Ldapurl } from "../../generated/scheme/ldap.tree.js";
import { withoutFragment } from "../core/parts.js";
import { NOTHING, type Check, type SchemeEdit, type Span, type Subject } from "./mechanism/check.js";
import { noAuthority, portRange, userinfoBeforeHost, utf8 } from "./shared/common.js";
import { rewrite, split } from "./shared/edits.js";
import { faultInFilter, faultInName, Octets } from "./shared/ldap-text.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/ldap.tree.js";

type AnyLdap = Ldapurl | Ldapsurl;

const language = languageOf(grammar);

const requirements: readonly Check<AnyLdap>[] = [
  {
    code: "dn",
    section: "RFC4514:3",
    rule: "dn",
    summary: "What the first field stands for is a distinguished name.",
    find({ input, node: { dn } }) {
      const fault = dn && faultInName(new Octets(input, dn));
      return fault ? [fault] : NOTHING;
    },
  },
  {
    code: "filter",
    section: "RFC4515:3",
    rule: "filter",
    summary: "What the fourth field stands for is a search filter.",
    find({ input, node: { filter } }) {
      const fault = filter?.value ? faultInFilter(new Octets(input, filter)) : null;
      return fault ? [fault] : NOTHING;
    },
  },
  utf8("2.1"),
  portRange,
];

/** The fields behind the authority's "/": the name, attributes, scope, filter and extensions, as far as they are there. */
function fieldsOf(input: string, authority: Span): readonly Span[] {
  const { length: end } = withoutFragment(input);
  return split(input, { start: authority.end + 1, end: Math.max(end, authority.end + 1) }, "?");
}

/** A mistake in one of the fields, for URIs with an authority. */
function fieldMistake(
  code: string,
  summary: string,
  find: (fields: readonly Span[], input: string) => ReturnType<Check["find"]>,
): Check<null> {
  return {
    code,
    section: "2",
    rule: code,
    summary,
    find: ({ input, authority }) =>
      authority !== null && input[authority.end] === "/" ? find(fieldsOf(input, authority), input) : NOTHING,
  };
}

const mistakes: readonly Check<null>[] = [
  noAuthority("2"),
  userinfoBeforeHost("2"),
  {
    code: "query-without-path",
    section: "2",
    rule: "ldapurl",
    summary: 'Before the first "?" there is a "/".',
    find({ input, authority }) {
      const start = authority?.end;
      if (start === undefined || input[start] !== "?") return NOTHING;
      const hint = { start, end: start, text: "/", message: 'Write "/" before it.' };
      return [{ start, end: start + 1, message: 'Before the first "?" comes a "/", and a name or none.', hint }];
    },
  },
  fieldMistake("attributes", "Attributes are attribute descriptions with commas between them.", (fields, input) => {
    const [, attributes] = fields;
    if (!attributes || attributes.start === attributes.end) return NOTHING;
    const bad = split(input, attributes, ",").find((span) => !matches(input, span, "attrdesc"));
    return bad
      ? [{ ...bad, message: 'An attribute is a name, with options or without, a numeric identifier or "*".' }]
      : [];
  }),
  fieldMistake("scope", "A scope is base, one or sub.", (fields, input) => {
    const [, , scope] = fields;
    if (!scope || scope.start === scope.end || matches(input, scope, "scope")) return NOTHING;
    return [{ ...scope, message: 'A scope is "base", "one" or "sub".' }];
  }),
  fieldMistake(
    "extensions",
    "Extensions are types with a value or without, with commas between them.",
    (fields, input) => {
      const [, , , , extensions, ...others] = fields;
      if (!extensions) return NOTHING;
      const [other] = others;
      if (other) {
        const hint = { start: other.start - 1, end: other.start, text: "%3F", message: 'Write "%3F".' };
        return [
          { start: other.start - 1, end: other.start, message: 'There is no fifth "?": in a field it is "%3F".', hint },
        ];
      }
      const { start, end } = extensions;
      if (start === end) {
        const hint = { start: start - 1, end, text: "", message: 'Remove the "?".' };
        return [{ start: start - 1, end, message: 'After the fourth "?" comes an extension.', hint }];
      }
      const bad = split(input, extensions, ",").find((span) => !matches(input, span, "extension"));
      return bad
        ? [
            {
              ...bad,
              message: 'An extension is "!" or not, a name or numeric identifier, and "=" with a value or not.',
            },
          ]
        : [];
    },
  ),
];

/** Whether a stretch matches a rule. */
const matches = (input: string, { start, end }: Span, rule: string): boolean =>
  language.test(input.slice(start, end), rule);

/**
 * Section 3: a field with its default is one that is not there. The base object's own filter is "(objectClass=*)", its
 * scope "base", its attributes "*".
 */
function normalize({ input, node }: Subject<AnyLdap>): Iterable<SchemeEdit> {
  const { dn, attributes, scope, filter, extensions } = node;
  const textOf = (part: Span | null): string => (part === null ? "" : input.slice(part.start, part.end));
  const selected = textOf(attributes);
  const within = scope?.value.toLowerCase() ?? "";
  const fields = [
    selected === "*" ? "" : selected,
    within === "base" ? "" : within,
    filter?.value.replace(/^\(objectclass=\*\)$/i, "") ?? "",
    textOf(extensions),
  ];
  while (fields.at(-1) === "") fields.pop();
  const { length: end } = withoutFragment(input);
  const text = fields.map((field) => `?${field}`).join("");
  // A name that is not there is the empty one.
  return dn === null
    ? [{ start: end, end, text: "/", section: "4" }]
    : rewrite(input, { start: dn.end, end }, text, "3");
}

const shared = {
  specification: rfc(4516, "Lightweight Directory Access Protocol (LDAP): Uniform Resource Locator"),
  section: "2",
  requirements,
  mistakes,
  // A distinguished name can have a "/", and is no hierarchy of segments.
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
 * validate("ldap://h/??bad").diagnostics[0].code; // => "ldap/scope"
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
 * validate("ldaps://h/??bad").diagnostics[0].code; // => "ldaps/scope"
 * normalize("ldaps://h:636/??SUB"); // => "ldaps://h/??sub"
 */
export const ldaps: Scheme<Ldapsurl> = defineScheme({
  ...shared,
  name: "ldaps",
  status: "provisional",
  grammar,
  examples: ["ldaps://ldap1.example.net/o=University%20of%20Michigan,c=US"],
});
