/**
 * Walks trees and creates changed copies of them.
 *
 * @module
 */
import { aFunction, assertObject, optional, propertyOf, readObject, unreadable, wrongType } from "../core/arguments.js";
import { assertDepth } from "./plain.js";
import { fieldsOf, isLeaf, nodesIn, type Held, type NodeBase, type TreeOf } from "./node.js";
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
  return visitNode({ hooks, broken: false, depth: 0 }, node, null, null, null);
}

/**
 * Throws if a value is not a node, or if it is too deep in the tree. A callback can replace a node by a malformed one.
 */
function assertNode(value: unknown, what: string, depth: number): asserts value is NodeBase {
  assertObject(value, what);
  assertDepth(depth);
  let type: unknown;
  try {
    // Always the same name, so this is faster than a function for any name.
    ({ type } = value as NodeBase);
  } catch (cause) {
    throw unreadable(what, cause);
  }
  if (typeof type !== "string") throw wrongType(`'type' of ${what.toLowerCase()}`, "a string", type);
}

/** The checked callbacks of a visitor. */
interface Checked {
  /** What the visitor had when it was checked; see `givenBy`. */
  readonly given: readonly unknown[];
  /** The callbacks for every node. */
  readonly all: EnterLeave<NodeBase>;
  /** The callbacks for the nodes of a type or in a field. */
  readonly named: ReadonlyMap<string | null, EnterLeave<NodeBase>>;
  /** Whether any callback is called before, or after, the children of a node. */
  readonly enters: boolean;
  readonly leaves: boolean;
  /** The type and the fields of the last root whose grammars have all these names. */
  last: readonly string[];
}

/** The callbacks of each visitor, because most visitors are used for many trees. */
const checked = new WeakMap<object, Checked>();

/** Returns the callbacks of a visitor. They are checked again if the visitor has changed. */
function hooksOf(visitor: Visitor): Checked {
  const given = givenBy(visitor);
  const kept = checked.get(visitor);
  if (kept !== undefined && areEqual(kept.given, given)) return kept;
  const hooks = readHooks(given);
  checked.set(visitor, hooks);
  return hooks;
}

function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/**
 * Reads each property of a visitor once.
 *
 * @returns `enter` and `leave`, which can be inherited, for example from a class; then each other own property as its
 *   name and its value, followed by `enter` and `leave` of a value that is an object
 */
