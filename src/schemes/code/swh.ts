/**
 * The scheme `swh` (SWHID v1.2).
 *
 * @module
 */
import type { Identifier } from "../../../generated/scheme/swh.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { byKey, few, repeated, rewrite, upTo } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { repeatedPart } from "../shared/messages.js";

const nameOf = ({ value }: { readonly value: string }): string => upTo(value, /=/);

/** The qualifiers that need another one. */
const NEEDS: Readonly<Record<string, string>> = { visit: "origin", anchor: "path" };

/** The types of the objects that qualifiers name, with their sections and messages. */
const VALUES = [
  ["visit", /^visit=swh:1:snp:/i, "6.3.3", "A visit is a snapshot. Its identifier begins with 'swh:1:snp:'."],
  [
    "anchor",
    /^anchor=swh:1:(?:dir|rev|rel|snp):/i,
    "6.3.5",
    "An anchor is a directory, a revision, a release or a snapshot. It has the type 'dir', 'rev', 'rel' or 'snp'.",
  ],
] as const;

/** The qualifiers whose values have a type that the document does not allow there. */
const objectTypes = VALUES.map(([name, form, section, message]): Check<Identifier> => ({
  code: `${name}-type`,
  section,
  rule: "qualifier",
  summary: message,
  find: ({ node: { qualifiers } }) =>
    few((qualifiers?.qualifiers ?? []).filter((each) => nameOf(each) === name && !form.test(each.value))).map(
      ({ start, end }) => ({ start: start + `${name}=`.length, end, message }),
    ),
}));

const repeatedQualifier: Check<Identifier> = {
  code: "repeated-parameter",
  section: "6.3.1",
  rule: "qualifier",
  summary: "A qualifier must not be repeated.",
  find: ({ node: { qualifiers } }) =>
    repeated(qualifiers?.qualifiers ?? [], nameOf).map(({ start, end }) => {
      return { start, end, message: repeatedPart("qualifier") };
    }),
};

const dependent: Check<Identifier> = {
  code: "dependent-qualifier",
  binds: "producers",
  section: "6.1",
  rule: "qualifier",
  summary: "A visit needs an origin, an anchor needs a path, and lines and bytes need the type cnt.",
  find({ node: { core, qualifiers } }) {
    if (qualifiers === null) return NOTHING;
    const names = new Set(qualifiers.qualifiers.map(nameOf));
    const faultOf = (name: string): string | null => {
      if (name === "lines" || name === "bytes") {
        return core.objectType.value === "cnt" ? null : `'${name}' has a meaning only for the type 'cnt'. Remove it.`;
      }
      const needed = NEEDS[name];
      if (needed === undefined || names.has(needed)) return null;
      return `'${name}' has no meaning without '${needed}'. Write ';${needed}=' and its value, or remove '${name}'.`;
    };
    const useless = qualifiers.qualifiers.flatMap((each) => {
      const message = faultOf(nameOf(each));
      return message === null ? [] : [{ start: each.start, end: each.end, message }];
    });
    return few(useless);
  },
};

const linesAndBytes: Check<Identifier> = {
  code: "lines-and-bytes",
  section: "6.2.1",
  rule: "qualifier",
  summary: "A SWHID must not contain both lines and bytes.",
  find({ node: { qualifiers } }) {
    const found = (qualifiers?.qualifiers ?? []).map((each) => ({ ...each, name: nameOf(each) }));
    const lines = found.find(({ name }) => name === "lines");
    if (lines === undefined || !found.some(({ name }) => name === "bytes")) return NOTHING;
    const { start, end } = lines;
    return [{ start, end, message: "Write 'lines' or 'bytes', not both." }];
  },
};

export const swh: SchemeCode<Identifier> = {
  requirements: [dependent, linesAndBytes, ...objectTypes, repeatedQualifier],
  *normalize({ input, node: { qualifiers } }) {
    // The scheme of an identifier in a qualifier ignores the case, too.
    for (const { start, value } of qualifiers?.qualifiers ?? []) {
      const [, before = "", name = ""] = /^((?:visit|anchor)=)(swh)/i.exec(value) ?? [];
      yield* rewrite(
        input,
        { start: start + before.length, end: start + before.length + name.length },
        lowerCase(name),
        "4",
      );
    }
  },
  *equate({ input, node: { qualifiers } }) {
    if (qualifiers === null) return;
    const sorted = [...qualifiers.qualifiers].sort(byKey(({ value }) => value));
    yield* rewrite(input, qualifiers, sorted.map(({ value }) => `;${value}`).join(""), "6.4");
  },
};
