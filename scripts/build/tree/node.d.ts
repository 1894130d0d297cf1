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
