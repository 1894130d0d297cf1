/**
 * Component recomposition (RFC 3986 section 5.3), with a check that the result parses back to the same components.
 *
 * @module
 */
import {
  assertAgreement,
  childrenOf,
  isLeaf,
  leavesOf,
  plainTree,
  treesWith,
  type Leaf,
  type NodeBase,
  type Tree,
} from "../tree/index.js";
import {
  aPort,
  assertObject,
  assertString,
  optional,
  portText,
  readable,
  readObject,
  stringOrNull,
  wrongType,
} from "../core/arguments.js";
import { compose, composeAuthority, type Components, type SomeComponents } from "../core/components.js";
import { hasOnlyKnown } from "../core/plain.js";
import type { AnyGrammar } from "./grammar.js";
import { assertPlain, unknownPart } from "./part-names.js";
import { differing, misreading } from "./references.js";

/**
 * Recomposes a tree or components into a string.
 *
 * @param parts a node of the standard's tree, whose positions are ignored; or components. A component that is `null` or
 *   missing is absent. If `host` is given, the authority is composed of its parts; otherwise `authority` is used.
 * @returns the text. For a result of `parse` or `components`, it equals their input.
 * @throws {URISyntaxError} if the text does not match the grammar, or would be parsed into other parts, for example a
 *   path `//x` without an authority. The offsets, in UTF-16 code units, refer to this text. Also if the root of a tree
 *   and its `schemeNode` have different texts
 * @throws {RangeError} if the standard has no node of that type
 * @throws {TypeError} if the argument is neither a tree nor components, if a component is unknown, or if the tree is
 *   malformed
 */
export type Recompose = (parts: NodeBase | SomeComponents) => string;

/** Components whose port is a text. */
type TextComponents = { readonly [Name in keyof Components]?: Components[Name] | undefined };

/**
 * Creates the `recompose` function of a standard.
 *
 * @param grammar the standard's grammar
 */
