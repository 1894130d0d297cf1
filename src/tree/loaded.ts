/**
 * The trees of all loaded grammars. Operations on strings import this module only, because it is small.
 *
 * @module
 */
import type { NodeBase } from "./node.js";
import type { Tree } from "./tree.js";

/** `defineTree` adds the trees of each grammar. */
export const trees: Tree[] = [];

/** Returns the trees, of all loaded grammars, that a node can belong to. */
export function treesWith(node: NodeBase): readonly Tree[] {
  return trees.filter((tree) => tree.has(node));
}
