/**
 * Walks trees and creates changed copies of them.
 *
 * @module
 */
import { aFunction, assertObject, optional, readable, readObject, wrongType } from "../core/arguments.js";
import { assertDepth } from "./plain.js";
import { fieldsOf, nodesIn, type Held, type NodeBase, type TreeOf } from "./node.js";
import { treesWith } from "./loaded.js";
import { isOptional, type Tree as Grammar } from "./tree.js";

/**
 * Return value of `enter`: do not visit the node's children, and do not call `leave` for the node.
 *
 * @example
 * import { SKIP, parse, visit } from "uri-grammar";
 *
 * const types = new Set();
 * visit(parse("//a:80/b"), {
 *   enter: ({ type }) => {
 *     types.add(type);
 *     return type === "authority" ? SKIP : undefined;
 *   },
 * });
 * [...types]; // => ["relative-ref", "authority", "path-abempty", "segment"]
 */
export const SKIP: unique symbol = Symbol.for("uri-grammar.skip");
/**
 * Return value of `enter` or `leave`: end the walk.
 *
 * @example
 * import { BREAK, parse, visit } from "uri-grammar";
 *
 * const types = new Set();
 * visit(parse("//a:80/b"), {
 *   enter: ({ type }) => {
 *     types.add(type);
 *     return type === "authority" ? BREAK : undefined;
 *   },
 * });
 * [...types]; // => ["relative-ref", "authority"]
 */
export const BREAK: unique symbol = Symbol.for("uri-grammar.break");

/** The position of a node in the tree. */
export interface Place {
  /** The parent node; `null` at the root. */
  readonly parent: NodeBase | null;
  /** The parent's field that holds the node; `null` at the root. */
  readonly key: string | null;
  /** The index in the field's list; `null` if the field holds no list. */
  readonly index: number | null;
}

/** The return value of a visitor that changes nothing: nothing, `SKIP` or `BREAK`. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a visitor that changes nothing may return nothing
export type LookingAnswer = typeof SKIP | typeof BREAK | undefined | void;

/**
 * The return value of a visitor. Nothing, `SKIP` and `BREAK` change nothing. A node replaces the visited node; if
 * `enter` returns it, its children are visited. `null` removes the node.
 */
export type Answer = LookingAnswer | NodeBase | null;

/** A callback for the nodes of a type or in a field. */
export type Visit<Visited, Answers = Answer> = (node: Visited, place: Place) => Answers;

/** Callbacks before (`enter`) and after (`leave`) the children of a node. */
export interface EnterLeave<Visited, Answers = Answer> {
  readonly enter?: Visit<Visited, Answers> | undefined;
  readonly leave?: Visit<Visited, Answers> | undefined;
}

/** The callbacks for a node type or a field. A function alone is called on entering. */
export type Hook<Visited, Answers = Answer> = Visit<Visited, Answers> | EnterLeave<Visited, Answers>;

/** The names of the fields that hold nodes, given the node types of a tree. */
type FieldIn<Node> = Node extends unknown
  ? { [Name in keyof Node]-?: Held<Node[Name]> extends never ? never : Name }[keyof Node] & string
  : never;

/** The nodes in the fields of that name, given the node types of a tree. */
type HeldBy<Node, Name> = Node extends unknown ? (Name extends keyof Node ? Held<Node[Name]> : never) : never;

/** Hooks with two return types: one for hooks on every node and for the names in `Few`, one for all other hooks. */
type Hooks<Tree extends NodeBase, Few extends string, FewAnswers, Answers> = EnterLeave<Tree, FewAnswers> & {
  readonly [Name in Tree["type"] | FieldIn<Tree>]?:
    Hook<Extract<Tree, { type: Name }> | HeldBy<Tree, Name>, Name extends Few ? FewAnswers : Answers> | undefined;
};

/**
 * Callbacks for every node, for the nodes in a field, such as `host` or `path`, and for the nodes of a type, such as
 * `reg-name`. They are called in this order. A name can be both a field and a type. Its callback gets the nodes of
 * both, and is called once for a node that matches twice.
 */
export type Visitor<Tree extends NodeBase = NodeBase> = string extends Tree["type"]
  ? UntypedVisitor
  : Hooks<Tree, never, Answer, Answer>;