export function recomposer(grammar: AnyGrammar): Recompose {
  function recomposeRoot(root: NodeBase): string {
    if (!("schemeNode" in root)) return recomposeNode(root);
    // No standard has this field, and a field without a node does not count.
    const node: NodeBase & { schemeNode?: unknown } = { ...root };
    node.schemeNode = undefined;
    const text = recomposeNode(node);
    assertAgreement(root, text);
    return text;
  }

  function recomposeNode(node: NodeBase): string {
    // This grammar's own nodes come first: other grammars can have nodes with the same type and fields.
    const own = grammar.rules.includes(node.type);
    const [first, ...others] = treesWith(node);
    if (own && (!first || hasAll(grammar.tree, node))) return written(node, grammar.tree);
    if (!first) throw new RangeError(`${grammar.id} has no node of this type.`);
    let failure: unknown;
    for (const tree of [first, ...others]) {
      try {
        if (tree === first || (hasAll(tree, node) && tree.print(node) === first.print(node)))
          return written(node, tree);
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure;
  }

  function recomposeComponents(given: TextComponents): string {
    const { scheme = null, path = "", query = null, fragment = null } = given;
    const { userinfo = null, host = null, port = null } = given;
    // A caller who changes a part of the authority usually leaves `authority` unchanged.
    const authority = host === null ? (given.authority ?? null) : composeAuthority({ userinfo, host, port });
    const text = compose({ scheme, authority, path, query, fragment });
    const read = grammar.components(text);
    const parts = host === null ? given : { userinfo, host, port };
    // If only the authority is given, it can have any parts.
    const wanted = {
      scheme,
      authority,
      userinfo: parts.userinfo === undefined ? read.userinfo : parts.userinfo,
      host: parts.host === undefined ? read.host : parts.host,
      port: parts.port === undefined ? read.port : parts.port,
      path,
      query,
      fragment,
    };
    const other = differing(read, wanted);
    if (other !== undefined) throw grammar.misread(text, other);
    return text;
  }

  return (parts: unknown) => {
    if (typeof parts !== "object" || parts === null) throw wrongType("The input", "a tree or components", parts);
    const given = plainComponents(parts);
    if (given !== null) return recomposeComponents(given);
    const text = grammar.written(parts);
    if (text !== null) return text;
    if (readable("The input", () => "type" in parts)) return recomposeRoot(plainTree(parts));
    assertObject(parts, COMPONENTS);
    assertPlain(parts, COMPONENTS, "Pass components(url.href).", NAMES);
    const unknown = readable(COMPONENTS, () => Object.keys(parts)).find((name) => !NAMES.includes(name));
    if (unknown !== undefined) throw unknownPart(unknown, NAMES);
    const { port, ...others } = readObject<SomeComponents>(parts, "components", CHECKS);
    return recomposeComponents({ port: portText(port), ...others });
  };
}

/**
 * Returns a copy of components that a plain object holds, such as a result of `components`.
 *
 * @returns `null` if anything needs a closer look
 */
function plainComponents(parts: object): TextComponents | null {
  try {
    if (Object.getPrototypeOf(parts) !== Object.prototype) return null;
    const { scheme, authority, userinfo, host, port, path, query, fragment } = parts as TextComponents;
    // If all components are there, the number of properties shows that there are no others.
    const areAll =
      scheme !== undefined &&
      authority !== undefined &&
      userinfo !== undefined &&
      host !== undefined &&
      port !== undefined &&
      path !== undefined &&
      query !== undefined &&
      fragment !== undefined;
    let count = 0;
    for (const name in parts) {
      if (!areAll && !NAMES.includes(name)) return null;
      count++;
    }
    if (areAll && count !== NAMES.length) return null;
    // Nobody would read hidden properties.
    if (!hasOnlyKnown(parts, count)) return null;
    const arePlain =
      isPart(scheme) &&
      isPart(authority) &&
      isPart(userinfo) &&
      isPart(host) &&
      isPart(port) &&
      (path === undefined || typeof path === "string") &&
      isPart(query) &&
      isPart(fragment);
    return arePlain ? { scheme, authority, userinfo, host, port, path, query, fragment } : null;
  } catch {
    // A property cannot be read. The closer look throws an error with a message.
    return null;
  }
}

function isPart(value: unknown): boolean {
  return typeof value === "string" || value === null || value === undefined;
}

const PART = optional(stringOrNull);
const CHECKS = {
  scheme: PART,
  authority: PART,
  userinfo: PART,
  host: PART,
  port: optional(aPort),
  path: optional(assertString),
  query: PART,
  fragment: PART,
};
const NAMES: readonly string[] = Object.keys(CHECKS);
const COMPONENTS = "The components";

/** Returns whether a grammar has a node and all its descendants. The same rule can have fields in one grammar only. */
function hasAll(tree: Tree, node: NodeBase): boolean {
  return tree.has(node) && childrenOf(node).every(([, child]) => isLeaf(child) || hasAll(tree, child));
}

/** Prints a node and checks that the text parses back to it. */
function written(node: NodeBase, tree: Tree): string {
  const { text, leaves, misfit } = tree.printed(node);
  const nameOf = ({ type }: { readonly type: string }): string => (tree.names().has(type) ? type : "part");
  if (misfit) throw tree.refuse(misreading(text, nameOf(misfit), node.type));
  const torn = tornLeaf(leaves, leavesOf(tree.parse(text, node.type)));
  if (torn) throw tree.refuse(misreading(text, nameOf(torn), node.type));
  return text;
}

/**
 * Returns the first leaf that differs in two lists of the leaves of one text. Empty leaves are skipped. Either list can
 * have one leaf more, because text between empty leaves can be parsed as part of another leaf.
 */
function tornLeaf(wanted: readonly Leaf[], found: readonly Leaf[]): Leaf | undefined {
  let at = 0;
  for (const leaf of wanted) {
    if (leaf.value === "") continue;
    while (found[at]?.value === "") at++;
    const other = found[at++];
    if (!other || !isSamePart(leaf, other)) return leaf;
  }
  return found.slice(at).find(({ value }) => value !== "");
}

/** The type of a path segment is ignored because it can depend on the neighbouring segment. */
function isSamePart(a: Leaf, b: Leaf): boolean {
  if (a.start !== b.start || a.end !== b.end) return false;
  return a.type === b.type || (a.type.includes("segment") && b.type.includes("segment"));
}
