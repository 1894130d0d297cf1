/**
 * Copies trees that callers pass into plain data, and refuses malformed ones.
 *
 * @module
 */
import { assertObject, isList, readable, unreadable, wrongType } from "../core/arguments.js";
import { DEEPEST, type NodeBase } from "./node.js";

/**
 * Returns a copy of a tree. Each property of each node is read once, so that getters and proxies cannot change the tree
 * after this check. All nodes of the copy are objects with a string `type`.
 *
 * @param root the root of a tree
 * @param what the name of the argument in messages
 * @param hint what to pass instead of an object that is not a tree
 * @throws {TypeError} if the value is not a tree, or the tree is too deep, for example because it contains itself
 */
export function plainTree(root: unknown, what = "The tree", hint = ""): NodeBase {
  return plainNode(root, what, 0, hint);
}

function plainNode(given: unknown, what: string, depth: number, hint = ""): NodeBase {
  assertObject(given, what);
  assertDepth(depth);
  const copy = copyOf(given, what);
  const { type } = copy;
  if (typeof type !== "string") {
    const { message } = wrongType(`'type' of ${what.toLowerCase()}`, "a string", type);
    throw new TypeError(message + hint);
  }
  if (typeof copy["value"] === "string") return copy as unknown as NodeBase;
  for (const name of Object.keys(copy)) {
    const held = copy[name];
    if (typeof held !== "object" || held === null) continue;
    copy[name] = isList(held, A_NODE)
      ? readable(A_LIST, () => Array.from(held)).map((item) => plainNode(item, A_NODE, depth + 1))
      : plainNode(held, A_NODE, depth + 1);
  }
  return copy as unknown as NodeBase;
}

function copyOf(given: object, what: string): Record<string, unknown> {
  try {
    return { ...given };
  } catch (cause) {
    throw unreadable(what, cause);
  }
}

const A_NODE = "A node of the tree";
const A_LIST = "The list of a node";

/**
 * Throws if a node is deeper than any node of a parser.
 *
 * @param depth the number of levels above the node
 * @throws {TypeError} if there are too many
 */
export function assertDepth(depth: number): void {
  if (depth > DEEPEST) {
    throw new TypeError(`The tree has more than ${String(DEEPEST)} levels below its root, or contains itself.`);
  }
}
