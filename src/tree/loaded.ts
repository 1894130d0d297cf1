/**
 * The trees of all loaded grammars. Operations on strings import this module only, because it is small.
 *
 * @module
 */
import { isLeaf, type NodeBase } from "./node.js";
import type { Tree } from "./tree.js";

/** The trees of each grammar. */
export const trees: Tree[] = [];

/** Adds the trees of a grammar. */
export function addTree(tree: Tree): void {
  trees.push(tree);
  known.clear();
}

/** The trees with nodes of some type and fields. Unknown nodes are not kept, because callers can invent any number. */
const known = new Map<string, readonly Tree[]>();

/** Returns the trees, of all loaded grammars, that a node can belong to. */
export function treesWith(node: NodeBase): readonly Tree[] {
  const key = kindOf(node);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = trees.filter((tree) => tree.has(node));
  if (found.length > 0) known.set(key, found);
  return found;
}

/** Returns a text that is the same for nodes with the same type and fields: all that `Tree.has` looks at. */
function kindOf(node: NodeBase): string {
  if (isLeaf(node)) return `=${node.type}`;
  let kind = `${node.type}:`;
  for (const name of Object.keys(node)) {
    if (typeof node[name as keyof NodeBase] === "object") kind += ` ${name}`;
  }
  return kind;
}
