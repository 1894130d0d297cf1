// The shipped parser and the shipped automaton accept, by each rule, exactly what the ABNF says, on the rule's complete suite.
// The suite leads into each state of a parser that follows the PEG, so that what the back end makes of the PEG is tried
// wherever it can be. On a share of it, and on strings made from that, the trees are those of Peggy's own parser.
import { everyRule, subjectOf } from "./oracle.js";
import { parsersOf, suiteDifferences } from "./parser.js";

test.each(everyRule)("%s: the suite of %s", async (id, rule) => {
  const { automaton, peg, grammar, shipped } = subjectOf(id);
  const compared = { automaton, peg, ...(await parsersOf(id, grammar)) };
  expect(suiteDifferences(compared, rule, (text) => shipped.test(text, { rule }))).toEqual([]);
});
