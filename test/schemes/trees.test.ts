// The trees of the schemes' grammars: what is printed of a tree is the text that it was made of, and its nodes nest.
import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { childrenOf, defineTree, isLeaf, type NodeBase } from "../../src/tree/index.js";
import { loadParser, oracleOf } from "../conformance/oracle.js";

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

describe.each(schemeFiles())("%s", (file) => {
  const grammar = readScheme(file);
  const rules = grammar.rules.map(({ name }) => name);
  const unexpected = (): never => {
    throw new Error("nothing is parsed or refused here");
  };

  test.each(rules)("%s: each tree prints as the text that it was made of", async (rule) => {
    const { shapes } = (await import(`../../generated/scheme/${file}.tree.js`)) as { readonly shapes: string };
    const tree = defineTree({ id: file, shapes, rules: () => rules, parse: unexpected, refuse: unexpected });
    const { parse } = await loadParser(`scheme/${file}`);
    const { accepts, strings } = oracleOf(compileSchemeAutomaton(grammar, [rule]), rule);
    const wrong: unknown[] = [];
    let count = 0;
    for (const text of strings()) {
      if (!accepts(text)) continue;
      count += 1;
      // A rule that makes no node gives a leaf, which needs no shape.
      const node = parse(text, { startRule: pegName(rule) }) as NodeBase | null;
      if (node === null) continue;
      const printed = tree.print(node);
      const stray = astray(node, text);
      if (printed !== text || stray !== null || tree.misfitIn(node) !== null) wrong.push({ text, printed, stray });
      if (wrong.length === 5) break;
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});
