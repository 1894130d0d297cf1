// Compares the trees of the built parsers with the tables under test/tables/trees/. The tables must detect each mutant
// of a grammar that only makes other trees: see "Mutation testing" in CONTRIBUTING.md.
import { schemeFiles } from "../../scripts/build/schemes.js";
import { GRAMMARS } from "../../scripts/build/standards.js";
import { loadParser } from "../conformance/oracle.js";
import { sketch, treesBy, type TreeRow } from "./table.js";

const names = [...GRAMMARS.map(({ id }) => id), ...schemeFiles().map((file) => `scheme/${file}`)];

test.each(names)("the trees of %s", async (name) => {
  const { trees } = (await import(`../tables/trees/${name}.js`)) as { readonly trees: readonly TreeRow[] };
  const treeOf = treesBy(await loadParser(name));
  const found = trees.map(([rule, text]): TreeRow => {
    const node = treeOf(rule, text);
    return [rule, text, node === null ? "refused" : sketch(node)];
  });
  expect(found).toEqual(trees);
});
