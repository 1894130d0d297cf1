/**
 * Walking a tree, and making a changed copy of it on the way.
 *
 * @module
 */
import { fieldsOf, nodesIn, type Held, type NodeBase, type TreeOf } from "./node.js";
import { isOptional, treesWith, type Tree as Grammar } from "./tree.js";

/**
 * Returned by `enter`: the node's children are not visited, and it is not left.
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
 * Returned by `enter` or `leave`: the walk ends here.
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

/** Where in the tree a node stands. */
export interface Place {
  /** The node that holds it; `null` at the root. */
  readonly parent: NodeBase | null;
  /** The field of the parent that holds it; `null` at the root. */
  readonly key: string | null;
  /** Its index if the field holds a list; otherwise `null`. */
  readonly index: number | null;
}

/** What a visitor returns if it changes nothing: nothing to go on; `SKIP` or `BREAK`. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a visitor that only looks returns nothing at all
export type LookingAnswer = typeof SKIP | typeof BREAK | undefined | void;

/**
 * What a visitor returns: nothing, `SKIP` or `BREAK`, which change nothing; a node, which takes the place of this one
 * (on entering, it is visited in turn); or `null`, which removes the node.
 */
export type Answer = LookingAnswer | NodeBase | null;

/** Called with a node of the type, or in the field, it is for. */
export type Visit<Visited, Answers = Answer> = (node: Visited, place: Place) => Answers;

/** What to do when a node is entered, before its children, and when it is left, after them. */
export interface EnterLeave<Visited, Answers = Answer> {
  readonly enter?: Visit<Visited, Answers>;
  readonly leave?: Visit<Visited, Answers>;
}

/** For the nodes of a type, or in a field; a function alone is called on entering. */
export type Hook<Visited, Answers = Answer> = Visit<Visited, Answers> | EnterLeave<Visited, Answers>;

/** The names of the fields that hold nodes of a tree, given the types of its nodes. */
type FieldIn<Node> = Node extends unknown
  ? { [Name in keyof Node]-?: Held<Node[Name]> extends never ? never : Name }[keyof Node] & string
  : never;

/** The nodes that a field of that name holds, in any node of a tree. */
type HeldBy<Node, Name> = Node extends unknown ? (Name extends keyof Node ? Held<Node[Name]> : never) : never;

/** Of the hooks, those for every node, and those whose names are in `Few`, have answers of their own. */
type Hooks<Tree extends NodeBase, Few extends string, FewAnswers, Answers> = EnterLeave<Tree, FewAnswers> & {
  readonly [Name in Tree["type"] | FieldIn<Tree>]?: Hook<
    Extract<Tree, { type: Name }> | HeldBy<Tree, Name>,
    Name extends Few ? FewAnswers : Answers
  >;
};

/**
 * For every node, for the nodes in a field, such as `host` or `path`, and for the nodes of a type, such as `reg-name`.
 * They are called in this order. A name that is both a field's and a type's is for the nodes in the field and for those of
 * the type; it is called once for a node that is both.
 */
export type Visitor<Tree extends NodeBase = NodeBase> = string extends Tree["type"]
  ? UntypedVisitor
  : Hooks<Tree, never, Answer, Answer>;

/** A visitor that changes nothing. */
export type LookingVisitor<Tree extends NodeBase = NodeBase> = string extends Tree["type"]
  ? UntypedVisitor<LookingAnswer>
  : Hooks<Tree, never, LookingAnswer, LookingAnswer>;

/** A visitor that does not remove the root, whose types are known. */
export type RootKeepingVisitor<
  Tree extends NodeBase = NodeBase,
  RootType extends string = string,
> = string extends Tree["type"]
  ? UntypedVisitor<LookingAnswer | NodeBase>
  : Hooks<Tree, RootType, LookingAnswer | NodeBase, Answer>;

/** The same for a tree whose nodes are not known. */
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- two members have other types
export interface UntypedVisitor<Answers = Answer> extends EnterLeave<NodeBase, Answers> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the visitor knows what nodes it is called with
  readonly [name: string]: Hook<any, Answers> | undefined;
}

/**
 * Walks a tree in the order of the text.
 *
 * @param node the root
 * @param visitor functions, by the names of the nodes that they are called for: `enter` and `leave` for every node, a
 *   field such as `host`, or a type such as `reg-name`
 * @returns the same tree if nothing changes; otherwise a new tree, which shares what did not change; `null` if the root
 *   is removed. Positions stay those of the old text: call `recompose` and `parse` for new ones.
 * @throws {TypeError} if a node is removed that its parent cannot be without; if the root, or what a function returns,
 *   is not a node; and if the visitor has a name that is neither a field nor a type of the grammar
 *
 * @example
 * import { visit, parse, recompose } from "uri-grammar";
 *
 * const tree = parse("http://user@example.com/?q");
 * recompose(visit(tree, { userinfo: () => null, query: () => null })); // => "http://example.com/"
 */
export function visit<Root extends NodeBase>(node: Root, visitor: LookingVisitor<TreeOf<Root>>): Root;
/** A visitor that does not remove the root. */
export function visit<Root extends NodeBase>(
  node: Root,
  visitor: RootKeepingVisitor<TreeOf<Root>, Root["type"]>,
): NodeBase;
/** Any visitor. */
export function visit<Root extends NodeBase>(node: Root, visitor: Visitor<TreeOf<Root>>): NodeBase | null;
export function visit(node: NodeBase, visitor: Visitor): NodeBase | null {
  if (!isNode(node)) throw new TypeError(`A tree is a node, an object with a type, not ${typeof node}.`);
  assertNames(node, visitor);
  return visitNode({ visitor, broken: false }, node, ROOT);
}

function isNode(value: unknown): value is NodeBase {
  return typeof value === "object" && typeof (value as Partial<NodeBase> | null)?.type === "string";
}

/** A misspelt name would go unnoticed. Nothing is known of a tree whose grammar is not loaded. */
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
    `The trees of ${id} have no type and no field ${JSON.stringify(unknown)}; they have ${[...listed()].join(", ")}.`,
  );
}

/** The grammars that a root can be of, and those of a scheme's tree that hangs under it, in its last field. */
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

/** Asks the hook for every node, that for the field, then that for the type: each sees what is in the node's place. */
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
    if (!isNode(answer)) throw new TypeError(`A visitor answers with a node or nothing, not with ${typeof answer}.`);
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

/** Not where the hook for the field has the same name. */
function forType(visitor: Visitor, moment: "enter" | "leave", { type }: NodeBase, { key }: Place): AnyVisit {
  return type === key ? undefined : namedHook(visitor, moment, type);
}

function namedHook(visitor: Visitor, moment: "enter" | "leave", name: string): AnyVisit {
  const own = Object.hasOwn(visitor, name) ? visitor[name] : undefined;
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
