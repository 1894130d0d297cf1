/**
 * The scheme `pkg` (ECMA-427).
 *
 * @module
 */
import type { PURL } from "../../../generated/scheme/pkg.tree.js";
import { lowerCase } from "../../core/percent.js";
import type { Leaf } from "../../tree/index.js";
import type { Value, Values } from "../../values/facts.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { utf8 } from "../shared/common.js";
import { byKey, decoded, rewrite } from "../shared/edits.js";
import { unrepeated } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { packageTypes, type PackageType, type Part } from "../pkg/types.js";
import { repeatedPart } from "../shared/messages.js";

const definitionOf = ({ packageType }: PURL): PackageType | undefined => packageTypes.get(lowerCase(packageType.value));

const namespace: Check<PURL> = {
  code: "namespace",
  section: "5.6.3",
  rule: "namespace",
  summary: "The definition of the type can require or forbid a namespace.",
  find({ node }) {
    const definition = definitionOf(node);
    if (node.namespace === null) {
      const { start } = node.name;
      return definition?.namespace === "required"
        ? [{ start, end: start, message: "The namespace is missing. Write it and '/' before the name." }]
        : NOTHING;
    }
    const { start, end } = node.namespace;
    return definition?.namespace === "prohibited"
      ? [{ start, end, message: "Packages of this type have no namespace. Remove the text before the name." }]
      : NOTHING;
  },
};

const requiredQualifier: Check<PURL> = {
  code: "qualifier",
  section: "5.6.6",
  rule: "qualifiers",
  summary: "The definition of the type can require a qualifier.",
  find({ node, parts }) {
    const wanted = definitionOf(node)?.qualifier;
    if (wanted === undefined || node.qualifiers?.qualifiers.some(({ key }) => key.value === wanted)) return NOTHING;
    const end = parts.query?.end ?? parts.path.end;
    return [{ start: end, end, message: `Packages of this type need the qualifier '${wanted}'.` }];
  },
};

const form: Check<PURL> = {
  code: "form",
  section: "5.6",
  rule: "PURL",
  summary: "The definition of the type can say which form a part has.",
  find({ node }) {
    const forms = Object.entries(definitionOf(node)?.forms ?? {});
    return forms.flatMap(([part, [pattern, message]]) =>
      leavesOf(node, part as Part)
        .filter(({ value }) => !pattern.test(decoded(value) ?? value))
        .map(({ start, end }) => ({ start, end, message })),
    );
  },
};

/** Returns the slashes that are no part of the package URL, with the sections about them. */
function slashesOf({ beforeType, afterType, beforeName, afterName, subpath }: PURL): readonly [Leaf, string][] {
  const places: readonly (readonly [Leaf | null | undefined, string])[] = [
    [beforeType, "5.6.1"],
    [afterType, "5.6.3"],
    [beforeName, "5.6.4"],
    [afterName, "5.6.4"],
    [subpath?.before, "5.6.7"],
    [subpath?.after, "5.6.7"],
  ];
  return places.flatMap(([leaf, section]) => (leaf ? [[leaf, section]] : []));
}

const slashes: Check<PURL> = {
  code: "slashes",
  level: "SHOULD",
  section: "5.6",
  rule: "slashes",
  summary: "A package URL should have no slashes that programs remove.",
  find: ({ node }) =>
    slashesOf(node).map(([{ start, end }]) => {
      const message = "These slashes are no part of a package URL, and programs remove them.";
      return { start, end, message, repair: { start, end, text: "", what: "the slashes" } };
    }),
};

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

/** Returns a text in lower case. In a name of PyPI, runs of "-", "_" and "." are "-". */
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
  requirements: [
    namespace,
    requiredQualifier,
    form,
    slashes,
    unrepeated(
      {
        code: "repeated-parameter",
        section: "5.6.6",
        summary: "A qualifier must not be repeated.",
        message: repeatedPart("qualifier"),
      },
      (name) => name,
    ),
    utf8("5.4", "MUST", ({ input }) => input),
  ],
  slips: [
    {
      code: "needless-encoding",
      pattern: /^(pkg:[^?#]{1,255}?)(%3A)/i,
      message: "':' must not be percent-encoded in a package URL. Write ':'.",
      write: ":",
    },
    {
      code: "empty-segment",
      pattern: /^(pkg:[^]{1,255}?[^/:]\/)(\/{1,9})(?=[^/?#@])/i,
      message: "A segment is empty. Write one '/' between two segments.",
      write: "",
    },
    {
      code: "encoded-slash",
      pattern: /^(pkg:[^?#]{1,255}?)(%2F)(?=[^/?#@]{1,255}\/)/i,
      message: "Only a name can have '%2F'. Write '/' between the segments of a namespace.",
      write: "/",
    },
  ],
  values: { after: normalizedValues, before: normalizedValues },
  *normalize({ input, node }) {
    for (const [leaf, section] of slashesOf(node)) yield* rewrite(input, leaf, "", section);
    yield* rewrite(input, node.packageType, lowerCase(node.packageType.value), "5.6.2");
    const type = lowerCase(node.packageType.value);
    for (const part of definitionOf(node)?.ignoresCase ?? []) {
      for (const each of leavesOf(node, part)) {
        yield* rewrite(input, each, normalized(each.value, part, type), SECTIONS[part]);
      }
    }
  },
  *equate({ input, node: { qualifiers } }) {
    if (qualifiers === null) return;
    const sorted = [...qualifiers.qualifiers].sort(byKey(({ key }) => key.value));
    yield* rewrite(input, qualifiers, sorted.map(({ start, end }) => input.slice(start, end)).join("&"), "5.6.6");
  },
};
