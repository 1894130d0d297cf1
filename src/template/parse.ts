/**
 * Parses URI Templates into trees, and prints these.
 *
 * @module
 */
import { parse } from "../../generated/rfc6570.parser.js";
import type { Expression, URITemplate } from "../../generated/rfc6570.tree.js";
import { assertString } from "../core/arguments.js";
import type { NodeBase } from "../tree/node.js";
import { plainTree } from "../tree/plain.js";
import { refusal } from "./check.js";
import { tree as templates } from "./grammar.js";

/** The parser's name for the rule of whole templates. */
const START = { startRule: "URI_Template" } as const;

/** Returns the tree of a template; `undefined` if a string is not a template. */
export function treeOf(text: string): URITemplate | undefined {
  // The rule has a node, so the parser never returns null.
  return parse(text, START) as URITemplate | undefined;
}

/** Returns the tree of an expression with its braces; \`undefined\` if a string is not an expression. */
export function expressionOf(text: string): Expression | undefined {
  return parse(text, { startRule: "expression" }) as Expression | undefined;
}

/** Returns the tree of a template. Throws a URISyntaxError if a string is not a template. */
export function templateOf(text: string): URITemplate {
  const tree = treeOf(text);
  if (tree === undefined) throw refusal(text);
  return tree;
}

/**
 * Parses a URI Template (RFC 6570 section 2) into a tree: literals, and expressions with operators, variables and
 * modifiers.
 *
 * @param input any string
 * @returns the tree; its root spans the whole input. Offsets are half-open, in UTF-16 code units.
 * @throws {URISyntaxError} if the input is not a template, with the exact position
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { parseTemplate } from "uri-grammar/template";
 *
 * const [literals, expression] = parseTemplate("/a{?b*}").parts;
 * literals; // => { type: "literals", start: 0, end: 2, value: "/a" }
 * expression?.type === "expression" && expression.operator?.value; // => "?"
 */
export function parseTemplate(input: string): URITemplate {
  assertString(input);
  return templateOf(input);
}

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
  return templates.print(plainTree(node));
}

/**
 * Returns the names of the variables of a template (RFC 6570 section 2.3).
 *
 * @param template a template
 * @returns the names in the order of the template, each once. Triplets such as `%20` stay as they are, because they
 *   belong to the name.
 * @throws {URISyntaxError} if the string is not a template
 * @throws {TypeError} if it is not a string
 *
 * @example
 * import { variables } from "uri-grammar/template";
 *
 * variables("/people{/id}{?q,id,page*}"); // => ["id", "q", "page"]
 */
export function variables(template: string): readonly string[] {
  assertString(template);
  const names = new Set<string>();
  for (const part of templateOf(template).parts) {
    if (part.type === "expression") for (const { varname } of part.varspecs) names.add(varname.value);
  }
  return [...names];
}
