// Describes the values of a scheme for its page, from the types that the build makes of the grammars.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { table } from "../readme/markdown.js";

/** @typedef {Pick<import("../../src/schemes/index.js").AnyScheme, "specification">} Scheme */

/**
 * A value of a scheme.
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {string} type in TypeScript, without `readonly`
 * @property {{ name: string, section: string } | null} rule where it comes from; `null` for a rule of the generic syntax,
 *   and for a known parameter
 */

const TYPES = fileURLToPath(new URL("../../generated/schemes.values.d.ts", import.meta.url));

/** What the build writes above a value that comes from a rule. */
const RULE = /^Rule (\S+), section (.+)\.$/;

/**
 * @param {string} [text] the module with the type `SchemeValues`
 * @returns {ReadonlyMap<string, readonly Member[]>} the values of each scheme by its name, without the scheme itself
 */
export function valuesOfSchemes(text = readFileSync(TYPES, "utf8")) {
  const source = ts.createSourceFile(TYPES, text, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, Member[]>} */
  const byType = new Map();
  /** @type {Map<string, Member[]>} */
  const found = new Map();
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type)) {
      byType.set(statement.name.text, membersOf(statement.type.members));
    }
    if (!ts.isInterfaceDeclaration(statement)) continue;
    for (const { name, type } of propertiesOf(statement.members)) {
      if (ts.isTypeReferenceNode(type)) found.set(name, byType.get(type.typeName.getText()) ?? []);
    }
  }
  return found;
}

/** @param {readonly ts.TypeElement[]} members */
const propertiesOf = (members) =>
  members.flatMap((node) => {
    if (!ts.isPropertySignature(node) || node.type === undefined) return [];
    const { name, type } = node;
    return [{ node, name: ts.isStringLiteral(name) ? name.text : name.getText(), type }];
  });

/** @param {readonly ts.TypeElement[]} members @returns {Member[]} */
const membersOf = (members) =>
  propertiesOf(members)
    .filter(({ name }) => name !== "scheme")
    .map(({ node, name, type }) => {
      const comment = ts.getJSDocCommentsAndTags(node).map((each) => ts.getTextOfJSDocComment(each.comment) ?? "");
      const [, rule = "", section = ""] = RULE.exec(comment.join("")) ?? [];
      const shown = type.getText().replaceAll("readonly ", "").replaceAll("; }", " }");
      return { name, type: shown, rule: rule === "" ? null : { name: rule, section } };
    });

/**
 * @param {Scheme} scheme
 * @param {readonly Member[] | undefined} members
 * @returns {string[]} a section, if the values of the scheme are known
 */
export function valuesOf({ specification }, members = []) {
  if (members.length === 0) return [];
  /** @param {string} code */
  const shown = (code) => `\`${code.replaceAll("|", "\\|")}\``;
  const isPair = members.some(({ type }) => type.includes("Pair"));
  return [
    "## Values",
    "",
    `\`read\` of \`uri-grammar/schemes\` returns these values, \`write\` takes them, and \`update\` changes them. Texts are decoded. ${
      isPair ? "A `Pair` has a `name` and a `value`, which is `null` without `=`. " : ""
    }A value without a rule is one of the generic syntax, or a parameter.`,
    "",
    table(
      ["value", "type", "rule", "section"],
      members.map(({ name, type, rule }) => [
        shown(name),
        shown(type),
        rule === null ? "" : shown(rule.name),
        rule === null ? "" : `[${rule.section}](${specification.url(rule.section)})`,
      ]),
    ),
    "",
  ];
}
