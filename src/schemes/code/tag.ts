/** @module */
import type { TagURI } from "../../../generated/scheme/tag.tree.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { wrongPart } from "../shared/dates.js";

export const tag: SchemeCode<TagURI> = {
  finds: {
    date({ input, node: { taggingEntity } }) {
      const { start, end } = taggingEntity.date;
      const text = input.slice(start, end);
      const found = wrongPart(`${text}${"-01-01".slice(text.length - "2004".length)}T00:00:00Z`);
      return found === null
        ? NOTHING
        : [{ start: start + found.at, end: start + found.at + 2, message: found.message }];
    },
    "future-date"({ node: { taggingEntity } }) {
      const { date } = taggingEntity;
      const first = [date.year, date.month, date.day].map((part) => part?.value ?? "01").join("-");
      return first <= new Date().toISOString().slice(0, first.length) ? NOTHING : [date];
    },
  },
};
