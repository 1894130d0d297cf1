// Runs the suites of the schemes' grammars, like test/conformance/suites.prove.ts does for the standards, and checks the
// trees of all rules, also of the imported ones.
import type { Automaton as Oracle } from "../../scripts/build/automaton.js";
import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { Automaton, type Table } from "../../src/core/automaton.js";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import type { NodeBase } from "../../src/tree/index.js";
import { coverOf } from "../conformance/cover.js";
import { firstDisagreement, loadParser, oracleOf, pegOf } from "../conformance/oracle.js";
import { parsersOf, suiteDifferences } from "../conformance/parser.js";
import type { Peg } from "../conformance/peg.js";
import { misprints, treeOf } from "./trees.js";

/** The PEG equals the ABNF, so the suites only test the back end, which is the same for all grammars. */
const LIMITS = { small: 0, large: 30_000 };

describe.each(schemeFiles())("%s", (file) => {
  const grammar = readScheme(file);
  const names = grammar.rules.map(({ name }) => name);
  // The automata of all files together would fill the memory.
  let automaton: Oracle;
  let peg: Peg;
  beforeAll(() => {
    automaton = compileSchemeAutomaton(grammar, names);
    peg = pegOf(grammar);
  });
  afterAll(() => {
    [automaton, peg] = [undefined as never, undefined as never];
  });

  test("the automaton of each rule equals its ABNF, also that of each imported rule", () => {
    const [scheme = ""] = grammar.schemes.keys();
    for (const rule of names) {
      const own = (schemes.get(scheme) as AnyScheme).grammar.automaton(rule);
      expect([rule, firstDisagreement(automaton, rule, own)]).toEqual([rule, null]);
    }
  });

  test.each([...new Set(grammar.schemes.values())])("the suite of %s", async (rule) => {
    const { table } = (await import(`../../generated/scheme/${file}.table.js`)) as { readonly table: Table };
    const shipped = new Automaton(table);
    const compared = { automaton, peg, ...(await parsersOf(`scheme/${file}`, grammar)) };
    expect(suiteDifferences(compared, rule, (text) => shipped.test(text, rule), LIMITS)).toEqual([]);
  });

  // The suite has the trees of the top rules, too. Those of its own other rules are also in conformance.test.ts.
  test.each(names)("each tree of %s prints as the text that it was made of", async (rule) => {
    const tree = await treeOf(file, names);
    const parser = await loadParser(`scheme/${file}`);
    const parse = (text: string): NodeBase | null =>
      parser.parse(text, { startRule: pegName(rule) }) as NodeBase | null;
    const { strings } = coverOf(automaton, peg, rule);
    const valid = strings.filter(oracleOf(automaton, rule).accepts);
    expect(valid.length).toBeGreaterThan(0);
    expect(misprints(tree, parse, valid)).toEqual([]);
  });
});
