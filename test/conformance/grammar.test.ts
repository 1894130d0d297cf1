// Proves that each PEG rule matches exactly the language of its ABNF, by comparing their automata. Tests that the
// shipped parser follows the PEG, on strings that take every transition of these automata. The complete suites, and the
// trees, are in suites.prove.ts.
import { pegName } from "../../scripts/build/literate.js";
import { firstDifference, machineOf } from "./machine.js";
import { fewOf } from "./cover.js";
import { differences, everyRule, loadParser, oracleOf, subjectOf, verdictOf } from "./oracle.js";

test.each(everyRule)("%s: the PEG rule %s equals its ABNF", (id, rule) => {
  const { automaton, peg } = subjectOf(id);
  expect(firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))).toBeNull();
});

test.each(everyRule)("%s: the parser rule %s equals its ABNF on each transition", async (id, rule) => {
  const { automaton, peg } = subjectOf(id);
  const strings = fewOf(automaton, peg, rule);
  const accepts = verdictOf(await loadParser(id), pegName(rule));
  expect(differences(oracleOf(automaton, rule), accepts, { strings })).toEqual([]);
});
