// The shipped parser accepts, by each rule, exactly what the ABNF says. The suite leads into each state of a parser that follows
// the PEG, so that what the back end makes of the PEG is tried wherever it can be.
import { pegName } from "../../scripts/build/literate.js";
import { differences, everyRule, loadParser, oracleOf, subjectOf, verdictOf } from "./oracle.js";

test.each(everyRule)("%s: the parser's %s is the ABNF's", async (id, rule) => {
  const { automaton, peg } = subjectOf(id);
  const parser = await loadParser(id);
  expect(differences(oracleOf(automaton, rule, peg), verdictOf(parser, pegName(rule)))).toEqual([]);
});
