/** @module */
import { assertList } from "../../core/arguments.js";
import { lowerCase } from "../../core/percent.js";
import type { AddrSpec, Hfield, MailtoURI } from "../../../generated/scheme/mailto.tree.js";
import type { Pair, Value } from "../../values/facts.js";
import { refusedValue } from "../../values/refused.js";
import { NOTHING, type SchemeEdit, type Span, type Subject } from "../mechanism/check.js";
import { decoded, repeated, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

const addressesOf = ({ to }: MailtoURI): readonly AddrSpec[] => to?.addrSpecs ?? [];
const fieldsOf = ({ hfields }: MailtoURI): readonly Hfield[] => hfields?.hfields ?? [];

/** Returns the name of a field for comparison: decoded and in lower case. */
const nameOf = ({ hfname }: Hfield): string => (decoded(hfname.value) ?? hfname.value).toLowerCase();

/** The header fields that a message has at most once (RFC 5322 section 3.6). */
const SINGLE: ReadonlySet<string> = new Set(
  "bcc cc date from in-reply-to message-id references reply-to sender subject to".split(" "),
);

/** The header fields whose values are lists of addresses (RFC 5322 section 3.6). */
const ADDRESSES: ReadonlySet<string> = new Set(["bcc", "cc", "reply-to", "to"]);

/**
 * Quoted strings and comments (RFC 5322 section 3.2), which can have the delimiters of a list of addresses. No rule can say what is
 * left without them, also in a text with characters beyond ASCII and with quotation marks that nothing closes.
 */
const HIDING = /"(?:[^"\\]|\\[^]?)*(?:"|$)|\([^()]*\)/g;

/** Checks whether each piece of a decoded list, which no rule has, is empty, an address, or the beginning or the end of a group. */
const isAddressList = (text: string): boolean =>
  text
    .replace(HIDING, (found) => (found.startsWith("(") ? " " : "q"))
    .split(",")
    .every((each) => /^\s*$|[@:;]/.test(each));

/** Finds the fields with some names. */
const named = (node: MailtoURI, isWanted: (name: string) => boolean): readonly Hfield[] =>
  fieldsOf(node).filter((field) => isWanted(nameOf(field)));

/** Finds the matches of a pattern in the values of fields. */
function lineBreaks(input: string, fields: () => readonly Hfield[], pattern: RegExp): readonly Span[] {
  if (!input.includes("%0")) return NOTHING;
  return fields().flatMap(({ hfvalue }) =>
    Array.from(hfvalue.value.matchAll(pattern), ({ index, 0: text }) => {
      const start = hfvalue.start + index;
      return { start, end: start + text.length };
    }),
  );
}

/** The fields with recipients. Several of one name are one list (RFC 5322 section 4.5.3). */
const RECIPIENTS = ["to", "cc", "bcc"] as const;

/** What hides the delimiters of a decoded address, which no rule has: a quoted string, and the address of a host in brackets. */
const HIDDEN = /"(?:[^"\\]|\\[^])*"?|\[[^\]]*\]?/g;

/** A piece of a list of addresses: an address, perhaps with a name, or a whole group (RFC 5322 section 3.4). */
const PIECE = new RegExp(`(?:${HIDDEN.source}|\\([^()]*\\)|<[^>]*>?|:[^;]*;?|[^,])+`, "g");

/** Returns the addresses of the text of a field; an empty list for a text that is no list, or has line breaks. */
function addressesIn(text: string): readonly string[] {
  // The text is decoded, so no rule has it.
  if (/[\0\r\n]/.test(text) || !isAddressList(text)) return [];
  return Array.from(text.matchAll(PIECE), ([piece]) => piece.trim()).filter((piece) => piece !== "");
}

/** Checks whether a text is one address with a name or a comment, or a group: only a field can hold it. */
const isNamed = (text: unknown): text is string =>
  typeof text === "string" &&
  NAMED.test(text) &&
  NAMED.test(text.replace(HIDDEN, "")) &&
  addressesIn(text).length === 1;

/** What only a decoded address, which no rule has, with a name, a comment or a group contains. */
const NAMED = /[<>():;\s]/;

