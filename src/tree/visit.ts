/**
 * Walking a tree, and making a changed copy of it on the way.
 *
 * @module
 */
import { fieldsOf, type NodeBase, type TreeOf } from "./node.js";
import { isOptional } from "./tree.js";

/**
 * Returned by `enter`: the node's children are not visited, and it is not left.
 *
 * @example
 * import { SKIP, parse, visit } from "uri-grammar";
 *
 * const types = [];
 * visit(parse("//a:80/b"), {
 *   enter: ({ type }) => {
 *     types.push(type);
 *     return type === "authority" ? SKIP : undefined;
 *   },
 * });
 * types; // => ["relative-ref", "authority", "path-abempty", "segment"]
 */
export const SKIP: unique symbol = Symbol.for("uri-grammar.skip");
/**
 * Returned by `enter` or `leave`: the walk ends here.
 *
 * @example
 * import { BREAK, parse, visit } from "uri-grammar";
 *
 * const types = [];
 * visit(parse("//a:80/b"), {
 *   enter: ({ type }) => {
 *     types.push(type);
 *     return type === "authority" ? BREAK : undefined;
 *   },
 * });
 * types; // => ["relative-ref", "authority"]
 */
export const BREAK: unique symbol = Symbol.for("uri-grammar.break");

/** Where in the tree a node stands. */
export interface Place {
  /** The node that holds it; `null` at the root. */
  readonly parent: NodeBase | null;
  /** The field of the parent that holds it; `null` at the root. */
  readonly key: string | null;
  /** Its index, where the field holds a list; else `null`. */
  readonly index: number | null;
}

/**
 * What a visitor answers: nothing to go on; `SKIP` or `BREAK`; a node to put in this one's place (entered, it is visited
 * in turn); `null` to remove it, where the tree can be without it.
 */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a visitor that only looks returns nothing at all
export type Answer = NodeBase | typeof SKIP | typeof BREAK | null | undefined | void;

/** Called with a node of the type it is for. */
export type Visit<Visited> = (node: Visited, place: Place) => Answer;

/** What to do when a node is entered, before its children, and when it is left, after them. */
export interface EnterLeave<Visited> {
  readonly enter?: Visit<Visited>;
  readonly leave?: Visit<Visited>;
}

/** For every node, and for the nodes of a type; a function alone is called on entering. Those for every node come first. */
export type Visitor<Tree extends NodeBase = NodeBase> = string extends Tree["type"]
  ? UntypedVisitor
  : EnterLeave<Tree> & {
      readonly [Type in Tree["type"]]?:
        Visit<Extract<Tree, { type: Type }>> | EnterLeave<Extract<Tree, { type: Type }>>;
    };

/** The same for a tree whose nodes are not known. */
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- two members have other types
export interface UntypedVisitor extends EnterLeave<NodeBase> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the visitor knows what nodes of its type have
  readonly [type: string]: Visit<any> | EnterLeave<any> | undefined;
}

/**
 * Walks a tree in the order of the text.
 *
 * @param node the root
 * @param visitor what to do
 * @returns the tree with the visitor's changes: a new one where there are any, which shares what did not change; `null`
 *   where the root was removed. Positions are those of the former input: `recompose` and parse to have them anew.
 * @throws {TypeError} where a node is removed that its parent cannot be without
 *
 * @example
 * import { visit, parse, recompose } from "uri-grammar";
 *
 * const tree = parse("http://user@example.com/?q");
 * recompose(visit(tree, { userinfo: () => null, query: () => null })); // => "http://example.com/"
 */
export function visit<Root extends NodeBase>(node: Root, visitor: Visitor<TreeOf<Root>>): Root | NodeBase | null {
  const walk: Walk = { visitor: visitor as Visitor, broken: false };
  return visitNode(walk, node, ROOT);
}

interface Walk {
  readonly visitor: Visitor;
  broken: boolean;
}

/** Whether the walk has ended; a call, since a visitor may end it at any time. */
function isBroken(walk: Walk): boolean {
  return walk.broken;
}

const ROOT: Place = { parent: null, key: null, index: null };

function visitNode(walk: Walk, node: NodeBase, place: Place): NodeBase | null {
  const entered = ask(walk, "enter", node, place);
  if (entered === SKIP) return node;
  if (entered === null || isBroken(walk)) return entered;
  const walked = visitChildren(walk, entered);
  if (isBroken(walk)) return walked;
  const left = ask(walk, "leave", walked, place);
  return left === SKIP ? walked : left;
}

/** Asks the visitor for every node, then that for the type; the second sees what the first put in the node's place. */
function ask(walk: Walk, moment: "enter" | "leave", node: NodeBase, place: Place): NodeBase | typeof SKIP | null {
  let current = node;
  for (const find of [forAll, forType]) {
    const answer = find(walk.visitor, moment, current)?.(current, place);
    if (answer === undefined) continue;
    if (answer === SKIP || answer === null) return answer;
    if (answer === BREAK) {
      walk.broken = true;
      return current;
    }
    current = answer;
  }
  return current;
}

type AnyVisit = ((node: NodeBase, place: Place) => Answer) | undefined;

function forAll(visitor: Visitor, moment: "enter" | "leave"): AnyVisit {
  return visitor[moment];
}

function forType(visitor: Visitor, moment: "enter" | "leave", { type }: NodeBase): AnyVisit {
  const own = Object.hasOwn(visitor, type) ? visitor[type] : undefined;
  if (typeof own === "function") return moment === "enter" ? (own as AnyVisit) : undefined;
  return (own as EnterLeave<NodeBase> | undefined)?.[moment];
}

function visitChildren(walk: Walk, node: NodeBase): NodeBase {
  const changed: Record<string, unknown> = {};
  for (const [key, child] of fieldsOf(node)) {
    if (walk.broken) break;
    if (child === null) continue;
    const visited = Array.isArray(child)
      ? visitList(walk, child as readonly NodeBase[], node, key)
      : visitNode(walk, child as NodeBase, { parent: node, key, index: null });
    if (visited === child) continue;
    if (visited === null && !isOptional(node.type, key)) {
      throw new TypeError(`${node.type} cannot be without its ${key}`);
    }
    changed[key] = visited;
  }
  return Object.keys(changed).length === 0 ? node : { ...node, ...changed };
}

function visitList(walk: Walk, list: readonly NodeBase[], parent: NodeBase, key: string): readonly NodeBase[] {
  const visited: NodeBase[] = [];
  list.forEach((child, index) => {
    const kept = walk.broken ? child : visitNode(walk, child, { parent, key, index });
    if (kept !== null) visited.push(kept);
  });
  const unchanged = visited.length === list.length && visited.every((child, index) => child === list[index]);
  return unchanged ? list : visited;
}
