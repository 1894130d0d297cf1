// The schemes' grammars, as test/conformance/ has the standards': the PEG of each top rule means what the ABNF beside it
// says, and so do the parser and the table that are shipped.
import { compileStockParser } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { Automaton, type Table } from "../../src/core/automaton.js";
import { firstDifference, machineOf } from "../conformance/machine.js";
import { differences, loadParser, oracleOf, pegOf, verdictOf } from "../conformance/oracle.js";
import { loadStock, treeDifferences } from "../conformance/stock.js";

describe.each(schemeFiles())("%s", (file) => {
  const grammar = readScheme(file);
  const rules = [...new Set(grammar.schemes.values())];
  const automaton = compileSchemeAutomaton(grammar);
  const peg = pegOf(grammar);
  const stock = loadStock(compileStockParser(grammar));

  test.each(rules)("the PEG's %s is the ABNF's", (rule) => {
    expect(firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))).toBeNull();
  });

  test.each(rules)(
    "the parser's and the table's %s are the ABNF's, and the tree is that of Peggy's parser",
    async (rule) => {
      const { table } = (await import(`../../generated/scheme/${file}.table.js`)) as { readonly table: Table };
      const shipped = new Automaton(table);
      const parser = await loadParser(`scheme/${file}`);
      const parses = verdictOf(parser, pegName(rule));
      const oracle = oracleOf(automaton, rule, peg);
      // Made once for all: the suite for a parser that follows the PEG leads into each state of the table, too.
      const strings = [...oracle.strings()];
      const suite = { ...oracle, strings: () => strings };
      expect(differences(suite, parses)).toEqual([]);
      expect(differences(suite, (text) => shipped.test(text, rule))).toEqual([]);
      expect(treeDifferences(parser, await stock, pegName(rule), suite)).toEqual([]);
    },
  );

  test("has a section and a title for each rule of its own", () => {
    for (const { section, title } of grammar.own) {
      expect(section).toMatch(/^(?:(?:RFC\d+:)?(?:\d+|[A-Z])(?:\.\d+)*|"[^"]+")$/);
      expect(title).toMatch(/^\S.*\S$/);
    }
  });
});
