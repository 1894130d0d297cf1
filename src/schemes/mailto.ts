/**
 * The scheme `mailto` (RFC 6068).
 *
 * @module
 */
import { assertList } from "../core/arguments.js";
import { lowerCase } from "../core/percent.js";
import { grammar, mailto as mailtoFacts } from "../../generated/scheme/mailto.js";
import type { AddrSpec, Hfield, MailtoURI } from "../../generated/scheme/mailto.tree.js";
import type { Tree } from "../tree/tree.js";
import type { Pair, Value } from "../values/facts.js";
import { refusedValue } from "../values/refused.js";
import {
  NOTHING,
  type Check,
  type Finding,
  type Level,
  type Party,
  type SchemeEdit,
  type Span,
  type Subject,
} from "./mechanism/check.js";
import type { Slip } from "../explain/slips.js";
import { noFragment } from "./shared/common.js";
import { decoded, repeated, rewrite } from "./shared/edits.js";
import { built } from "./mechanism/facts.js";
import type { Scheme } from "./mechanism/scheme.js";
import { NOT_PUNYCODE, NOT_UTF8 } from "./shared/messages.js";

export type * from "../../generated/scheme/mailto.tree.js";

type MailtoCheck = Check<MailtoURI>;

const addressesOf = ({ to }: MailtoURI): readonly AddrSpec[] => to?.addrSpecs ?? [];
const fieldsOf = ({ hfields }: MailtoURI): readonly Hfield[] => hfields?.hfields ?? [];

/** Returns the name of a field for comparison: decoded and in lower case. */
const nameOf = ({ hfname }: Hfield): string => (decoded(hfname.value) ?? hfname.value).toLowerCase();

/** The header fields that a message has at most once (RFC 5322 section 3.6). */
const SINGLE: ReadonlySet<string> = new Set(
  "bcc cc date from in-reply-to message-id references reply-to sender subject to".split(" "),
);

/**
 * The header fields that clients create for each message, or that are useless in a URI (section 3, and section 2 on
 * encodings).
 */
const IGNORED =
  /^(?:apparently-to|content-.*|date|from|message-id|mime-version|received|resent-.*|return-path|sender)$/;

const invalidUTF8: MailtoCheck = {
  code: "utf-8",
  section: "2",
  rule: "addr-spec",
  summary: "In an address, percent-encoded octets outside ASCII must be UTF-8.",
  find({ input, node }) {
    if (!input.includes("%")) return NOTHING;
    return addressesOf(node)
      .flatMap(({ localPart, domain }) => [localPart, domain])
      .filter(({ value }) => decoded(value) === null)
      .map(({ start, end }) => ({ start, end, message: NOT_UTF8 }));
  },
};

const encodedDomain: MailtoCheck = {
  code: "encoded-domain",
  binds: "producers",
  section: "2",
  rule: "domain",
  summary: "In a domain, ASCII characters must not be percent-encoded.",
  find({ node }) {
    return addressesOf(node).flatMap(({ domain: { start, value } }) => {
      // The brackets of a domain literal must be percent-encoded.
      if (value.startsWith("%5")) return [];
      const at = value.search(/%[0-7]/);
      if (at < 0) return [];
      const message = "Write this character of the domain without percent-encoding.";
      return [{ start: start + at, end: start + at + 3, message }];
    });
  },
};

const unicodeDomain: MailtoCheck = {
  code: "unicode-host",
  level: "SHOULD",
  binds: "producers",
  section: "2",
  rule: "domain",
  summary: "An internationalized domain name should be in its IDNA encoding.",
  find({ node }) {
    return addressesOf(node)
      .filter(({ domain }) => /%[89A-F]/i.test(domain.value))
      .map(({ domain: { start, end } }) => {
        return { start, end, message: NOT_PUNYCODE };
      });
  },
};

/** Makes the requirement on repeated fields, either of those in `SINGLE` or of the others. */
const repeatedFields = (
  facts: Pick<MailtoCheck, "code" | "level" | "summary">,
  isSingle: boolean,
  message: string,
): MailtoCheck => ({
  ...{ ...facts, binds: "producers", section: "2", rule: "hfield" },
  find: ({ node }) =>
    repeated(
      fieldsOf(node).filter((field) => SINGLE.has(nameOf(field)) === isSingle),
      nameOf,
    ).map(({ start, end }) => ({ start, end, message })),
});

