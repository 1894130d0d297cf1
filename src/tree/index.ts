/**
 * The trees of all standards: their node types, and the shapes that drive every walk over them.
 *
 * @module
 */
import type { NodeBase } from "./node.js";
import { rfc1738Shapes, type RFC1738Node } from "./rfc1738.js";
import { rfc2396bis01Shapes, type RFC2396bis01Node } from "./rfc2396bis-01.js";
import { rfc3986Shapes, type RFC3986Node } from "./rfc3986.js";
import { urlSyntax05Shapes, type URLSyntax05Node } from "./url-syntax-05.js";

export type { ChildKey, Composite, Leaf, NodeBase, Part, Shapes } from "./node.js";
export { print, printedLeaves } from "./print.js";

/** A node of any standard's tree. */
export type Node = RFC3986Node | RFC2396bis01Node | RFC1738Node | URLSyntax05Node;

/** The nodes of the standard whose tree a root is; those of all standards where the root does not tell. */
export type TreeOf<Root extends NodeBase> = Root extends RFC3986Node
  ? RFC3986Node
  : Root extends RFC2396bis01Node
    ? RFC2396bis01Node
    : Root extends URLSyntax05Node
      ? URLSyntax05Node
      : Root extends RFC1738Node
        ? RFC1738Node
        : Node;

/** The shapes of all standards. A type that several of them have gets the fields of all. */
const allShapes: readonly object[] = [rfc3986Shapes, rfc2396bis01Shapes, rfc1738Shapes, urlSyntax05Shapes];

/** A part of a shape of which no more is known than whether it has a field. */
type AnyPart = { readonly field: string; readonly optional?: boolean } | { readonly literal: string };

/** For each type of composite node, the fields that hold nodes, in the order of the text, and whether each is optional. */
const fieldsByType = new Map<string, Map<string, boolean>>();
for (const shapes of allShapes) {
  for (const [type, parts] of Object.entries(shapes) as [string, readonly (string | AnyPart)[]][]) {
    const fields = fieldsByType.get(type) ?? new Map<string, boolean>();
    for (const { field, optional = false } of parts.filter((part) => typeof part === "object" && "field" in part)) {
      fields.set(field, optional);
    }
    fieldsByType.set(type, fields);
  }
}

/** The fields that hold nodes, in the order of the text, for each type of composite node. */
export const childKeys: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(fieldsByType, ([type, fields]) => [type, [...fields.keys()]]),
);

/** Whether a node of the type can be without what the field holds, that is whether the field can be `null`. */
export function isOptional(type: string, field: string): boolean {
  return fieldsByType.get(type)?.get(field) === true;
}
