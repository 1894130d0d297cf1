import type { Leaf, NodeBase, Part } from "./node.js";

/** A shape as the printer reads it: which node it belongs to was checked where it was written down. */
type AnyShapes = Readonly<Partial<Record<string, readonly Part<Record<string, NodeBase>>[]>>>;

/**
 * Writes a tree down by its shapes alone: positions are not looked at, so the tree may have been edited.
 *
 * @param node a node of the tree that the shapes describe
 * @param shapes that tree's shapes
 * @returns the text; for a tree that `parse` made, the input between the node's `start` and `end`
 * @throws {TypeError} at a node that has neither a shape nor a value
 */
export function print(node: NodeBase, shapes: object): string {
  let text = "";
  for (const piece of pieces(node, shapes)) text += typeof piece === "string" ? piece : piece.value;
  return text;
}

/**
 * The leaves of a tree, with the positions that they have where the tree is written down.
 *
 * @param node a node of the tree that the shapes describe; its own positions are not looked at
 * @param shapes that tree's shapes
 */
export function printedLeaves(node: NodeBase, shapes: object): Leaf[] {
  const leaves: Leaf[] = [];
  let start = 0;
  for (const piece of pieces(node, shapes)) {
    const value = typeof piece === "string" ? piece : piece.value;
    const end = start + value.length;
    if (typeof piece !== "string") leaves.push({ type: piece.type, start, end, value });
    start = end;
  }
  return leaves;
}

/** The literals and the leaves of a tree, in the order of the text. */
function* pieces(node: NodeBase, shapes: object): Generator<string | Leaf> {
  if (isLeaf(node)) {
    yield node;
    return;
  }
  const fields = node as unknown as Readonly<Record<string, NodeBase | readonly NodeBase[] | null>>;
  const parts = (shapes as AnyShapes)[node.type];
  if (!parts) throw new TypeError(`a node of type ${JSON.stringify(node.type)} carries its text as its value`);
  for (const part of parts) {
    if (typeof part === "string") yield part;
    else if ("literal" in part) {
      if (fields[part.with] !== null) yield part.literal;
    } else {
      const { field, before = "", after = "", between = "" } = part;
      const held = fields[field] ?? [];
      let separator = "";
      for (const each of Array.isArray(held) ? (held as readonly NodeBase[]) : [held as NodeBase]) {
        yield separator + before;
        yield* pieces(each, shapes);
        yield after;
        separator = between;
      }
    }
  }
}

/** Whether the node is a leaf: it carries its text itself. */
function isLeaf(node: NodeBase): node is Leaf {
  return "value" in node;
}
