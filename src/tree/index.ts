/**
 * Syntax trees: the base type of all nodes, and the node types of each grammar.
 *
 * @module
 */
export {
  childrenOf,
  fieldsOf,
  isLeaf,
  leafText,
  leavesOf,
  nodesIn,
  type ChildOf,
  type Children,
  type Leaf,
  type NodeBase,
  type TreeOf,
} from "./node.js";
export { assertDepth, plainTree } from "./plain.js";
export { treesWith } from "./loaded.js";
export { assertAgreement } from "./scheme-node.js";
export { defineTree, isOptional, type FieldType, type NodeType, type Printed, type Tree } from "./tree.js";
