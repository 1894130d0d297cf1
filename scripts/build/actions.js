// Adds the actions that follow from names and labels, so that a grammar has code only for what they do not say.
import peggy from "peggy";
import { isPicked } from "./backend/facts.js";

/** @typedef {import("peggy").ast.Action} Action */
/** @typedef {import("peggy").ast.Alternative} Alternative */

/**
 * A `$` whose text is a value becomes a leaf: its type is the label before it, or the rule. An alternative of a rule with
 * labels and without code becomes a node of the rule: its fields are the labels, and a label that only other
 * alternatives have is null. All other values stay as they are.
 *
 * @param {import("peggy").ast.Grammar} ast
 * @param {readonly { name: string, pegName: string }[]} literate the rules with their names in the document
 * @returns {import("peggy").ast.Rule[]} copies of its rules with these actions
 */
export function withActions(ast, literate) {
  const names = new Map(literate.map(({ name, pegName }) => [pegName, name]));
  const rules = structuredClone(ast.rules);
  for (const rule of rules) {
    const type = names.get(rule.name) ?? rule.name;
    addLeaves(rule.expression, type);
    const holder = rule.expression.type === "named" ? rule.expression : rule;
    const { expression } = holder;
    if (expression.type === "choice") expression.alternatives = withNodes(expression.alternatives, type);
    else if (expression.type !== "named") [holder.expression = expression] = withNodes([expression], type);
  }
  return rules;
}

/**
 * @param {Parameters<typeof withActions>[1]} literate
 * @returns {import("peggy").Plugin} a plugin that adds these actions before Peggy checks the grammar
 */
export const actionsOf = (literate) => ({
  use({ passes }) {
    passes.check.unshift((ast) => {
      ast.rules = withActions(ast, literate);
    });
  },
});

/** Makes a leaf of each `$` whose text is the value of an expression, or of a label in it. */
const addLeaves = peggy.compiler.visitor.build({
  text(node, /** @type {string} */ type) {
    Object.assign(node, actionOn(node.expression, `leaf("${type}")`));
  },
  labeled({ label, expression }, /** @type {string} */ type) {
    addLeaves(expression, label ?? type);
  },
  sequence({ elements }, /** @type {string} */ type) {
    for (const each of elements) if (each.type === "labeled") addLeaves(each, type);
  },
  action({ expression }, /** @type {string} */ type) {
    // The code makes the value of the whole expression.
    if (expression.type === "sequence" || expression.type === "labeled") addLeaves(expression, type);
  },
  repeated({ expression }, /** @type {string} */ type) {
    addLeaves(expression, type);
  },
  simple_and: () => undefined,
  simple_not: () => undefined,
});

/**
 * @param {Alternative[]} alternatives of a rule
 * @param {string} type
 * @returns {Alternative[]} a node of each alternative with labels
 */
function withNodes(alternatives, type) {
  const fields = alternatives.map(labelsOf).reduce(merged);
  if (fields.length === 0) return alternatives;
  return alternatives.map((each) => {
    const labels = labelsOf(each);
    if (labels.length === 0) return each;
    const values = fields.map((field) => (labels.includes(field) ? field : `${field}: null`));
    return actionOn(/** @type {Action["expression"]} */ (each), `node("${type}", { ${values.join(", ")} })`);
  });
}

/** @param {Alternative} alternative @returns {string[]} the labels of which it makes a node */
function labelsOf(alternative) {
  const elements = alternative.type === "sequence" ? alternative.elements : [alternative];
  if (elements.some(isPicked)) return [];
  return elements.flatMap((each) => (each.type === "labeled" ? (each.label ?? []) : []));
}

/** @param {string[]} all @param {string[]} labels @returns {string[]} both, each label before those that follow it */
const merged = (all, labels) =>
  labels.reduceRight((known, label, index) => {
    const place = index + 1 < labels.length ? known.indexOf(String(labels[index + 1])) : known.length;
    return known.includes(label) ? known : [...known.slice(0, place), label, ...known.slice(place)];
  }, all);

/** @param {Action["expression"]} expression @param {string} value @returns {Action} */
const actionOn = (expression, value) => ({
  type: "action",
  expression,
  code: ` return ${value}; `,
  codeLocation: expression.location,
  location: expression.location,
});
