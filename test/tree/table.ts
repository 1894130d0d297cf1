/**
 * The tables under test/tables/trees/: one file for each standard, and for each file of grammar/scheme/.
 *
 * @module
 */
import { pegName } from "../../scripts/build/literate.js";
import { explanationsIn } from "../support/explanations.js";
import { isLeaf, type NodeBase } from "../../src/tree/index.js";

/** A rule, a text that it matches, and the tree of the text, as `sketch` writes it. */
export type TreeRow = readonly [rule: string, text: string, tree: string];

/** Returns the rows in the text of a table. */
export function rowsIn(text: string): readonly TreeRow[] {
  return explanationsIn(text).map(({ as, input, lines }) => [as, input, lines.join("\n")]);
}

/**
 * @param parser a parser of the build
 * @returns a function that gives the tree of a text as the library does; `null` if the rule does not match
 */
export function treesBy(parser: {
  parse(input: string, options: { startRule: string }): unknown;
}): (rule: string, text: string) => NodeBase | null {
  return (rule, text) => {
    const node = parser.parse(text, { startRule: pegName(rule) }) as NodeBase | null | undefined;
    // A rule without a node gives a leaf.
    return node === null ? ({ type: rule, start: 0, end: text.length, value: text } as NodeBase) : (node ?? null);
  };
}

/**
 * @param node
 * @returns the types, fields and texts of all nodes, without positions: `hostport(host=hostname"h", port=null)`
 */
export function sketch(node: NodeBase): string {
  if (isLeaf(node)) return node.type + JSON.stringify(node.value);
  const fields = Object.entries(node).filter(([name]) => !["type", "start", "end"].includes(name));
  return `${node.type}(${fields.map(([name, held]) => `${name}=${sketchOfField(held)}`).join(", ")})`;
}

function sketchOfField(held: unknown): string {
  if (Array.isArray(held)) return `[${held.map(sketchOfField).join(", ")}]`;
  return held === null ? "null" : sketch(held as NodeBase);
}
