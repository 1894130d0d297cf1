// The PEG means, by each rule, exactly what the ABNF above it says: not tried on strings, but compared as automata. And the
// parser that is shipped follows the PEG: it is tried on strings that take every transition of these automata. The complete
// suites are in suites.prove.ts.
import { pegName } from "../../scripts/build/literate.js";
import { firstDifference, machineOf } from "./machine.js";
import { everyRule, subjectOf } from "./oracle.js";
import { coverDifferences, parsersOf } from "./parser.js";

test.each(everyRule)("%s: the PEG's %s is the ABNF's", (id, rule) => {
  const { automaton, peg } = subjectOf(id);
  expect(firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))).toBeNull();
});

test.each(everyRule)("%s: the parser's %s is the ABNF's on each transition, with Peggy's trees", async (id, rule) => {
  const { automaton, peg, grammar } = subjectOf(id);
  expect(coverDifferences({ automaton, peg, ...(await parsersOf(id, grammar)) }, rule)).toEqual([]);
});
