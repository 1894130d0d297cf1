/**
 * Trees: what every node has, and what is known of the trees of each grammar.
 *
 * @module
 */
export {
  childrenOf,
  fieldsOf,
  isLeaf,
  nodesIn,
  type ChildOf,
  type Children,
  type Leaf,
  type NodeBase,
  type TreeOf,
} from "./node.js";
export { defineTree, isOptional, treesWith, type FieldType, type NodeType, type Tree } from "./tree.js";
