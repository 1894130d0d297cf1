import type { Leaf, NodeBase, Part } from "./node.js";

/** A shape as the printer reads it: which node it belongs to was checked where it was written down. */
type AnyShapes = Readonly<Record<string, readonly Part<Record<string, NodeBase>>[]>>;

/**
 * Writes a tree down by its shapes alone: positions are not looked at, so the tree may have been edited.
 *
 * @param node a node of the tree that the shapes describe
 * @param shapes that tree's shapes
 * @returns the text; for a tree that `parse` made, the input between the node's `start` and `end`
 */
export function print(node: NodeBase, shapes: object): string {
  if (isLeaf(node)) return node.value;
  const fields = node as unknown as Readonly<Record<string, NodeBase | readonly NodeBase[] | null>>;
  let text = "";
  for (const part of (shapes as AnyShapes)[node.type] ?? []) {
    if (typeof part === "string") {
      text += part;
      continue;
    }
    if ("literal" in part) {
      if (fields[part.with] !== null) text += part.literal;
      continue;
    }
    const { field, before = "", after = "", between = "" } = part;
    const held = fields[field] ?? [];
    const nodes = Array.isArray(held) ? (held as readonly NodeBase[]) : [held as NodeBase];
    text += nodes.map((each) => before + print(each, shapes) + after).join(between);
  }
  return text;
}

/** Whether the node is a leaf: it carries its text itself. */
function isLeaf(node: NodeBase): node is Leaf {
  return "value" in node;
}
