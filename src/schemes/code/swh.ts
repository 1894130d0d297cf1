/** @module */
import type { Identifier } from "../../../generated/scheme/swh.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

const nameOf = ({ value }: { readonly value: string }): string => value.slice(0, value.indexOf("="));

/** The qualifiers that need another one. */
const NEEDS: ReadonlyMap<string, string> = new Map([
  ["visit", "origin"],
  ["anchor", "path"],
]);

export const swh: SchemeCode<Identifier> = {
  finds: {
    "dependent-qualifier"({ node: { core, qualifiers } }) {
      if (qualifiers === null) return NOTHING;
      const names = new Set(qualifiers.qualifiers.map(nameOf));
      return qualifiers.qualifiers.flatMap((each) => {
        const name = nameOf(each);
        const needed = NEEDS.get(name);
        if (needed !== undefined && !names.has(needed)) {
          const message = `'${name}' has no meaning without '${needed}'. Write ';${needed}=' and its value, or remove '${name}'.`;
          return [{ ...each, message }];
        }
        if ((name !== "lines" && name !== "bytes") || core.objectType.value === "cnt") return [];
        return [{ ...each, message: `'${name}' has a meaning only for the type 'cnt'. Remove it.` }];
      });
    },
  },
  *normalize({ input, node: { qualifiers } }) {
    // The scheme of an identifier in a qualifier ignores the case, too.
    for (const qualifier of qualifiers?.qualifiers ?? []) {
      const name = nameOf(qualifier);
      if (!NEEDS.has(name)) continue;
      const start = qualifier.start + name.length + 1;
      const end = start + "swh".length;
      yield* rewrite(input, { start, end }, lowerCase(input.slice(start, end)), "4");
    }
  },
};
