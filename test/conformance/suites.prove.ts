// Tests that the shipped parser and automaton accept exactly the ABNF's language, on the complete suite of each rule.
// The suite leads into each state of a parser that follows the PEG, so it tests the back end in every state. On a part
// of the suite, and on strings made from it, the trees are compared with those of Peggy's own parser.
import { effort } from "../support/effort.js";
import { everyRule, subjectOf } from "./oracle.js";
import { parsersOf, suiteDifferences } from "./parser.js";

/** Each suite has each character after each state; a small one has it before each ending, too. */
const LIMITS = effort({ small: 5000, large: 25_000 }, { small: 20_000, large: 100_000 });

test.each(everyRule)("%s: the suite of %s", async (id, rule) => {
  const { automaton, peg, grammar, shipped } = subjectOf(id);
  const compared = { automaton, peg, ...(await parsersOf(id, grammar)) };
  expect(suiteDifferences(compared, rule, (text) => shipped.test(text, { rule }), LIMITS)).toEqual([]);
});
