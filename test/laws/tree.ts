/**
 * Reads trees without knowing their standard.
 *
 * @module
 */
export { isLeaf } from "../../src/tree/index.js";
import { childrenOf as childrenWithFields, type NodeBase } from "../../src/tree/index.js";

/** The fields of a node. */
export function fieldsOf(node: NodeBase): Readonly<Record<string, unknown>> {
  return node as unknown as Readonly<Record<string, unknown>>;
}

/** Returns the children of a node in the order of the text. */
export function childrenOf(node: NodeBase): NodeBase[] {
  return childrenWithFields(node).map(([, child]) => child);
}

/** Yields a node and its descendants in the order of the text. */
export function* nodesOf(node: NodeBase): Generator<NodeBase> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** Returns the first node that is the value of the field in some node; `null` if there is none. */
export function findField(node: NodeBase, key: string): NodeBase | null {
  for (const each of nodesOf(node)) {
    const held = fieldsOf(each)[key];
    if (held !== undefined && held !== null) return held as NodeBase;
  }
  return null;
}
