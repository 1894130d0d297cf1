/**
 * The scheme `tag` (RFC 4151).
 *
 * @module
 */
import type { DNSname, TagURI } from "../../../generated/scheme/tag.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { daysOf, NO_DAY, NO_MONTH } from "../shared/dates.js";

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

export const tag: SchemeCode<TagURI> = {
  requirements,
};
