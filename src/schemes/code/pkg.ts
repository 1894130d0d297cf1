/** @module */
import { grammar } from "../../../generated/scheme/pkg.js";
import type { PURL } from "../../../generated/scheme/pkg.tree.js";
import { lowerCase } from "../../core/percent.js";
import type { Leaf } from "../../tree/index.js";
import type { Value, Values } from "../../values/facts.js";
import { NOTHING } from "../mechanism/check.js";
import { languageOf } from "../mechanism/grammar.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { packageTypes, type PackageType, type Part } from "../pkg/types.js";

const definitionOf = ({ packageType }: PURL): PackageType | undefined => packageTypes.get(lowerCase(packageType.value));

/** The sections about the parts of a package URL. */
const SECTIONS: Readonly<Record<Part, string>> = {
  namespace: "5.6.3",
  name: "5.6.4",
  version: "5.6.5",
  subpath: "5.6.7",
};

/** Returns the texts of a part; empty if it is absent. */
function leavesOf(node: PURL, part: Part): readonly Leaf[] {
  const found = node[part];
  if (found === null) return [];
  return "segments" in found ? found.segments : [found];
}

/** Returns a text in lower case. In a name of PyPI, runs of "-", "_" and "." are "-"; no rule changes text. */
function normalized(text: string, part: Part, type: string): string {
  const lower = lowerCase(text);
  return part === "name" && type === "pypi" ? lower.replace(/[-_.]+/g, "-") : lower;
}

/** Applies the rules of the type about the case to values of any type. */
function normalizedValues(values: Values): Values {
  const type = typeof values["type"] === "string" ? lowerCase(values["type"]) : "";
  const changed: Record<string, Value> = Object.fromEntries(PARTS.map((part) => [part, values[part] ?? null]));
  for (const part of packageTypes.get(type)?.ignoresCase ?? []) {
    const inCase = (value: Value): Value => (typeof value === "string" ? normalized(value, part, type) : value);
    const value = changed[part] as Value;
    changed[part] = Array.isArray(value) ? (value as readonly Value[]).map(inCase) : inCase(value);
  }
  return changed;
}

const PARTS: readonly Part[] = ["namespace", "name", "version", "subpath"];

export const pkg: SchemeCode<PURL> = {
  finds: {
    namespace({ node }) {
      const wanted = definitionOf(node)?.namespace;
      if (node.namespace !== null) {
        const message = "Packages of this type have no namespace. Remove the text before the name.";
        return wanted === "prohibited" ? [{ ...node.namespace, message }] : NOTHING;
      }
      const { start } = node.name;
      const message = "The namespace is missing. Write it and '/' before the name.";
      return wanted === "required" ? [{ start, end: start, message }] : NOTHING;
    },
    qualifier({ node, parts }) {
      const wanted = definitionOf(node)?.qualifier;
      if (wanted === undefined || node.qualifiers?.qualifiers.some(({ key }) => key.value === wanted)) return NOTHING;
      const end = parts.query?.end ?? parts.path.end;
      return [{ start: end, end, message: `Packages of this type need the qualifier '${wanted}'.` }];
    },
    form: ({ node }) =>
      Object.entries(definitionOf(node)?.forms ?? {}).flatMap(([part, [rule, message]]) =>
        leavesOf(node, part as Part)
          .filter(({ value }) => !languageOf(grammar).test(value, { rule }))
          .map((leaf) => ({ ...leaf, message })),
      ),
  },
  values: { after: normalizedValues, before: normalizedValues },
  *normalize({ input, node }) {
    const type = lowerCase(node.packageType.value);
    for (const part of definitionOf(node)?.ignoresCase ?? []) {
      for (const each of leavesOf(node, part)) {
        yield* rewrite(input, each, normalized(each.value, part, type), SECTIONS[part]);
      }
    }
  },
};
