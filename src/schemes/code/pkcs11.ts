/**
 * The scheme `pkcs11` (RFC 7512).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/pkcs11.js";
import type { Pk11Pattr, Pk11Qattr, Pk11URI } from "../../../generated/scheme/pkcs11.tree.js";
import { characterSet, percentDecodeOctets, percentEncodeOctets } from "../../core/percent.js";
import { withoutZeros } from "../../core/ports.js";
import { NOTHING, type Check, type Finding } from "../mechanism/check.js";
import { byKey, decoded, few, repeated, rewrite } from "../shared/edits.js";
import { hashIsData } from "../shared/common.js";
import { formBy } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { NOT_UTF8, repeatedPart } from "../shared/messages.js";

type Attribute = Pk11Pattr | Pk11Qattr;

const nameOf = ({ name }: Attribute): string => name.value.toLowerCase();

/** The attributes of the query that the document defines. */
const QUERY = ["pin-source", "pin-value", "module-name", "module-path"];

/** The attributes of the path whose values the document restricts, with the form of the values and a sentence about it. */
const VALUES = new Map<string, readonly [form: Pick<RegExp, "test">, message: string]>([
  [
    "type",
    [formBy(grammar, "object-type"), "The value of 'type' is 'public', 'private', 'cert', 'secret-key' or 'data'."],
  ],
  [
    "library-version",
    [
      formBy(grammar, "library-version"),
      "The value of 'library-version' is one number up to 255, or two with '.' between them.",
    ],
  ],
  ["slot-id", [formBy(grammar, "slot-id"), "The value of 'slot-id' is a number."]],
]);

/** Finds the value of an attribute if it does not have its form. */
function badValue(attribute: Attribute): readonly Finding[] {
  const [form, message] = VALUES.get(nameOf(attribute)) ?? [/(?:)/, ""];
  const { start, end, value } = attribute.value;
  return form.test(decoded(value) ?? value) ? NOTHING : [{ start, end, message }];
}

const NOTHING_ALLOWED = characterSet(() => false);

/** Percent-encodes each octet. */
const encodedWhole = (text: string): string => percentEncodeOctets(percentDecodeOctets(text), NOTHING_ALLOWED);

const isId = (attribute: Attribute): boolean => nameOf(attribute) === "id";

const requirements: readonly Check<Pk11URI>[] = [
  hashIsData,
  {
    code: "repeated-parameter",
    section: "2.3",
    rule: "pk11-path",
    summary: "An attribute must not be repeated, except an attribute of a vendor in the query.",
    find({ node: { path, query } }) {
      const known = query?.attributes.filter((each) => QUERY.includes(nameOf(each))) ?? [];
      return [...repeated<Attribute>(path.attributes, nameOf), ...repeated<Attribute>(known, nameOf)].map(
        ({ start, end }) => ({ start, end, message: repeatedPart("attribute") }),
      );
    },
  },
  {
    code: "attribute-value",
    section: "2.3",
    rule: "pk11-pvalue",
    summary: "The values of type, library-version and slot-id must have the form that the document defines.",
    find: ({ node: { path } }) => few(path.attributes.flatMap(badValue)),
  },
  {
    code: "encoded-id",
    level: "SHOULD",
    section: "2.3",
    rule: "pk11-pvalue",
    summary: "The value of id should be percent-encoded completely.",
    find: ({ node: { path } }) =>
      few(path.attributes.filter(isId)).flatMap(({ value: { start, end, value } }) => {
        const text = encodedWhole(value);
        if (text === value.toUpperCase()) return [];
        const repair = { start, end, text, what: "all characters" };
        return [{ start, end, message: "The value of id should be percent-encoded completely.", repair }];
      }),
  },
  {
    code: "utf-8",
    level: "SHOULD",
    section: "2.3",
    rule: "pct-encoded",
    summary: "Percent-encoded octets outside ASCII should be UTF-8, except in the value of id.",
    find: ({ node: { path, query } }) =>
      few(
        [...path.attributes, ...(query?.attributes ?? [])].filter(
          (each) => !isId(each) && decoded(each.value.value) === null,
        ),
      ).map(({ value: { start, end } }) => {
        return { start, end, message: NOT_UTF8 };
      }),
  },
  {
    code: "two-pins",
    level: "SHOULD",
    section: "2.4",
    rule: "pk11-query",
    summary: "A URI should not have both pin-source and pin-value.",
    find({ node: { query } }) {
      const names = new Set(query?.attributes.map(nameOf));
      if (query === null || !names.has("pin-source") || !names.has("pin-value")) return NOTHING;
      const { start, end } = query;
      return [{ start, end, message: "Write 'pin-source' or 'pin-value', not both." }];
    },
  },
];

export const pkcs11: SchemeCode<Pk11URI> = {
  requirements,
  *normalize({ input, node: { path } }) {
    for (const attribute of path.attributes) {
      const { value } = attribute;
      const name = nameOf(attribute);
      if (name === "id") yield* rewrite(input, value, encodedWhole(value.value), "2.6");
      if (!VALUES.has(name) || name === "type" || badValue(attribute).length > 0) continue;
      const numbers = value.value.split(".").map(withoutZeros);
      // A version without a minor number means 0.
      if (name === "library-version" && numbers.length === 1) numbers.push("0");
      yield* rewrite(input, value, numbers.join("."), "2.6");
    }
  },
  // The order of the attributes is not significant.
  *equate({ input, node: { path, query } }) {
    for (const list of query === null ? [path] : [path, query]) {
      const sorted = [...list.attributes].sort(byKey<Attribute>(nameOf));
      const text = sorted.map(({ start, end }) => input.slice(start, end)).join(list === path ? ";" : "&");
      yield* rewrite(input, list, text, "2.6");
    }
  },
};