/** Returns an encoded list of addresses with one spelling for each address. */
function inOneSpelling(list: string): string {
  const text = decoded(list) ?? "";
  // Domains ignore case. The addresses are decoded, so no rule has them.
  const addresses = addressesIn(text).map((each) => encodeURIComponent(each.replace(/@[^@"\s]*$/, lowerCase)));
  return addresses.length === 0 ? list : addresses.join(",");
}

/** Returns the edit that moves all addresses of the recipients before the "?", and joins those of the other lists. */
function equate({ input, node }: Subject<MailtoURI>): readonly SchemeEdit[] {
  const fields = fieldsOf(node);
  const textOf = ({ start, end }: Span): string => input.slice(start, end);
  const [to, ...copies] = RECIPIENTS.map((name) =>
    [
      ...(name === "to" ? addressesOf(node).map(textOf) : []),
      ...fields.filter((field) => nameOf(field) === name).map(({ hfvalue }) => hfvalue.value),
    ]
      .filter((list) => list !== "")
      .map(inOneSpelling)
      .join(","),
  ) as [string, string, string];
  const others = fields.filter((field) => !RECIPIENTS.includes(nameOf(field) as "to")).map(textOf);
  const lists = copies.flatMap((list, index) => (list === "" ? [] : [`${String(RECIPIENTS[index + 1])}=${list}`]));
  const query = [...others, ...lists].map((each, index) => (index === 0 ? "?" : "&") + each);
  return rewrite(input, { start: input.indexOf(":") + 1, end: node.end }, to + query.join(""), "2");
}

/** Returns the recipients of a field, which the grammar leaves among the others if it refuses their form. */
function recipientsIn(field: unknown): readonly string[] {
  const { name, value } = (field ?? {}) as Partial<Pair>;
  return RECIPIENTS.includes(String(name).toLowerCase() as "to") ? addressesIn(String(value)) : [];
}

export const mailto: SchemeCode<MailtoURI> = {
  finds: {
    "repeated-field": ({ node }) =>
      repeated(
        named(node, (name) => SINGLE.has(name)),
        nameOf,
      ),
    "repeated-parameter": ({ node }) =>
      repeated(
        named(node, (name) => !SINGLE.has(name)),
        nameOf,
      ),
    "address-list": ({ node }) =>
      named(node, (name) => ADDRESSES.has(name)).flatMap(({ hfvalue }) =>
        isAddressList(decoded(hfvalue.value) ?? hfvalue.value) ? [] : [hfvalue],
      ),
    "repeated-address": ({ node }) =>
      repeated(addressesOf(node), ({ localPart, domain }) => `${localPart.value}@${domain.value.toLowerCase()}`).map(
        // A comma precedes each address except the first.
        ({ start, end }) => ({
          ...{ start, end },
          repair: { start: start - 1, end, text: "", what: "the repeated address" },
        }),
      ),
    // A rule can find the first line break of a field, and these patterns find all.
    "bare-line-break": ({ input, node }) =>
      lineBreaks(input, () => named(node, (name) => name === "body"), /%0D%0A|%0[DA]/gi)
        .filter(({ start, end }) => end - start === "%0D".length)
        .map(({ start, end }) => ({ start, end, text: "%0D%0A", isOurs: true })),
    "line-break-in-field": ({ input, node }) =>
      lineBreaks(input, () => named(node, (name) => name !== "body"), /(?:%0[DA])+/gi),
  },
  equate,
  values: {
    after({ to, toFields, cc, bcc, headers }) {
      const lists = { to: [to, toFields].flat(2) as Value[], cc: [...(cc as Value[])], bcc: [...(bcc as Value[])] };
      const others: Pair[] = [];
      for (const field of headers as unknown as readonly Pair[]) {
        const recipients = recipientsIn(field);
        if (recipients.length === 0) others.push(field);
        else for (const each of recipients) lists[field.name as keyof typeof lists].push(each);
      }
      return { to: lists.to, cc: lists.cc, bcc: lists.bcc, headers: others };
    },
    // A list with a name is a field, because only plain addresses can stand before the "?".
    before(given, tree) {
      const fields: Pair[] = [];
      const values: Record<string, Value> = { toFields: [] };
      for (const name of RECIPIENTS) {
        const list: unknown = given[name] ?? [];
        assertList(list, `The value '${name}'`);
        const addresses = [...list];
        const isField = addresses.some(isNamed);
        if (isField) fields.push({ name, value: addresses.join(", ") });
        values[name] = isField ? [] : (addresses as Value[]);
      }
      const headers: unknown = given["headers"] ?? [];
      assertList(headers, "The value 'headers'");
      const others = [...headers];
      if (others.some((field) => recipientsIn(field).length > 0)) {
        const message = "The value 'headers' has recipients. Give them in the values 'to', 'cc' and 'bcc'.";
        const mistake = { message, start: 0, end: 0, rule: "hfvalue" };
        throw refusedValue(tree, mistake, ["headers"]);
      }
      values["headers"] = [...fields, ...others] as unknown as Value;
      return values;
    },
  },
};
