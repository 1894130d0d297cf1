/**
 * The scheme `tag` (RFC 4151).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/tag.js";
import type { DNSname, TagURI } from "../../generated/scheme/tag.tree.js";
import { NOTHING, type Check, type Span } from "./mechanism/check.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { noSlashes } from "./shared/common.js";
import { upTo } from "./shared/edits.js";

export type * from "../../generated/scheme/tag.tree.js";

const dnsNameOf = ({ taggingEntity: { authorityName } }: TagURI): DNSname =>
  authorityName.type === "DNSname" ? authorityName : authorityName.dnsName;

/** How many days a month has in the Gregorian calendar. */
const daysOf = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

const requirements: readonly Check<TagURI>[] = [
  {
    code: "fully-qualified",
    section: "2.1",
    rule: "DNSname",
    summary: "The domain name is fully qualified.",
    find({ node }) {
      const { start, end, value } = dnsNameOf(node);
      if (value.includes(".")) return NOTHING;
      return [{ start, end, message: "The domain name must be fully qualified: this is one label." }];
    },
  },
  {
    code: "date",
    section: "2.2",
    rule: "date",
    summary: "The date is one of the Gregorian calendar.",
    find({ node }) {
      const { year, month, day } = node.taggingEntity.date;
      if (month === null) return NOTHING;
      const number = Number(month.value);
      if (number < 1 || number > 12) {
        return [{ start: month.start, end: month.end, message: "The months of a year are 01 to 12." }];
      }
      if (day === null) return NOTHING;
      if (Number(day.value) >= 1 && Number(day.value) <= daysOf(Number(year.value), number)) return NOTHING;
      return [{ start: day.start, end: day.end, message: "That month has no such day." }];
    },
  },
  {
    code: "future-date",
    binds: "producers",
    section: "2.2",
    rule: "date",
    summary: "The date is not in the future.",
    find({ node }) {
      const { start, end, year, month, day } = node.taggingEntity.date;
      const first = [year.value, month?.value ?? "01", day?.value ?? "01"].join("-");
      if (first <= new Date().toISOString().slice(0, first.length)) return NOTHING;
      return [{ start, end, message: "Tags must not be minted under a date in the future." }];
    },
  },
  {
    code: "upper-case",
    level: "SHOULD",
    binds: "producers",
    section: "2.1",
    rule: "DNSname",
    summary: "The domain name is in lower case.",
    find({ node }) {
      const { start, end, value } = dnsNameOf(node);
      const text = value.toLowerCase();
      if (text === value) return NOTHING;
      const hint = { start, end, text, message: "Write it in lower case." };
      const message = "The domain name should be in lower case: in upper case it makes another tag.";
      return [{ start, end, message, hint }];
    },
  },
  {
    code: "percent-encoding",
    level: "SHOULD",
    binds: "producers",
    section: "2.1",
    rule: "specific",
    summary: "There are no percent-encoded parts.",
    find({ input }) {
      const start = input.indexOf("%");
      if (start < 0) return NOTHING;
      return [{ start, end: start + 3, message: "Tags should not be minted with percent-encoded parts." }];
    },
  },
];

const language = languageOf(grammar);

/** Where the parts of what is meant for a tag stand, as far as there are any. */
function partsOf(input: string): { readonly name: Span; readonly date: Span | null; readonly hasSpecific: boolean } {
  const start = input.indexOf(":") + 1;
  const entity = upTo(input.slice(start), /[:?#]/);
  const end = start + entity.length;
  const comma = entity.indexOf(",");
  const hasSpecific = input[end] === ":";
  return comma < 0
    ? { name: { start, end }, date: null, hasSpecific }
    : { name: { start, end: start + comma }, date: { start: start + comma + 1, end }, hasSpecific };
}

const mistakes: readonly Check<null>[] = [
  { ...noSlashes("tag", "2.1", "tagURI", "authority name"), summary: 'No "//" comes after "tag:".' },
  {
    code: "authority-name",
    section: "2.1",
    rule: "authorityName",
    summary: "The authority name is a domain name or an e-mail address.",
    find({ input }) {
      const { name } = partsOf(input);
      const text = input.slice(name.start, name.end);
      if (text === "") return [{ ...name, message: "A domain name or an e-mail address is missing here." }];
      const at = text.indexOf("@");
      const local = text.slice(0, Math.max(at, 0)).search(/[^\w.-]/);
      const domain = at + 1 + wrongIn(text.slice(at + 1));
      const wrong = local >= 0 ? local : at === 0 ? 0 : domain;
      if (wrong > text.length) return NOTHING;
      const start = name.start + wrong;
      const end = Math.min(start + 1, name.end);
      return [{ start, end, message: "An authority name is a domain name, or an e-mail address with one." }];
    },
  },
  {
    code: "no-date",
    section: "2.1",
    rule: "taggingEntity",
    summary: "A comma and a date follow on the authority name.",
    find({ input }) {
      const { name, date } = partsOf(input);
      if (date !== null) return NOTHING;
      const message = 'After the authority name come a "," and a date on which it was assigned.';
      return [{ start: name.end, end: name.end, message }];
    },
  },
  {
    code: "date-format",
    section: "2.2",
    rule: "date",
    summary: "A date is written YYYY, YYYY-MM or YYYY-MM-DD.",
    find({ input }) {
      const { date } = partsOf(input);
      if (date === null) return NOTHING;
      const text = input.slice(date.start, date.end);
      if (language.test(text, "date")) return NOTHING;
      const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
      const parts = [year, month?.padStart(2, "0"), day?.padStart(2, "0")].filter((part) => part !== undefined);
      const hint =
        parts.length > 0 ? { ...date, text: parts.join("-"), message: 'Write two digits, and "-".' } : undefined;
      return [{ ...date, message: "A date is written YYYY, YYYY-MM or YYYY-MM-DD.", hint }];
    },
  },
  {
    code: "no-specific",
    section: "2.1",
    rule: "tagURI",
    summary: 'A ":" stands after the date, even where nothing follows on it.',
    find({ input }) {
      const { date, hasSpecific } = partsOf(input);
      if (date === null || hasSpecific) return NOTHING;
      const { end } = date;
      const hint = { start: end, end, text: ":", message: 'Write a ":".' };
      return [{ start: end, end, message: 'After the date comes a ":", even where nothing follows on it.', hint }];
    },
  },
];

/** Where a domain name goes wrong first; one past its end where it does not. */
function wrongIn(name: string): number {
  const end = name.length;
  if (name === "" || /[.-]$/.test(name)) return Math.max(0, end - 1);
  const wrong = name.search(/[^a-z\d.-]|^[.-]|\.[.-]|-\./i);
  return wrong < 0 ? end + 1 : wrong;
}

/**
 * The scheme `tag`.
 *
 * @example
 * import { tag } from "uri-grammar/schemes/tag";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([tag]);
 * validate("tag:example.com:x").diagnostics[0].code; // => "tag/no-date"
 */
export const tag: Scheme<TagURI> = defineScheme({
  name: "tag",
  specification: rfc(4151, "The 'tag' URI Scheme"),
  section: "2.1",
  status: "permanent",
  grammar,
  examples: [
    "tag:timothy@hpl.hp.com,2001:web/externalHome",
    "tag:sandro@w3.org,2004-05:Sandro",
    "tag:my-ids.com,2001-09-15:TimKindberg:presentations:UBath2004-05-19",
    "tag:blogger.com,1999:blog-555",
    "tag:yaml.org,2002:int",
  ],
  requirements,
  mistakes,
  // Tags are equal only where they are the same strings (section 2.4).
  without: ["case", "percent-encoding", "dot-segments"],
});