function givenBy(visitor: Visitor): readonly unknown[] {
  assertObject(visitor, "The visitor");
  const given = [propertyOf(visitor, "enter", "'enter' of the visitor")];
  given.push(propertyOf(visitor, "leave", "'leave' of the visitor"));
  for (const name of keysOf(visitor, "The visitor")) {
    if (name === "enter" || name === "leave") continue;
    const hook = propertyOf(visitor, name, "The visitor");
    given.push(name, hook);
    if (!isObject(hook)) continue;
    assertObject(hook, "The callbacks of the visitor");
    given.push(propertyOf(hook, "enter", "'enter' of the callbacks of the visitor"));
    given.push(propertyOf(hook, "leave", "'leave' of the callbacks of the visitor"));
  }
  return given;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Checks what `givenBy` has read. */
function readHooks(given: readonly unknown[]): Checked {
  const all = readObject<EnterLeave<NodeBase>>({ enter: given[0], leave: given[1] }, "visitor", BOTH);
  const named = new Map<string, EnterLeave<NodeBase>>();
  for (let at = 2; at < given.length; at += 2) {
    const [name, hook] = [given[at] as string, given[at + 1]];
    if (hook === undefined) continue;
    if (typeof hook === "function") {
      named.set(name, { enter: hook as AnyVisit });
      continue;
    }
    if (typeof hook !== "object") throw wrongType("A callback of the visitor", "a function or an object", hook);
    assertObject(hook, "The callbacks of the visitor");
    at += 2;
    const both = { enter: given[at], leave: given[at + 1] };
    named.set(name, readObject<EnterLeave<NodeBase>>(both, "callbacks of the visitor", BOTH));
  }
  const each = [all, ...named.values()];
  const enters = each.some(({ enter }) => enter !== undefined);
  const leaves = each.some(({ leave }) => leave !== undefined);
  return { given, all, named, enters, leaves, last: [] };
}

const BOTH = { enter: optional(aFunction), leave: optional(aFunction) };

/**
 * Throws if a name is misspelt: its callback would never be called. Checks nothing if the tree's grammar is not loaded.
 */
function assertNames(root: NodeBase, hooks: Checked): void {
  if (hooks.named.size === 0) return;
  const own = [root.type];
  for (const name of keysOf(root, "The tree")) {
    if (!isOwn(name) && typeof propertyOf(root, name, "The tree") === "object") own.push(name);
  }
  if (areEqual(hooks.last, own)) return;
  const grammars = grammarsOf(root);
  const isKnown = (name: string): boolean => own.includes(name) || grammars.some((each) => each.names().has(name));
  if (grammars.length === 0 || [...(hooks.named.keys() as Iterable<string>)].every(isKnown)) {
    hooks.last = own;
    return;
  }
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
  readonly hooks: Checked;
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

const A_NODE = "A node of the tree";

/** Visits a node. The last three arguments are its place. */
function visitNode(
  walk: Walk,
  node: NodeBase,
  parent: NodeBase | null,
  key: string | null,
  index: number | null,
): NodeBase | null {
  assertNode(node, A_NODE, walk.depth);
  const { enters, leaves } = walk.hooks;
  const entered = enters ? ask(walk, "enter", node, parent, key, index) : node;
  if (entered === SKIP) return node;
  if (entered === null || isBroken(walk)) return entered;
  const walked = isLeaf(entered) ? entered : visitChildren(walk, entered);
  if (!leaves || isBroken(walk)) return walked;
  const left = ask(walk, "leave", walked, parent, key, index);
  return left === SKIP ? walked : left;
}

type AnyVisit = (node: NodeBase, place: Place) => Answer;

/** Calls the hooks for every node, for the field and for the type. Each gets the result of the one before. */
function ask(
  walk: Walk,
  moment: "enter" | "leave",
  node: NodeBase,
  parent: NodeBase | null,
  key: string | null,
  index: number | null,
): NodeBase | typeof SKIP | null {
  const { all, named } = walk.hooks;
  let current = node;
  let place: Place | undefined;
  for (let kind = 0; kind < 3; kind++) {
    const hooks = kind === 0 ? all : named.get(kind === 1 ? key : typeBut(current, key));
    const hook = hooks?.[moment];
    if (hook === undefined) continue;
    place ??= { parent, key, index };
    const answer = hook(current, place);
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

/** Returns the type of a node, or `null` if its hook has already been called for the field of the same name. */
function typeBut({ type }: NodeBase, key: string | null): string | null {
  return type === key ? null : type;
}

function visitChildren(walk: Walk, node: NodeBase): NodeBase {
  let changed: Record<string, unknown> | undefined;
  walk.depth++;
  for (const key of keysOf(node, A_NODE)) {
    if (walk.broken) break;
    if (isOwn(key)) continue;
    const child = propertyOf(node, key, A_NODE);
    if (!isObject(child)) continue;
    const visited = Array.isArray(child)
      ? visitList(walk, child as readonly NodeBase[], node, key)
      : visitNode(walk, child as NodeBase, node, key, null);
    if (visited === child) continue;
    if (visited === null && !isOptional(node.type, key)) {
      throw new TypeError(`The visitor cannot remove '${key}' because '${node.type}' requires it.`);
    }
    (changed ??= {})[key] = visited;
  }
  walk.depth--;
  return changed === undefined ? node : { ...node, ...changed };
}

/** Returns whether a property is one that each node has. It holds no node, so it need not be read. */
const isOwn = (name: string): boolean => name === "type" || name === "start" || name === "end";

/** Returns the list, or a changed copy. */
function visitList(walk: Walk, list: readonly NodeBase[], parent: NodeBase, key: string): readonly NodeBase[] {
  const { length } = list;
  let copy: NodeBase[] | undefined;
  for (let index = 0; index < length; index++) {
    const child = list[index] as NodeBase;
    const kept = walk.broken ? child : visitNode(walk, child, parent, key, index);
    if (kept !== child) copy ??= list.slice(0, index);
    if (copy !== undefined && kept !== null) copy.push(kept);
  }
  return copy ?? list;
}

function keysOf(value: object, what: string): readonly string[] {
  try {
    return Object.keys(value);
  } catch (cause) {
    throw unreadable(what, cause);
  }
}
