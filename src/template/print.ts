/**
 * Prints the trees of URI Templates.
 *
 * @module
 */
import { grammar } from "../../generated/rfc6570.grammar.js";
import { parse } from "../../generated/rfc6570.parser.js";
import { shapes } from "../../generated/rfc6570.tree.js";
import { URISyntaxError } from "../core/diagnostic.js";
import { defineLanguage, type Language } from "../core/language.js";
import type { NodeBase } from "../tree/node.js";
import { plainTree } from "../tree/plain.js";
import { defineTree, type Tree } from "../tree/tree.js";
import { ID, recordOf, reference } from "./check.js";

/** All rules of RFC 6570. */
export const language: Language = defineLanguage({ id: ID, text: grammar, prebuilt: reference });

/** The trees of RFC 6570. */
export const tree: Tree = defineTree({
  id: ID,
  shapes,
  rules: () => language.rules,
  parse: (text, rule) => parse(text, { startRule: rule.replace(/-/g, "_") as never }) as unknown as NodeBase,
  refuse: (mistake) => new URISyntaxError(recordOf(mistake, language.definition(mistake.rule).section)),
});

/**
 * Prints a tree of a URI Template, also a changed one. Positions are ignored.
 *
 * @param node the tree of a template, or one of its nodes
 * @returns the text. It is not checked: use `isURITemplate`, because a changed leaf can have any text.
 * @throws {TypeError} if the value is not a tree, or a node does not have the fields of its type
 *
 * @example
 * import { parseTemplate, printTemplate } from "uri-grammar/template";
 *
 * printTemplate(parseTemplate("/people{/id}")); // => "/people{/id}"
 */
export function printTemplate(node: NodeBase): string {
  return tree.print(plainTree(node));
}
