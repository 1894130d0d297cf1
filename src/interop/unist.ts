/**
 * Converts trees to and from unist (`uri-grammar/unist`), for the unified tools: unist-util-visit, -select, -inspect
 * and others.
 *
 * @module
 */
import { fieldsOf, isLeaf, isOptional, nodesIn, type NodeBase } from "../tree/index.js";
import { placesIn, type Place, type Span } from "./lines.js";
import { UNIFIED, type FileLocation, type UnistPoint } from "./unified.js";

export type { Place } from "./lines.js";
export type { FileLocation, UnistPoint } from "./unified.js";

/** The position of a node: its start, and the position after its last character. */
export interface UnistPosition {
  start: UnistPoint;
  end: UnistPoint;
}

/** The data that `fromUnist` needs to restore a node. */
export interface UnistData {
  /** The field of the parent that holds the node; absent for the root. */
  field?: string;
  /** The fields of a parent, in the order of the text. Each holds an optional node or a list of nodes. */
  fields?: Record<string, "node" | "list">;
}

/** A leaf: a unist literal. */
export interface UnistLiteral {
  type: string;
  value: string;
  data: UnistData;
  position: UnistPosition;
}

/** A node with fields: a unist parent. Absent parts are not among its children. */
export interface UnistParent {
  type: string;
  children: UnistNode[];
  data: UnistData;
  position: UnistPosition;
}

/** A result of `toUnist`. */
export type UnistNode = UnistLiteral | UnistParent;

/** An input of `fromUnist`: a result of `toUnist`, which other tools may have changed. */
export interface AnyUnistNode {
  readonly type: string;
  readonly value?: unknown;
  readonly children?: readonly AnyUnistNode[];
  readonly data?: object | undefined;
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
}

/**
 * Converts a tree to a unist tree.
 *
 * @param node the root of any tree, of a standard or a scheme
 * @param place the document that contains the URI; `position` then refers to the document
 * @returns a new tree. Each node has its `type`, its `position`, its `value` or, in the order of the text, its
 *   `children`, and in `data` the names of fields.
 * @throws {RangeError} if the file of vfile-location ends before the URI
 *
 * @example
 * import { parse } from "uri-grammar";
 * import { toUnist } from "uri-grammar/unist";
 *
 * const tree = toUnist(parse("a:b"));
 * "children" in tree && tree.children.map(({ type }) => type); // => ["scheme", "path-rootless"]
 */
export function toUnist(node: NodeBase, place: Place<FileLocation> = {}): UnistNode {
  return convert(node, undefined, placesIn(place, UNIFIED));
}

function convert(node: NodeBase, field: string | undefined, positionOf: (span: Span) => UnistPosition): UnistNode {
  const { type } = node;
  const data: UnistData = field === undefined ? {} : { field };
  const position = positionOf(node);
  if (isLeaf(node)) return { type, value: node.value, data, position };
  const children: UnistNode[] = [];
  const kinds: [string, "node" | "list"][] = [];
  for (const [key, held] of fieldsOf(node)) {
    kinds.push([key, Array.isArray(held) ? "list" : "node"]);
    for (const part of nodesIn(held)) children.push(convert(part, key, positionOf));
  }
  return { type, children, data: { ...data, fields: Object.fromEntries(kinds) }, position };
}

/**
 * Converts a unist tree back to a tree: the inverse of `toUnist`.
 *
 * @param tree a result of `toUnist`, which other tools may have changed
 * @param place the `offset` that was given to `toUnist`
 * @returns a new tree. A node without a position, which other tools may have added, gets an empty range at the start of
 *   its parent; `recompose` ignores positions.
 * @throws {TypeError} if a node has neither a value nor children with fields, if a child does not name a field of its
 *   parent, or if a field holds too few or too many nodes
 *
 * @example
 * import { parse } from "uri-grammar";
 * import { fromUnist, toUnist } from "uri-grammar/unist";
 *
 * const tree = parse("http://example.com/a?b");
 * fromUnist(toUnist(tree)); // => parse("http://example.com/a?b")
 */
export function fromUnist(tree: AnyUnistNode, place: Pick<Place, "offset"> = {}): NodeBase {
  return revert(tree, place.offset ?? 0, 0);
}

function revert(
  { type, value, children, data, position }: AnyUnistNode,
  offset: number,
  parentStart: number,
): NodeBase {
  const start = position?.start.offset === undefined ? parentStart : position.start.offset - offset;
  const end = position?.end.offset === undefined ? start : position.end.offset - offset;
  if (typeof value === "string") return { type, start, end, value } as NodeBase;
  const kinds = (data as UnistData | undefined)?.fields;
  if (children === undefined || kinds === undefined) {
    throw new TypeError(`A node of type ${JSON.stringify(type)} must have a value, or children and their fields.`);
  }
  const held = new Map<string | undefined, NodeBase[]>(Object.keys(kinds).map((key) => [key, []]));
  for (const child of children) {
    const { field } = (child.data ?? {}) as UnistData;
    const nodes = held.get(field);
    if (nodes === undefined)
      throw new TypeError(`${type} has no field for a child of type ${JSON.stringify(child.type)}.`);
    nodes.push(revert(child, offset, start));
  }
  const fields = Object.entries(kinds).map(([key, kind]) => {
    const nodes = held.get(key) as NodeBase[];
    if (kind === "list") return [key, nodes];
    if (nodes.length > 1) throw new TypeError(`${type} cannot have more than one ${key}.`);
    if (nodes.length === 0 && !isOptional(type, key))
      throw new TypeError(`The tree cannot omit "${key}" because "${type}" requires it.`);
    return [key, nodes[0] ?? null];
  });
  return { type, start, end, ...Object.fromEntries(fields) } as NodeBase;
}
