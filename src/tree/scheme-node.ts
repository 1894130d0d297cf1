/**
 * The scheme's tree under the root of a tree: both must have the same text, because an operation reads only one of them.
 *
 * @module
 */
import { withoutFragment } from "../core/parts.js";
import { treesWith } from "./loaded.js";
import type { NodeBase } from "./node.js";

/**
 * Refuses a root whose text differs from that of the scheme's tree under it, because only one of them was edited. A
 * `schemeNode` of a grammar without a description of its trees has no text, and is not compared.
 *
 * @param root a checked copy of a tree, with or without `schemeNode`
 * @param text the text of the root
 * @throws {URISyntaxError} if the texts differ. The offsets refer to the text of the root
 * @throws {TypeError} if a node in the `schemeNode` has neither the fields of its type nor a value
 */
export function assertAgreement(root: NodeBase, text: string): void {
  const { schemeNode } = root as { readonly schemeNode?: NodeBase | null };
  if (schemeNode === undefined || schemeNode === null) return;
  const trees = treesWith(schemeNode);
  // A scheme does not define fragments (RFC 3986 section 3.5), unless its grammar contains "#".
  const texts = (hasFragment: boolean): string => (hasFragment ? text : withoutFragment(text));
  const [first] = trees;
  if (!first) return;
  let isPrinted = false;
  let failure: unknown;
  for (const tree of trees) {
    try {
      if (tree.print(schemeNode) === texts(tree.hasFragment())) return;
      isPrinted = true;
    } catch (error) {
      // Two grammars can have nodes of one type with the same fields, which hold nodes of different types.
      failure ??= error;
    }
  }
  if (!isPrinted) throw failure;
  throw first.refuse({ code: "recompose", message: DISAGREE, start: 0, end: text.length, rule: schemeNode.type });
}

const DISAGREE =
  "The root and its 'schemeNode' have different texts. Pass recompose(schemeNode) to use the text of 'schemeNode', or set 'schemeNode' to null to use the text of the root.";
