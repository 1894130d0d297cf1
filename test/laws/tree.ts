/**
 * Trees as the laws see them: without asking which standard they are of.
 *
 * @module
 */
export { isLeaf } from "../../src/tree/index.js";
import { childrenOf as childrenWithFields, type NodeBase } from "../../src/tree/index.js";

/** The fields of a node. */
export function fieldsOf(node: NodeBase): Readonly<Record<string, unknown>> {
  return node as unknown as Readonly<Record<string, unknown>>;
}

/** The nodes right below a node, in the order of the text. */
export function childrenOf(node: NodeBase): NodeBase[] {
  return childrenWithFields(node).map(([, child]) => child);
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
