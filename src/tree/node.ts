/**
 * What every node of every standard's tree has.
 *
 * @module
 */

/** A node: plain data, never changed once made. */
export interface NodeBase<Type extends string = string> {
  /** The name of the ABNF rule that the node matched, verbatim. */
  readonly type: Type;
  /** Where the node begins in the input: a 0-based offset in UTF-16 code units. */
  readonly start: number;
  /** Where it ends: the offset after its last code unit. */
  readonly end: number;
}

/** A node without structure of its own. */
export interface Leaf<Type extends string = string> extends NodeBase<Type> {
  /** The raw text between `start` and `end`. */
  readonly value: string;
}

/** A node with parts of its own. */
export type Composite<Node extends NodeBase> = Exclude<Node, Leaf>;

/** The names of the fields of a node that hold nodes, lists of nodes, or `null` for a part that is absent. */
export type ChildKey<Node> = Node extends unknown
  ? { [Key in keyof Node]: Node[Key] extends NodeBase | null | readonly NodeBase[] ? Key : never }[keyof Node] & string
  : never;

/**
 * One stretch of a composite node's text: a literal, or a field that holds nodes. `before` and `after` stand around
 * each node that the field holds, and not at all where it is `null`, which only a field marked `optional` can be;
 * `between` stands between those of a list. A literal can also depend on a field that it does not stand next to: where
 * that is `null` it does not stand.
 */
export type Part<Node = NodeBase> = string | FieldPart<Node> | LiteralPart<Node>;

type LiteralPart<Node> = Node extends unknown
  ? { readonly literal: string; readonly with: ChildKey<Node> & keyof Node }
  : never;

type FieldPart<Node> = Node extends unknown
  ? {
      [Key in ChildKey<Node> & keyof Node]: {
        readonly field: Key;
        readonly before?: string;
        readonly after?: string;
        readonly between?: string;
      } & (null extends Node[Key] ? { readonly optional: true } : { readonly optional?: never });
    }[ChildKey<Node> & keyof Node]
  : never;

/**
 * The shape of each composite node: its parts in the order of the text. The walker, the printer and every conversion
 * are driven by it, and a type that has no shape does not compile.
 */
export type Shapes<Node extends NodeBase> = {
  readonly [Type in Composite<Node>["type"]]: readonly Part<Extract<Node, { type: Type }>>[];
};