/** A visitor that changes nothing. */
export type LookingVisitor<Tree extends NodeBase = NodeBase> = string extends Tree["type"]
  ? UntypedVisitor<LookingAnswer>
  : Hooks<Tree, never, LookingAnswer, LookingAnswer>;

/** A visitor that does not remove the root. The node types of the tree are known. */
export type RootKeepingVisitor<
  Tree extends NodeBase = NodeBase,
  RootType extends string = string,
> = string extends Tree["type"]
  ? UntypedVisitor<LookingAnswer | NodeBase>
  : Hooks<Tree, RootType, LookingAnswer | NodeBase, Answer>;

/** A visitor for a tree whose node types are not known. */
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- two members have other types
export interface UntypedVisitor<Answers = Answer> extends EnterLeave<NodeBase, Answers> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the visitor knows what nodes it is called with
  readonly [name: string]: Hook<any, Answers> | undefined;
}

/**
 * Walks a tree in the order of the text.
 *
 * @param node the root
 * @param visitor callbacks by name: `enter` and `leave` for every node, a field such as `host`, or a node type such as
 *   `reg-name`
 * @returns the same tree if nothing changes; otherwise a new tree that shares the unchanged nodes; `null` if the root
 *   is removed. Positions still refer to the old text: call `recompose` and `parse` to update them.
 * @throws {TypeError} if a required node is removed; if the root or a callback's result is not a node; or if the
 *   visitor has a name that is neither a field nor a node type of the grammar
 *
 * @example
 * import { visit, parse, recompose } from "uri-grammar";
 *
 * const tree = parse("http://user@example.com/?q");
 * recompose(visit(tree, { userinfo: () => null, query: () => null })); // => "http://example.com/"
 */
export function visit<Root extends NodeBase>(node: Root, visitor: LookingVisitor<TreeOf<Root>>): Root;
/** Takes a visitor that does not remove the root. */
export function visit<Root extends NodeBase>(
  node: Root,
  visitor: RootKeepingVisitor<TreeOf<Root>, Root["type"]>,
): NodeBase;
/** Takes any visitor. */
export function visit<Root extends NodeBase>(node: Root, visitor: Visitor<TreeOf<Root>>): NodeBase | null;
export function visit(node: NodeBase, visitor: Visitor): NodeBase | null {
  assertNode(node, "The tree", 0);
  const hooks = hooksOf(visitor);
  assertNames(node, hooks);
  return visitNode({ visitor: hooks, broken: false, depth: 0 }, node, ROOT);
}

/**
 * Throws if a value is not a node, or if it is too deep in the tree. A callback can replace a node by a malformed one.
 */
function assertNode(value: unknown, what: string, depth: number): asserts value is NodeBase {
  assertObject(value, what);
  assertDepth(depth);
  const type = readable(what, () => (value as Partial<NodeBase>).type);
  if (typeof type !== "string") throw wrongType(`'type' of ${what.toLowerCase()}`, "a string", type);
}

/** Returns a checked copy of a visitor. `enter` and `leave` can be inherited, for example from a class. */
function hooksOf(visitor: Visitor): Visitor {
  const { enter, leave } = readObject<EnterLeave<NodeBase>>(visitor, "visitor", BOTH);
  const own = readable("The visitor", () => Object.entries(visitor)).flatMap(([name, hook]): [string, unknown][] => {
    if (hook === undefined || name === "enter" || name === "leave") return [];
    if (typeof hook === "function") return [[name, { enter: hook }]];
    if (typeof hook !== "object") throw wrongType("A callback of the visitor", "a function or an object", hook);
    return [[name, readObject(hook, "callbacks of the visitor", BOTH)]];
  });
  return { ...Object.fromEntries(own), ...(enter && { enter }), ...(leave && { leave }) };
}

const BOTH = { enter: optional(aFunction), leave: optional(aFunction) };

/**
 * Throws if a name is misspelt: its callback would never be called. Checks nothing if the tree's grammar is not loaded.
 */
