/** A node of a tree: immutable, plain data. */
export interface NodeBase<Type extends string = string> {
  /** The name of the ABNF rule that the node matches, verbatim. */
  readonly type: Type;
  /** The start of the node in the input: a 0-based offset in UTF-16 code units. */
  readonly start: number;
  /** The end of the node: the offset after its last code unit. */
  readonly end: number;
}

/** A node without fields. */
export interface Leaf<Type extends string = string> extends NodeBase<Type> {
  /** The raw text between `start` and `end`. */
  readonly value: string;
}
