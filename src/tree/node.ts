/**
 * The base type of all nodes, and access to their children.
 *
 * @module
 */
import type { Leaf, NodeBase } from "../../generated/node.js";

export type { Leaf, NodeBase } from "../../generated/node.js";

/** The nodes that a field's value contains, if any. */
export type Held<Value> = Value extends readonly (infer Item)[] ? Extract<Item, NodeBase> : Extract<Value, NodeBase>;

/** The children of a node. */
export type ChildOf<Node> = Node extends unknown ? Held<Node[keyof Node]> : never;

/** The nodes one and two levels below a node. */
type Below<Node> = ChildOf<Node> | ChildOf<ChildOf<Node>>;

/** The maximum number of levels below the root of a tree. The node types contain no cycles. */
export const DEEPEST = 8;

/** All nodes of a tree, given the type of its root: `DEEPEST` levels. */
export type TreeOf<Root extends NodeBase> = Root | Below<Root> | Below<Below<Root>> | Below<Below<Below<Below<Root>>>>;

/** The value of a field: one node, a list of nodes, or `null` for an absent part. */
export type Children = NodeBase | readonly NodeBase[] | null;

/**
 * Returns whether a node is a leaf, which holds its text in `value`. (In other nodes, a field `value` holds a node.)
 */
export function isLeaf(node: NodeBase): node is Leaf {
  return typeof (node as Partial<Leaf>).value === "string";
}

/**
 * Returns the text of a leaf in a tree that a caller has passed; `null` for an absent one.
 *
 * @throws {TypeError} if the node is not a leaf
 */
export function leafText<Node extends NodeBase | null>(node: Node): string | Extract<Node, null> {
  if (node === null) return null as Extract<Node, null>;
  if (!isLeaf(node)) throw notALeaf();
  return node.value;
}

/** Returns the error for a node that should be a leaf. */
export function notALeaf(): TypeError {
  return new TypeError("A node without the fields of its type must have a string property 'value'.");
}

/**
 * Returns the fields of a node that hold nodes, in the order of the text. The build checks that actions create fields
 * in that order. A scheme's tree below the root comes last.
 */
export function fieldsOf(node: NodeBase): readonly (readonly [name: string, held: Children])[] {
  return Object.entries(node).filter(([, held]) => typeof held === "object") as [string, Children][];
}

/** Returns the children of a node in the order of the text, each with the name of its field. */
export function childrenOf(node: NodeBase): readonly (readonly [field: string, child: NodeBase])[] {
  return fieldsOf(node).flatMap(([name, held]) => nodesIn(held).map((child) => [name, child] as const));
}

/** Returns the leaves of a tree in the order of the text. */
export function leavesOf(node: NodeBase): readonly Leaf[] {
  const leaves: Leaf[] = [];
  addLeaves(node, leaves);
  return leaves;
}

function addLeaves(node: NodeBase, leaves: Leaf[]): void {
  if (isLeaf(node)) {
    leaves.push(node);
    return;
  }
  for (const name of Object.keys(node)) {
    const held = node[name as keyof NodeBase] as unknown as Children | string | number;
    if (typeof held === "object") for (const child of nodesIn(held)) addLeaves(child, leaves);
  }
}

/** Returns the nodes in a field's value. */
export function nodesIn(held: Children): readonly NodeBase[] {
  if (held === null) return [];
  return Array.isArray(held) ? (held as readonly NodeBase[]) : [held as NodeBase];
}
