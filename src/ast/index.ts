/**
 * The trees of all standards: their node types, and the shapes that drive every walk over them.
 *
 * @module
 */
import { rfc3986Shapes, type RFC3986Node } from "./rfc3986.js";

export type { ChildKey, Composite, Leaf, NodeBase, Part, Shapes } from "./node.js";
export { print } from "./print.js";

/** A node of any standard's tree. */
export type Node = RFC3986Node;

/** The fields that hold nodes, in the order of the text, for each type of composite node. */
export const childKeys: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(rfc3986Shapes).map(([type, parts]) => [
    type,
    parts.flatMap((part) => (typeof part === "string" ? [] : [part.field as string])),
  ]),
);
