/**
 * Converts trees to and from unist (`uri-grammar/unist`), for the unified tools: unist-util-visit, -select, -inspect
 * and others.
 *
 * @module
 */
import {
  anything,
  assertObject,
  aString,
  aWholeNumber,
  optional,
  readable,
  readList,
  readObject,
  readOptions,
  readSpan,
} from "../core/arguments.js";
import { assertDepth, fieldsOf, isLeaf, isOptional, nodesIn, plainTree, type NodeBase } from "../tree/index.js";
import { PLACE, placesIn, type Place, type Span } from "./lines.js";
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
  readonly children?: readonly AnyUnistNode[] | undefined;
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
 * @throws {RangeError} if the file ends before the URI, or a node has invalid offsets
 * @throws {TypeError} if the tree is malformed, or an option has the wrong type
 *
 * @example
 * import { parse } from "uri-grammar";
 * import { toUnist } from "uri-grammar/unist";
 *
 * const tree = toUnist(parse("a:b"));
 * "children" in tree && tree.children.map(({ type }) => type); // => ["scheme", "path-rootless"]
 */
export function toUnist(node: NodeBase, place?: Place<FileLocation>): UnistNode {
  return convert(plainTree(node), undefined, placesIn(place, UNIFIED));
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
 * @param place what was given to `toUnist`; only its `offset` is used
 * @returns a new tree. A node without a position, which other tools may have added, gets an empty range at the start of
 *   its parent; `recompose` ignores positions.
 * @throws {TypeError} if a node has neither a value nor children with fields, if a child does not name a field of its
 *   parent, if a field holds too few or too many nodes, or if the tree is too deep
 * @throws {RangeError} if a node has invalid offsets
 *
 * @example
 * import { parse } from "uri-grammar";
 * import { fromUnist, toUnist } from "uri-grammar/unist";
 *
 * const tree = parse("http://example.com/a?b");
 * fromUnist(toUnist(tree)); // => parse("http://example.com/a?b")
 */
export function fromUnist(tree: AnyUnistNode, place?: Place<FileLocation>): NodeBase {
  const { offset = 0 } = readOptions<Place<FileLocation>>(place, PLACE);
  return revert(tree, offset, { start: 0, depth: 0 }).node;
}

/** Returns the node, and the field of its parent that holds it. */
function revert(
  given: unknown,
  offset: number,
  parent: { readonly start: number; readonly depth: number },
): { readonly node: NodeBase; readonly field: string | undefined } {
  assertDepth(parent.depth);
  const { type, value, children, data = {}, position } = readObject<AnyUnistNode>(given, "unist node", IS_UNIST);
  const { field, fields: kinds } = readObject<UnistData>(data, "data of a unist node", IS_DATA);
  const { start, end } = spanFrom(position, offset, parent.start);
  if (typeof value === "string") return { field, node: { type, start, end, value } as NodeBase };
  if (children === undefined || kinds === undefined) {
    throw new TypeError("A unist node must have a string as its value, or children and their fields.");
  }
  const ofKinds = readable("The fields of a unist node", () => Object.entries(kinds));
  const held = new Map<string | undefined, NodeBase[]>(ofKinds.map(([key]) => [key, []]));
  for (const child of readList(children, "The children of a unist node", anything)) {
    const { node, field: own } = revert(child, offset, { start, depth: parent.depth + 1 });
    const nodes = held.get(own);
    if (nodes === undefined) throw new TypeError("The parent of a unist node does not have the field of the node.");
    nodes.push(node);
  }
  const fields = ofKinds.map(([key, kind]) => {
    const nodes = held.get(key) as NodeBase[];
    if (kind === "list") return [key, nodes];
    if (nodes.length > 1) throw new TypeError("A field of a unist node that is not a list cannot have several nodes.");
    // The type and the field are known to a grammar, so the message can name them.
    if (nodes.length === 0 && !isOptional(type, key))
      throw new TypeError(`The tree cannot omit '${key}' because '${type}' requires it.`);
    return [key, nodes[0] ?? null];
  });
  return { field, node: { type, start, end, ...Object.fromEntries(fields) } as NodeBase };
}

const IS_UNIST = {
  type: aString,
  value: anything,
  children: anything,
  data: optional(assertObject),
  position: anything,
};
const IS_DATA = { field: optional(aString), fields: optional(assertObject) };
const POSITION = { start: anything, end: anything };
const POINT = { offset: optional(aWholeNumber) };

/** Returns the span of a node; without a position, an empty span at the start of its parent. */
function spanFrom(position: unknown, offset: number, parentStart: number): Span {
  if (position === undefined) return { start: parentStart, end: parentStart };
  const points = readObject<Required<AnyUnistNode>["position"] & object>(
    position,
    "position of a unist node",
    POSITION,
  );
  const [start, end] = [points.start, points.end].map(
    (point) => readObject<{ offset?: number }>(point, "point of a unist node", POINT).offset,
  );
  const from = start === undefined ? parentStart : start - offset;
  const span = { start: from, end: end === undefined ? from : end - offset };
  return readSpan(span, "position of a unist node");
}
