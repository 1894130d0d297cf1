/**
 * Component recomposition (RFC 3986 section 5.3), checked: what is written is read back, and must mean the same.
 *
 * @module
 */
import { childrenOf, isLeaf, treesWith, type Leaf, type NodeBase, type Tree } from "../tree/index.js";
import { compose, composeAuthority, type Components } from "../core/components.js";
import type { AnyGrammar } from "./grammar.js";
import { isNode, misreading } from "./references.js";

/**
 * Writes a tree or components as a string.
 *
 * @param parts a node of the standard's tree, whose positions are ignored; or components. A component that is `null` or
 *   missing is absent. If there is a host, the authority is written from its parts; otherwise `authority` is written as
 *   it is.
 * @returns the text. For what `parse` or `components` returned, this is their input.
 * @throws {URISyntaxError} if the text does not match the grammar, or would be read as other parts: a path `//x` without
 *   an authority is an example. Its offsets, in UTF-16 code units, are in the text that was refused.
 * @throws {RangeError} if the standard has no node of that type
 */
export type Recompose = (parts: NodeBase | Partial<Components>) => string;

/**
 * Makes the recomposition of a standard.
 *
 * @param grammar the standard's grammar
 */
export function recomposer(grammar: AnyGrammar): Recompose {
  function recomposeNode(node: NodeBase): string {
    // The grammar's own node means what the grammar says of it; others may have the same type and the same fields.
    const own = grammar.rules.includes(node.type);
    const [first, ...others] = treesWith(node);
    if (own && (!first || hasAll(grammar.tree, node))) return written(node, grammar.tree);
    if (!first) throw new RangeError(`${grammar.id} has no node of type ${JSON.stringify(node.type)}`);
    try {
      return written(node, first);
    } catch (error) {
      const other = others.find((tree) => hasAll(tree, node) && tree.print(node) === first.print(node));
      if (other) return written(node, other);
      throw error;
    }
  }

  function recomposeComponents(given: Partial<Components>): string {
    const {
      scheme = null,
      userinfo = null,
      host = null,
      port = null,
      path = "",
      query = null,
      fragment = null,
    } = given;
    // Somebody who changes a part of an authority leaves the authority as it was.
    const authority = host === null ? (given.authority ?? null) : composeAuthority({ userinfo, host, port });
    const wanted = { scheme, authority, path, query, fragment };
    const text = compose(wanted);
    const read = grammar.components(text);
    const parts = authority === null || host !== null ? { userinfo, host, port } : given;
    const other = (Object.keys(read) as (keyof Components)[]).find((name) => {
      const value = { ...parts, ...wanted }[name];
      return value !== undefined && value !== read[name];
    });
    if (other !== undefined) throw grammar.misread(text, other);
    return text;
  }

  return (parts) => {
    if (isNode(parts)) return recomposeNode(parts);
    const isObject = typeof parts === "object" && (parts as object | null) !== null && !Array.isArray(parts);
    if (!isObject) throw new TypeError("a reference is recomposed from a node or from components");
    return recomposeComponents(parts);
  };
}

/** Whether a grammar has a node and all below it: the same rule may have fields in one grammar and none in another. */
function hasAll(tree: Tree, node: NodeBase): boolean {
  return tree.has(node) && childrenOf(node).every(([, child]) => isLeaf(child) || hasAll(tree, child));
}

/** Writes a node down, and reads it back. */
function written(node: NodeBase, tree: Tree): string {
  const text = tree.print(node);
  const misfit = tree.misfitIn(node);
  if (misfit) throw tree.refuse(misreading(text, misfit.type, node.type));
  const wanted = spans(tree.printedLeaves(node));
  const found = spans(tree.printedLeaves(tree.parse(text, node.type)));
  // Either can have a leaf more than the other: what is written between empty leaves may be read as another's text.
  const torn = wanted.find(({ key }, index) => key !== found[index]?.key) ?? found[wanted.length];
  if (torn) throw tree.refuse(misreading(text, torn.type, node.type));
  return text;
}

/**
 * What two trees of one text must agree on: where each leaf stands, and what it is. An empty leaf stands nowhere, and a
 * segment of a path has another rule where it has another neighbour.
 */
function spans(leaves: readonly Leaf[]): { readonly type: string; readonly key: string }[] {
  return leaves
    .filter(({ value }) => value !== "")
    .map(({ type, start, end }) => ({
      type,
      key: `${type.includes("segment") ? "segment" : type} ${String(start)} ${String(end)}`,
    }));
}