function assertNames(root: NodeBase, visitor: Visitor): void {
  const asked = Object.keys(visitor).filter((name) => name !== "enter" && name !== "leave");
  if (asked.length === 0) return;
  const grammars = grammarsOf(root);
  if (grammars.length === 0) return;
  const own = [root.type, ...fieldsOf(root).map(([name]) => name)];
  const names = new Set(grammars.flatMap((grammar) => [...grammar.names()]).concat(own));
  const unknown = asked.find((name) => !names.has(name));
  if (unknown === undefined) return;
  const [{ id, names: listed }] = grammars as [Grammar];
  throw new TypeError(
    `A callback has a name that is no node type or field of the trees of ${id}. They have ${[...listed()].join(", ")}.`,
  );
}

/** Returns the grammars that a root can belong to, and those of a scheme's tree in its last field. */
function grammarsOf(root: NodeBase): readonly Grammar[] {
  const own = treesWith(root);
  const last = fieldsOf(root).at(-1);
  if (own.length > 0 || !last) return own;
  const [name, hung] = last;
  const rest = Object.fromEntries(Object.entries(root).filter(([each]) => each !== name)) as unknown as NodeBase;
  return [rest, ...nodesIn(hung)].flatMap(treesWith);
}

interface Walk {
  readonly visitor: Visitor;
  broken: boolean;
  /** The number of levels above the visited node. */
  depth: number;
}

/**
 * Returns whether the walk has ended. A function call, because the compiler does not know that callbacks can end the
 * walk.
 */
function isBroken(walk: Walk): boolean {
  return walk.broken;
}

const ROOT: Place = { parent: null, key: null, index: null };

function visitNode(walk: Walk, node: NodeBase, place: Place): NodeBase | null {
  assertNode(node, "A node of the tree", walk.depth);
  const entered = ask(walk, "enter", node, place);
  if (entered === SKIP) return node;
  if (entered === null || isBroken(walk)) return entered;
  const walked = visitChildren(walk, entered);
  if (isBroken(walk)) return walked;
  const left = ask(walk, "leave", walked, place);
  return left === SKIP ? walked : left;
}

/** Calls the hooks for every node, for the field and for the type. Each gets the result of the one before. */
function ask(walk: Walk, moment: "enter" | "leave", node: NodeBase, place: Place): NodeBase | typeof SKIP | null {
  let current = node;
  for (const find of [forAll, forField, forType]) {
    const answer = find(walk.visitor, moment, current, place)?.(current, place);
    if (answer === undefined) continue;
    if (answer === SKIP || answer === null) return answer;
    if (answer === BREAK) {
      walk.broken = true;
      return current;
    }
    if (typeof answer !== "object")
      throw wrongType("The result of a callback", "a node, null, SKIP, BREAK or nothing", answer);
    assertNode(answer, "The result of a callback", walk.depth);
    current = answer;
  }
  return current;
}

type AnyVisit = ((node: NodeBase, place: Place) => Answer) | undefined;

function forAll(visitor: Visitor, moment: "enter" | "leave"): AnyVisit {
  return visitor[moment];
}

function forField(visitor: Visitor, moment: "enter" | "leave", _: NodeBase, { key }: Place): AnyVisit {
  return key === null ? undefined : namedHook(visitor, moment, key);
}

/** Skips the hook if it has already been called for the field of the same name. */
function forType(visitor: Visitor, moment: "enter" | "leave", { type }: NodeBase, { key }: Place): AnyVisit {
  return type === key ? undefined : namedHook(visitor, moment, type);
}

function namedHook(visitor: Visitor, moment: "enter" | "leave", name: string): AnyVisit {
  const own = Object.hasOwn(visitor, name) ? visitor[name] : undefined;
  return (own as EnterLeave<NodeBase> | undefined)?.[moment];
}

function visitChildren(walk: Walk, node: NodeBase): NodeBase {
  const changed: Record<string, unknown> = {};
  walk.depth++;
  for (const [key, child] of readable("A node of the tree", () => fieldsOf(node))) {
    if (walk.broken) break;
    if (child === null) continue;
    const visited = Array.isArray(child)
      ? visitList(walk, child as readonly NodeBase[], node, key)
      : visitNode(walk, child as NodeBase, { parent: node, key, index: null });
    if (visited === child) continue;
    if (visited === null && !isOptional(node.type, key)) {
      throw new TypeError(`The visitor cannot remove '${key}' because '${node.type}' requires it.`);
    }
    changed[key] = visited;
  }
  walk.depth--;
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