const twoTo: MailtoCheck = {
  code: "to-twice",
  level: "SHOULD",
  section: "2",
  rule: "mailtoURI",
  summary: "Addresses should be before the '?' or in the field 'to', but not in both.",
  find: ({ node }) =>
    node.to === null
      ? NOTHING
      : fieldsOf(node)
          .filter((field) => nameOf(field) === "to")
          .map(({ start, end }) => {
            return {
              start,
              end,
              message:
                "Some programs ignore the field 'to' if there are addresses before '?'. Write all of them before '?'.",
            };
          }),
};

/** The header fields whose values are lists of addresses (RFC 5322 section 3.6). */
const ADDRESSES: ReadonlySet<string> = new Set(["bcc", "cc", "reply-to", "to"]);

/** Quoted strings and comments (RFC 5322 section 3.2), which can have the delimiters of a list of addresses. */
const HIDING = /"(?:[^"\\]|\\[^]?)*(?:"|$)|\([^()]*\)/g;

/** Checks whether each piece of a list is empty, or an address, or the beginning or the end of a group. */
const isAddressList = (text: string): boolean =>
  text
    .replace(HIDING, (found) => (found.startsWith("(") ? " " : "q"))
    .split(",")
    .every((each) => /^\s*$|[@:;]/.test(each));

const addressList: MailtoCheck = {
  code: "address-list",
  section: "2",
  rule: "hfvalue",
  summary: "The values of 'to', 'cc', 'bcc' and 'reply-to' must be lists of addresses.",
  find: ({ node }) =>
    fieldsOf(node)
      .filter((field) => ADDRESSES.has(nameOf(field)))
      .filter(({ hfvalue: { value } }) => !isAddressList(decoded(value) ?? value))
      .map(({ hfvalue: { start, end } }) => {
        return { start, end, message: "This is no list of mail addresses: an address has '@' and a domain." };
      }),
};

const repeatedAddress: MailtoCheck = {
  code: "repeated-address",
  level: "SHOULD",
  binds: "producers",
  section: "3",
  rule: "addr-spec",
  summary: "Addresses should not be repeated.",
  find: ({ node }) =>
    repeated(addressesOf(node), ({ localPart, domain }) => `${localPart.value}@${domain.value.toLowerCase()}`).map(
      ({ start, end }) => {
        // A comma precedes each address except the first.
        const repair = { start: start - 1, end, text: "", what: "the repeated address" };
        return { start, end, message: "This address is repeated.", repair };
      },
    ),
};

const ignoredField: MailtoCheck = {
  code: "ignored-field",
  level: "advice",
  section: "3",
  rule: "hfname",
  summary:
    "Fields on the origin, the route and the encoding of a message should be left out, because clients ignore them.",
  find: ({ node }) =>
    fieldsOf(node)
      .filter((field) => IGNORED.test(nameOf(field)))
      .map(({ hfname: { start, end } }) => ({
        start,
        end,
        message: "Mail clients ignore this field.",
      })),
};

/** Makes the requirement on the body for one party. The document demands an encoding, so only producers can break it. */
const bareLineBreak = (binds: Party, level: Level, message: string): MailtoCheck => ({
  ...{ code: "bare-line-break", level, binds, section: "5", rule: "hfvalue", summary: message },
  find: ({ input, node }) =>
    lineBreaks(input, node, "body", /%0D%0A|%0[DA]/gi)
      .filter(({ start, end }) => end - start === 3)
      .map(({ start, end }) => {
        const repair = { start, end, text: "%0D%0A", isOurs: true };
        return { start, end, message, repair };
      }),
});

const lineBreakInField: MailtoCheck = {
  code: "line-break-in-field",
  level: "SHOULD",
  section: "5",
  rule: "hfvalue",
  summary: "Only the body should have line breaks.",
  find: ({ input, node }) =>
    lineBreaks(input, node, null, /(?:%0[DA])+/gi).map(({ start, end }) => {
      return { start, end, message: "A line break is in a field that is not the body. Remove it." };
    }),
};

/** Finds the matches of a pattern in the body, or in all other fields. */
function lineBreaks(input: string, node: MailtoURI, name: "body" | null, pattern: RegExp): readonly Finding[] {
  if (!/%0[DA]/i.test(input)) return NOTHING;
  return fieldsOf(node)
    .filter((field) => (nameOf(field) === "body") === (name !== null))
    .flatMap(({ hfvalue }) =>
      Array.from(hfvalue.value.matchAll(pattern), ({ index, 0: text }) => {
        const start = hfvalue.start + index;
        return { start, end: start + text.length, message: "" };
      }),
    );
}

const fragment = noFragment(
  { section: "2", rule: "mailtoURI", summary: "A mailto URI should have no fragment." },
  "A mailto URI should have no fragment. If '#' is data, write '%23'.",
);

const escapedAmpersand: MailtoCheck = {
  code: "escaped-ampersand",
  level: "advice",
  section: "2",
  rule: "hfname",
  summary: "The '&' between fields should not be escaped for HTML.",
  find: ({ node }) =>
    fieldsOf(node)
      .filter(({ hfname }) => hfname.value.startsWith("amp;"))
      .map(({ start }) => {
        const span = { start, end: start + "amp;".length };
        const repair = { ...span, text: "", what: "'amp;'" };
        return { ...span, message: "'&amp;' is an escape of HTML. Write '&'.", repair };
      }),
};

const slips: readonly Slip[] = [
  {
    code: "at-sign",
    pattern: /^(mailto:[\w.+-]{1,64})( ?[([{]at[)\]}] ?| at |\uFF20)(?=[\w-]{1,63}\.)/i,
    rule: "addr-spec",
    message: "An address has '@' before its domain, not a word or another character for it. Write '@'.",
    write: "@",
  },
  {
    code: "line-break",
    pattern: /^(mailto:[^?#\r\n]{0,1024}\?(?:[^#\r\n]{0,2048}&)?body=[^&#\r\n]{0,2048})(\r?\n)(?=.)/i,
    rule: "hfvalue",
    message: "A line break in a body is '%0D%0A'. Write this.",
    write: "%0D%0A",
  },
];

function* normalize({ input, node }: Subject<MailtoURI>): Generator<SchemeEdit> {
  for (const { domain } of addressesOf(node)) yield* rewrite(input, domain, lowerCase(domain.value), "RFC3986:6.2.3");
  for (const { hfname } of fieldsOf(node)) yield* rewrite(input, hfname, lowerCase(hfname.value), "2");
}

/** The fields with recipients. Several of one name are one list (RFC 5322 section 4.5.3). */
const RECIPIENTS = ["to", "cc", "bcc"] as const;

/** What hides the delimiters of an address: a quoted string, and the address of a host in brackets. */
const HIDDEN = /"(?:[^"\\]|\\[^])*"?|\[[^\]]*\]?/g;

/** A piece of a list of addresses: an address, perhaps with a name, or a whole group (RFC 5322 section 3.4). */
const PIECE = new RegExp(`(?:${HIDDEN.source}|\\([^()]*\\)|<[^>]*>?|:[^;]*;?|[^,])+`, "g");

/** Returns the addresses of the text of a field; an empty list for a text that is no list, or has line breaks. */
function addressesIn(text: string): readonly string[] {
  if (/[\0\r\n]/.test(text) || !isAddressList(text)) return [];
  return Array.from(text.matchAll(PIECE), ([piece]) => piece.trim()).filter((piece) => piece !== "");
}

/** Checks whether a text is one address with a name or a comment, or a group: only a field can hold it. */
const isNamed = (text: unknown): text is string =>
  typeof text === "string" &&
  NAMED.test(text) &&
  NAMED.test(text.replace(HIDDEN, "")) &&
  addressesIn(text).length === 1;

const NAMED = /[<>():;\s]/;

/** Returns an encoded list of addresses with one spelling for each address. */
function inOneSpelling(list: string): string {
  const text = decoded(list) ?? "";
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

/**
 * The scheme `mailto`.
 *
 * @example
 * import { mailto } from "uri-grammar/schemes/mailto";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([mailto]);
 * validate("mailto:a@b;c@d").diagnostics[0].code; // => "mailto/separator"
 * normalize("mailto:Joe@Example.COM"); // => "mailto:Joe@example.com"
 */
export const mailto: Scheme<MailtoURI> = /* @__PURE__ */ built<MailtoURI>(mailtoFacts, grammar, {
  slips,
  requirements: [
    invalidUTF8,
    encodedDomain,
    unicodeDomain,
    repeatedFields(
      {
        code: "repeated-field",
        summary: "A header field that a message can contain only once must not be repeated.",
      },
      true,
      "A message can contain this header field only once.",
    ),
    repeatedFields(
      { code: "repeated-parameter", level: "SHOULD", summary: "Header fields should not be repeated." },
      false,
      "This field occurs more than once, and mail programs do different things with it. Keep only one.",
    ),
    twoTo,
    addressList,
    repeatedAddress,
    ignoredField,
    bareLineBreak("producers", "MUST", "A line break in the body must be '%0D%0A'."),
    bareLineBreak("consumers", "SHOULD", "A line break in the body should be '%0D%0A'."),
    lineBreakInField,
    fragment,
    escapedAmpersand,
  ],
  normalize,
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
    before(given) {
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
        throw refusedValue(mailto.grammar.tree as Tree, mistake, ["headers"]);
      }
      values["headers"] = [...fields, ...others] as unknown as Value;
      return values;
    },
  },
});
