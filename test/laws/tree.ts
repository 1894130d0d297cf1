/**
 * Trees as the laws see them: without asking which standard they are of.
 *
 * @module
 */
import { childKeys, type Leaf, type NodeBase } from "../../src/tree/index.js";

/** The fields of a node. */
export function fieldsOf(node: NodeBase): Readonly<Record<string, unknown>> {
  return node as unknown as Readonly<Record<string, unknown>>;
}

/** The nodes right below a node, in the order of its fields. */
export function childrenOf(node: NodeBase): NodeBase[] {
  const fields = fieldsOf(node);
  return (childKeys.get(node.type) ?? []).flatMap((key) => (fields[key] ?? []) as NodeBase | NodeBase[]);
}

/** Whether a node carries its text itself. */
export function isLeaf(node: NodeBase): node is Leaf {
  return "value" in node;
}

/** A node and all below it, in the order of the text. */
export function* nodesOf(node: NodeBase): Generator<NodeBase> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** The first node that some node holds in the field; `null` where there is none. */
export function findField(node: NodeBase, key: string): NodeBase | null {
  for (const each of nodesOf(node)) {
    const held = fieldsOf(each)[key];
    if (held !== undefined && held !== null) return held as NodeBase;
  }
  return null;
}
