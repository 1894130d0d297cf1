/**
 * The scheme `tag` (RFC 4151).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/tag.js";
import type { DNSname, TagURI } from "../../generated/scheme/tag.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { daysOf, NO_DAY, NO_MONTH } from "./shared/dates.js";

export type * from "../../generated/scheme/tag.tree.js";

const dnsNameOf = ({ taggingEntity: { authorityName } }: TagURI): DNSname =>
  authorityName.type === "DNSname" ? authorityName : authorityName.dnsName;

/** All requirements bind the minter, because software that processes tags must not reject them (section 2.1). */
const requirements: readonly Check<TagURI>[] = [
  {
    code: "fully-qualified",
    binds: "producers",
    section: "2.1",
    rule: "DNSname",
    summary: "The domain name must be fully qualified.",
    find({ node }) {
      const { start, end, value } = dnsNameOf(node);
      if (value.includes(".")) return NOTHING;
      return [{ start, end, message: "The domain name must be fully qualified, with at least two labels." }];
    },
  },
  {
    code: "date",
    binds: "producers",
    section: "2.2",
    rule: "date",
    summary: "The date must exist in the Gregorian calendar.",
    find({ node }) {
      const { year, month, day } = node.taggingEntity.date;
      if (month === null) return NOTHING;
      const number = Number(month.value);
      if (number < 1 || number > 12) {
        return [{ start: month.start, end: month.end, message: NO_MONTH }];
      }
      if (day === null) return NOTHING;
      if (Number(day.value) >= 1 && Number(day.value) <= daysOf(Number(year.value), number)) return NOTHING;
      return [{ start: day.start, end: day.end, message: NO_DAY }];
    },
  },
  {
    code: "future-date",
    binds: "producers",
    section: "2.2",
    rule: "date",
    summary: "The date must not be in the future.",
    find({ node }) {
      const { start, end, year, month, day } = node.taggingEntity.date;
      const first = [year.value, month?.value ?? "01", day?.value ?? "01"].join("-");
      if (first <= new Date().toISOString().slice(0, first.length)) return NOTHING;
      return [{ start, end, message: "Do not make a tag with a date in the future." }];
    },
  },
  {
    code: "case",
    level: "SHOULD",
    binds: "producers",
    section: "2.1",
    rule: "DNSname",
    summary: "The domain name should be in lower case.",
    find({ node }) {
      const { start, end, value } = dnsNameOf(node);
      const text = value.toLowerCase();
      if (text === value) return NOTHING;
      const repair = { start, end, text, what: "the domain name" };
      const message = "The domain name should be in lower case, because tags that differ in case are different tags.";
      return [{ start, end, message, repair }];
    },
  },
  {
    code: "percent-encoding",
    level: "SHOULD",
    binds: "producers",
    section: "2.1",
    rule: "specific",
    summary: "A tag should not contain percent-encoded octets.",
    find({ node: { specific } }) {
      const at = specific.value.indexOf("%");
      if (at < 0) return NOTHING;
      const start = specific.start + at;
      return [{ start, end: start + 3, message: "A tag should have no percent-encoding. Use other characters." }];
    },
  },
];

const words: RuleWords = {
  tagURI: [
    "a tag URI",
    "A tag URI is 'tag:', a domain name or a mail address, ',', a date, and ':' even if the rest is empty.",
  ],
  taggingEntity: [
    "a tagging entity",
    "A tagging entity is a domain name or a mail address, ',' and a date on which its owner had that name or address.",
  ],
  date: ["the date", "A date is written as '2024', '2024-05' or '2024-05-31'. ':' must follow it."],
  specific: "the specific part",
};

/**
 * The scheme `tag`.
 *
 * @example
 * import { tag } from "uri-grammar/schemes/tag";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([tag]);
 * validate("tag:localhost,2001:x", { profile: "mint" }).diagnostics[0].code; // => "tag/fully-qualified"
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
  words,
  // Two tags are equal only if they are identical strings (section 2.4).
  without: ["case", "percent-encoding", "dot-segments"],
});
