/**
 * What every node of every tree has.
 *
 * @module
 */
import type { Leaf, NodeBase } from "../../generated/node.js";

export type { Leaf, NodeBase } from "../../generated/node.js";

/** The nodes that a field of a node holds, if it holds any. */
export type Held<Value> = Value extends readonly (infer Item)[] ? Extract<Item, NodeBase> : Extract<Value, NodeBase>;

/** The nodes right below a node. */
export type ChildOf<Node> = Node extends unknown ? Held<Node[keyof Node]> : never;

/** The nodes of the next two levels, too. */
type Below<Node> = ChildOf<Node> | ChildOf<ChildOf<Node>>;

/** All nodes of a tree, given its root: no grammar here makes trees with more than eight levels below the root. */
export type TreeOf<Root extends NodeBase> = Root | Below<Root> | Below<Below<Root>> | Below<Below<Below<Below<Root>>>>;

/** What a field holds: one node, a list of nodes, or `null` for a part that is absent. */
export type Children = NodeBase | readonly NodeBase[] | null;

/** Whether a node carries its text itself; a field of that name holds a node. */
export function isLeaf(node: NodeBase): node is Leaf {
  return typeof (node as Partial<Leaf>).value === "string";
}

/**
 * The fields of a node that hold nodes, in the order of the text: actions make them in that order, which the build makes
 * sure of. A tree of a scheme that hangs under the root comes last.
 */
export function fieldsOf(node: NodeBase): readonly (readonly [name: string, held: Children])[] {
  return Object.entries(node).filter(([, held]) => typeof held === "object") as [string, Children][];
}

/** The nodes right below a node, in the order of the text, each with the field that holds it. */
export function childrenOf(node: NodeBase): readonly (readonly [field: string, child: NodeBase])[] {
  return fieldsOf(node).flatMap(([name, held]) => nodesIn(held).map((child) => [name, child] as const));
}

/** The nodes that a field holds. */
export function nodesIn(held: Children): readonly NodeBase[] {
  if (held === null) return [];
  return Array.isArray(held) ? (held as readonly NodeBase[]) : [held as NodeBase];
}
