// Describes a scheme for its page: facts, grammar, tree, requirements, normal form and equivalence, as Markdown.
import { childrenOf, headingOf } from "../../dist/inner.js";
import { fenced, plain, table } from "../readme/markdown.js";
import { citation, isCurrent, statusOf } from "../readme/schemes.js";

/** @typedef {import("../../src/schemes/index.js").AnyScheme} AnyScheme */
/** @typedef {AnyScheme["requirements"][number]} AnyCheck */
/** @typedef {import("../../src/tree/index.js").NodeBase} NodeBase */
/** @typedef {import("../../src/tree/index.js").NodeType} NodeType */
/** @typedef {Pick<import("../readme/schemes.js").SchemeProgram, "schemes" | "rulesOf">} SchemeProgram */

/** The most pairs of URIs that a section shows. */
const MOST_PAIRS = 6;

/** @param {AnyScheme} scheme @returns {string[]} a list of facts */
export function factsOf(scheme) {
  const { specification, defaultPort, exempt } = scheme;
  return [
    `- Specification: ${citation(scheme)}, ${plain(specification.title)}`,
    `- Status: ${statusOf(scheme)}`,
    `- Default port: ${defaultPort ?? "none"}`,
    ...(exempt.length > 0 ? [`- Advice on security that is not given: ${[...exempt].join(", ")}`] : []),
    "",
  ];
}

/** @param {AnyScheme} scheme @param {SchemeProgram} program @returns {string[]} a section, if the rules are known */
export function grammarOf(scheme, { schemes, rulesOf }) {
  const rules = rulesOf(scheme, schemes.values());
  if (rules.length === 0) return [];
  const imported = isCurrent(scheme)
    ? "Rules from RFC 3986 and from other documents are not repeated."
    : "The rules that all schemes of this document share are not repeated.";
  let under = "";
  const lines = rules.flatMap((rule) => {
    const heading = `; ${headingOf(rule)}`;
    const above = heading === under ? [] : [...(under === "" ? [] : [""]), heading];
    under = heading;
    return [...above, rule.definition];
  });
  return [
    "## Grammar",
    "",
    `This is the grammar of the document, in its own notation. ${imported}`,
    "",
    fenced(isCurrent(scheme) ? "abnf" : "text", lines.join("\n")),
    "",
  ];
}

/**
 * @param {AnyScheme} scheme
 * @param {string | undefined} example a URI of the scheme
 * @returns {string[]} a section about the nodes of its trees, if it has trees
 */
export function treeOf({ grammar }, example) {
  const root = /** @type {NodeBase | null} */ (example === undefined ? null : grammar.parse(example));
  if (root === null || example === undefined) return [];
  return [
    "## Tree",
    "",
    "`parse` with `scheme: true` returns this tree as `schemeNode`. The offsets count UTF-16 code units:",
    "",
    fenced("text", [...linesOf(root.type, root, example, "")].join("\n")),
    "",
    "These nodes have fields. `?` means that the field can be `null`, and `[]` that it is a list. All other nodes are leaves with their text in `value`.",
    "",
    table(
      ["node", "fields"],
      below(root.type, grammar.nodeTypes()).map(({ type, fields }) => [
        `\`${type}\``,
        Object.entries(fields)
          .map(([name, { types, list, optional }]) => {
            const mark = list ? "[]" : optional ? "?" : "";
            const held = types.length === 1 && types[0] === name ? "" : `: ${types.join(" or ")}`;
            return `\`${name}${mark}${held}\``;
          })
          .join(", "),
      ]),
    ),
    "",
  ];
}

/**
 * @param {string} name the label of the node
 * @param {NodeBase} node
 * @param {string} input
 * @param {string} indent
 * @returns {Generator<string>} a line for the node and for each node below it
 */
function* linesOf(name, node, input, indent) {
  const { start, end } = node;
  yield `${indent}${name}  ${String(start)}–${String(end)}  ${JSON.stringify(input.slice(start, end))}`;
  for (const [field, child] of childrenOf(node)) {
    const label = field === child.type ? field : `${field}: ${child.type}`;
    yield* linesOf(label, child, input, `${indent}  `);
  }
}

/**
 * @param {string} root the type of the root
 * @param {readonly NodeType[]} all
 * @returns {NodeType[]} the types with fields that can be in a tree with this root
 */
function below(root, all) {
  const byName = new Map(all.map((each) => [each.type, each]));
  const names = new Set([root]);
  // The iteration over a Set also visits elements that are added during the loop.
  for (const name of names) {
    for (const { types } of Object.values(byName.get(name)?.fields ?? {})) for (const each of types) names.add(each);
  }
  return [...names].flatMap((name) => byName.get(name) ?? []).filter(({ leaf }) => !leaf);
}

/**
 * @param {AnyScheme} scheme
 * @param {(code: string) => string} shown writes the code of a diagnostic
 * @returns {string[]} a section, if it has requirements
 */
export function requirementsOf({ name, specification, requirements }, shown) {
  if (requirements.length === 0) return [];
  /** @param {AnyCheck} check */
  const where = ({ section }) => `[${section}](${specification.url(section)})`;
  return [
    "## Requirements",
    "",
    "Requirements apply to URIs that the grammar accepts. A violation of MUST is an error, of SHOULD a warning, and of advice an info. Rules for producers apply in the profile `mint`. Rules for consumers apply in the profile `consume`, which is the default.",
    "",
    table(
      ["requirement", "level", "binds", "section", "rule"],
      requirements.map((check) => [
        shown(`${name}/${check.code}`),
        check.level ?? "MUST",
        check.binds ?? "everybody",
        where(check),
        plain(check.summary),
      ]),
    ),
    "",
  ];
}

/**
 * @param {AnyScheme} scheme
 * @param {Pick<import("../../test/schemes/table.js").SchemeTable, "normal" | "equivalent" | "different">} pairs pairs of
 *   URIs from the tests
 * @param {(text: string) => string} shown writes a URI into a cell
 * @returns {string[]} the sections about the normal form and about equivalence
 */
export function comparisonOf({ standard, without, hasNormalForm, hasEquivalence }, pairs, shown) {
  const left = without.length > 0 ? ` without ${[...without].map((step) => `\`${step}\``).join(", ")}` : "";
  const own = hasNormalForm ? ", plus the steps of the document" : "";
  const rule = hasEquivalence
    ? "URIs with the same normal form are equivalent. The document treats more URIs as equivalent."
    : "URIs with the same normal form are equivalent.";
  /** @param {[string, string]} head @param {readonly (readonly [string, string])[]} rows */
  const list = (head, rows) =>
    rows.length === 0
      ? []
      : [
          table(
            head,
            rows.slice(0, MOST_PAIRS).map((each) => each.map(shown)),
          ),
          "",
        ];
  return [
    "## Normal form",
    "",
    `The normal form is that of \`${standard}\`${left}${own}.`,
    "",
    ...list(["URI", "normal form"], pairs.normal),
    "## Equivalence",
    "",
    rule,
    "",
    ...list(["URI", "an equivalent URI"], pairs.equivalent),
    ...list(["URI", "a URI that is not equivalent"], pairs.different),
  ];
}
