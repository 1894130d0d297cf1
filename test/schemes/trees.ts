/**
 * Checks the trees of the schemes' grammars: a tree prints its input, and its nodes nest.
 *
 * @module
 */
import { childrenOf, defineTree, isLeaf, type NodeBase, type Tree } from "../../src/tree/index.js";

/** The number of faults that a report shows. */
const SHOWN = 5;

/** The fields that a printed tree is recognized by. */
export interface Misprint {
  readonly text: string;
  readonly printed: string;
  /** The path of a node that does not nest, or the type of a leaf with a wrong text. */
  readonly stray: string | null;
}

/**
 * Finds the first node that is not within its parent and after its previous sibling, or the first leaf with a wrong
 * text.
 */
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
 * @param file the file of a scheme's grammar
 * @param rules all rules of the file
 * @returns the shipped description of its trees, only for printing
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
 * @param parse makes the node of a text; `null` if the rule makes no node
 * @param valid texts that the rule matches
 * @returns the first texts with wrong trees
 */
export function misprints(tree: Tree, parse: (text: string) => NodeBase | null, valid: Iterable<string>): Misprint[] {
  const wrong: Misprint[] = [];
  for (const text of valid) {
    // A rule without a node gives a leaf, which needs no shape.
    const node = parse(text);
    if (node === null) continue;
    const printed = tree.print(node);
    const stray = astray(node, text);
    if (printed !== text || stray !== null || tree.printed(node).misfit !== null) wrong.push({ text, printed, stray });
    if (wrong.length === SHOWN) break;
  }
  return wrong;
}
