// The shipped parser, which the back end of scripts/build/backend/ makes, against the one that Peggy's own back end makes
// of the same grammar: the same tree for each input, with its fields in the same order, or the same refusal.
import { compileStockParser } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { everyRule, loadParser, oracleOf, subjectOf, subjects, type ParserModule } from "./oracle.js";
import { loadStock, treeDifferences } from "./stock.js";

const stock = new Map(subjects.map(({ id, grammar }) => [id, loadStock(compileStockParser(grammar))]));

test.each(everyRule)("%s: Peggy's own parser makes the same of each %s", async (id, rule) => {
  const [shipped, reference] = [await loadParser(id), (await stock.get(id)) as ParserModule];
  const { automaton, peg } = subjectOf(id);
  expect(treeDifferences(shipped, reference, pegName(rule), oracleOf(automaton, rule, peg))).toEqual([]);
});
