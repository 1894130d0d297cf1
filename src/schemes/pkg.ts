/**
 * The scheme `pkg` (ECMA-427).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/pkg.js";
import type { PURL } from "../../generated/scheme/pkg.tree.js";
import { lowerCase } from "../core/percent.js";
import type { Leaf } from "../tree/index.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { utf8 } from "./shared/common.js";
import { byKey, rewrite } from "./shared/edits.js";
import { unrepeated } from "./shared/parameters.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { packageTypes, type PackageType, type Part } from "./pkg/types.js";
import { repeatedPart } from "./shared/messages.js";

export type * from "../../generated/scheme/pkg.tree.js";

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
function normalized(leaf: Leaf, { name, packageType }: PURL): string {
  const text = lowerCase(leaf.value);
  return leaf === name && lowerCase(packageType.value) === "pypi" ? text.replace(/[-_.]+/g, "-") : text;
}

/**
 * The scheme `pkg`: package URLs (PURL).
 *
 * @example
 * import { pkg } from "uri-grammar/schemes/pkg";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([pkg]);
 * validate("pkg:maven/batik-anim@1.9.1").diagnostics[0].code; // => "pkg/namespace"
 * normalize("pkg:PyPI/Django_allauth@12.23"); // => "pkg:pypi/django-allauth@12.23"
 */
export const pkg: Scheme<PURL> = defineScheme<PURL>({
  name: "pkg",
  specification: page(
    "ECMA-427",
    "Package-URL (PURL) Specification",
    "https://ecma-international.org/publications-and-standards/standards/ecma-427/",
  ),
  section: "C",
  status: "provisional",
  grammar,
  examples: [
    "pkg:deb/debian/curl@7.50.3-1?arch=i386&distro=jessie",
    "pkg:npm/%40angular/animation@12.3.1",
    "pkg:github/package-url/purl-spec@244fd47e07d1004#everybody/loves/dogs",
  ],
  requirements: [
    namespace,
    unrepeated(
      {
        code: "repeated-parameter",
        section: "5.6.6",
        summary: "A qualifier must not be repeated.",
        message: repeatedPart("qualifier"),
      },
      (name) => name,
    ),
    utf8("5.4", ({ input }) => input),
  ],
  slips: [
    {
      code: "needless-encoding",
      pattern: /^(pkg:[^?#]{1,255}?)(%3A)/i,
      message: "':' must not be percent-encoded in a package URL. Write ':'.",
      write: ":",
    },
    {
      code: "slashes",
      pattern: /^(pkg:)(\/{1,9})(?=[a-z])/i,
      message: "ECMA-427 has no slashes after 'pkg:', although programs ignore them. Remove them.",
      write: "",
    },
  ],
  words: {
    PURL: [
      "a package URL",
      "A package URL is 'pkg:', a type, '/', an optional namespace with '/' after it, and a name. A version after '@', qualifiers after '?' and a path after '#' can follow.",
    ],
    type: ["the type of a package", "The type begins with a letter. It has letters, digits, '.' and '-'."],
    "namespace-segment": "a part of the namespace",
    name: "the name of a package",
    version: "the version of a package",
    qualifier: ["a qualifier", "A qualifier is a key, '=' and a value. '&' separates qualifiers."],
    "qualifier-key": [
      "the key of a qualifier",
      "A key begins with a lower-case letter. It has lower-case letters, digits, '.', '-' and '_'.",
    ],
    "qualifier-value": "the value of a qualifier",
    "subpath-segment": ["a part of the path in the package", "A part is neither empty nor '.' nor '..'."],
    pchar: [
      "a character of a package URL",
      "Write letters, digits, '.', '-', '_', '~' and ':' as they are, and percent-encode all others.",
    ],
  },
  // A segment of the namespace can be "..".
  without: ["dot-segments"],
  *normalize({ input, node }) {
    yield* rewrite(input, node.packageType, lowerCase(node.packageType.value), "5.6.2");
    for (const part of definitionOf(node)?.ignoresCase ?? []) {
      for (const each of leavesOf(node, part)) yield* rewrite(input, each, normalized(each, node), SECTIONS[part]);
    }
  },
  *equate({ input, node: { qualifiers } }) {
    if (qualifiers === null) return;
    const sorted = [...qualifiers.qualifiers].sort(byKey(({ key }) => key.value));
    yield* rewrite(input, qualifiers, sorted.map(({ start, end }) => input.slice(start, end)).join("&"), "5.6.6");
  },
});
