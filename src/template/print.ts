/**
 * Prints the trees of URI Templates.
 *
 * @module
 */
import type { NodeBase } from "../tree/node.js";
import { plainTree } from "../tree/plain.js";
import { tree } from "./grammar.js";

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
