/**
 * The trees of the schemes' grammars: what is printed of a tree is the text that it was made of, and its nodes nest.
 *
 * @module
 */
import { childrenOf, defineTree, isLeaf, type NodeBase, type Tree } from "../../src/tree/index.js";

/** How many faults a report shows. */
const SHOWN = 5;

/** What a printed tree is known by. */
export interface Misprint {
  readonly text: string;
  readonly printed: string;
  /** The place of a node that does not nest, or the type of a leaf with another text. */
  readonly stray: string | null;
}

/** The first node that does not lie within its parent, behind the one before it; and a leaf that has another text. */
function astray(node: NodeBase, text: string): string | null {
  let at = node.start;
  for (const [field, child] of childrenOf(node)) {
    if (child.start < at || child.end < child.start || child.end > node.end) return `${field} of ${node.type}`;
    at = child.end;
    const below = astray(child, text);
    if (below !== null) return below;
  }
  return isLeaf(node) && node.value !== text.slice(node.start, node.end) ? node.type : null;
}

/**
 * @param file of a scheme's grammar
 * @param rules all of them
 * @returns the trees of its shapes, as they are shipped; only for printing
 */
export async function treeOf(file: string, rules: readonly string[]): Promise<Tree> {
  const { shapes } = (await import(`../../generated/scheme/${file}.tree.js`)) as { readonly shapes: string };
  const unexpected = (): never => {
    throw new Error("nothing is parsed or refused here");
  };
  return defineTree({ id: file, shapes, rules: () => rules, parse: unexpected, refuse: unexpected });
}

/**
 * @param tree
 * @param parse makes the node of a text; null where its rule makes none
 * @param valid what the rule matches
 * @returns the first texts whose trees are not what they should be
 */
export function misprints(tree: Tree, parse: (text: string) => NodeBase | null, valid: Iterable<string>): Misprint[] {
  const wrong: Misprint[] = [];
  for (const text of valid) {
    // A rule that makes no node gives a leaf, which needs no shape.
    const node = parse(text);
    if (node === null) continue;
    const printed = tree.print(node);
    const stray = astray(node, text);
    if (printed !== text || stray !== null || tree.misfitIn(node) !== null) wrong.push({ text, printed, stray });
    if (wrong.length === SHOWN) break;
  }
  return wrong;
}
