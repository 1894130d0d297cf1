// Proves that each PEG rule matches exactly the language of its ABNF, by comparing their automata. Tests that the
// shipped parser follows the PEG, on strings that take every transition of these automata. The complete suites are in
// suites.prove.ts.
import { pegName } from "../../scripts/build/literate.js";
import { firstDifference, machineOf } from "./machine.js";
import { everyRule, subjectOf } from "./oracle.js";
import { coverDifferences, parsersOf } from "./parser.js";

test.each(everyRule)("%s: the PEG rule %s equals its ABNF", (id, rule) => {
  const { automaton, peg } = subjectOf(id);
  expect(firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))).toBeNull();
});

test.each(everyRule)(
  "%s: the parser rule %s equals its ABNF on each transition and makes the same trees as Peggy",
  async (id, rule) => {
    const { automaton, peg, grammar } = subjectOf(id);
    expect(coverDifferences({ automaton, peg, ...(await parsersOf(id, grammar)) }, rule)).toEqual([]);
  },
);
