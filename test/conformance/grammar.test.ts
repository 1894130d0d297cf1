// The PEG means, by each rule, exactly what the ABNF beside it says: not tried on strings, but compared as automata.
import { pegName } from "../../scripts/build/literate.js";
import { firstDifference, machineOf } from "./machine.js";
import { everyRule, subjectOf } from "./oracle.js";

test.each(everyRule)("%s: the PEG's %s is the ABNF's", (id, rule) => {
  const { automaton, peg } = subjectOf(id);
  expect(firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))).toBeNull();
});
